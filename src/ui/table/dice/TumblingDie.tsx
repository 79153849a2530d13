import { useEffect, useState } from 'react';
import { classes } from '../../base/classes';
import { DieFace } from '../log/DieFace';
import css from './dice.module.css';

/** Milliseconds after which each next face shows: slower and slower. */
const beats = [0, 60, 125, 200, 285, 385, 505];

/** A face that a tumbling die shows in passing, never the one that it lands on. */
const passing = (face: number, sides: number, beat: number): number =>
  ((face - 1 + 1 + ((beat * 7 + face) % (sides - 1))) % sides) + 1;

/** A die that tumbles until it lies on its face. Said by the words beside it. */
export function TumblingDie({
  face,
  sides,
  tumbling,
  order = 0,
}: {
  readonly face: number;
  readonly sides: number;
  readonly tumbling: boolean;
  /** Among several dice: they do not tumble alike. */
  readonly order?: number;
}) {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    if (!tumbling) return undefined;
    const timers = beats.map((milliseconds, index) => setTimeout(() => setBeat(index), milliseconds));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [tumbling]);
  return (
    <span className={classes(css['die'], tumbling && css['tumbling'], order % 2 === 1 && css['other'])} aria-hidden>
      <DieFace face={tumbling ? passing(face, sides, beat + order) : face} sides={sides} />
    </span>
  );
}
