import { useWords } from '../../i18n/words';
import { testResult } from '../../skirmish/movement/tests';
import type { TestsShown } from '../../store/skirmish/tests-shown';
import { RuleLink } from '../rules/RuleLink';
import { useTumble } from '../table/dice/use-tumble';
import css from '../table/odds.module.css';
import { Faces, Rolled } from './Faces';
import { outcome, outcomeFor } from './log/harm';
import { useNaming, useTable } from './play-context';

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const harms = { K: 'killed', W: 'wounded' } as const;

/** The dice of one who was struck at on his way, where and by whom, and what each face does. @rule MOV-4 */
export function TestCard({ shown }: { readonly shown: TestsShown }) {
  const { t } = useWords();
  const { game } = useTable();
  const naming = useNaming();
  const { who, tests } = shown;
  const tumble = useTumble(shown);
  const title = t('play.tests.title', { who: naming.name(who), count: tests.length });
  const [only, another] = tests;
  return (
    <section className={css['odds']} aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      <ul className={css['lines']}>
        {tests.map(({ at, by, face, result }, index) => (
          // Dice never change places: they have fallen.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p className={css['line']}>
              <strong className={css['place']}>{naming.hex(at)}</strong>
              <span className={css['reason']}>{naming.name(by)}</span>
              {index === 0 && <RuleLink rule="MOV-4" />}
            </p>
            <Rolled
              face={face}
              result={result}
              tumble={tumble}
              order={index}
              words={naming.say(result === '-' ? outcome('nothing') : outcomeFor(harms[result], [who]))}
            />
          </li>
        ))}
      </ul>
      <Faces
        results={faces.map((face) => testResult(game.ruleset.values.infiltration, face))}
        face={(!tumble.tumbling && !another && only?.face) || null}
      />
    </section>
  );
}
