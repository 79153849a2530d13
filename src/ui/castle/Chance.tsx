import type { ReactNode } from 'react';
import type { Fraction } from '../../castle';
import { classes } from '../base/classes';
import css from './castle.module.css';
import { DiceTray } from '../table/dice/DiceTray';
import { TumblingDie } from '../table/dice/TumblingDie';
import { useTumble } from '../table/dice/use-tumble';
import { useNaming, usePlay } from './play-context';

/** The roll that is being shown: its dice tumble once. */
const useRoll = () => usePlay((now) => now.roll);

/** A chance in large letters, as a fraction too. */
export function Chance({ chance, children }: { readonly chance: Fraction; readonly children: ReactNode }) {
  const naming = useNaming();
  return (
    <p className={css['chance']}>
      <span className={css['percent']}>{naming.chance(chance)}</span>
      <span className={css['chanceWords']}>
        {children}
        <small>
          {chance.numerator}/{chance.denominator}
        </small>
      </span>
    </p>
  );
}

/** Dice as they fell; those that succeed stand out. `label` says what they were rolled for. */
export function Dice({
  label,
  faces,
  above,
}: {
  readonly label: string;
  readonly faces: readonly number[];
  /** A die succeeds that is greater. */
  readonly above: number;
}) {
  const roll = useRoll();
  const { tumbling, skip } = useTumble(roll);
  return (
    <DiceTray tumbling={tumbling} onSkip={skip}>
      {tumbling ? (
        <span className={css['rolled']}>
          {faces.map((face, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <TumblingDie key={index} face={face} sides={6} tumbling order={index} />
          ))}
        </span>
      ) : (
        <ul className={css['rolled']} aria-label={label}>
          {faces.map((face, index) => (
            // Dice never change places: they have fallen.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={classes(face > above && css['success'])}>
              <TumblingDie face={face} sides={6} tumbling={false} />
              {face}
            </li>
          ))}
        </ul>
      )}
    </DiceTray>
  );
}
