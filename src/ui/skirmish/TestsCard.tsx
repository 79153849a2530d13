import { useWords } from '../../i18n/words';
import type { Event } from '../../skirmish';
import type { RollShown } from '../../store/skirmish/play';
import { RuleLink } from '../rules/RuleLink';
import { useTumble } from '../table/dice/use-tumble';
import css from '../table/odds.module.css';
import { testResults, testSymbols } from './face-results';
import { Faces } from './Faces';
import { harmOfTest, outcome, outcomeFor } from './log/harm';
import { useNaming, useTable } from './play-context';
import { Rolled } from './Rolled';

const isTest = (event: Event) => event.type === 'tested';

/** The infiltration tests of a move just made, each with its die, its hex, the enemy and the result. @rule MOV-4 */
export function TestsCard({ roll }: { readonly roll: RollShown }) {
  const { t } = useWords();
  const { game } = useTable();
  const naming = useNaming();
  const tumble = useTumble(roll);
  const tests = roll.events.filter(isTest);
  const title = t('play.tests.title', { who: naming.name(tests[0]?.who ?? ''), count: tests.length });
  const only = tests.length === 1 && !tumble.tumbling ? tests[0] : undefined;
  return (
    <section className={css['odds']} aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      {tests.map(({ who, at, by, face, result }, index) => (
        <Rolled
          // Dice never change places: they have fallen.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          face={face}
          result={testSymbols[result]}
          tumble={tumble}
          order={index}
        >
          <strong>{naming.say(result === '-' ? outcome('nothing') : outcomeFor(harmOfTest[result], [who]))}</strong>
          <span className={css['outcomeOf']}>
            {naming.hex(at)} · {naming.name(by)}
          </span>
        </Rolled>
      ))}
      <Faces results={testResults(game)} face={only?.face ?? null} />
      <p className={css['small']}>
        <RuleLink rule="MOV-4" />
      </p>
    </section>
  );
}
