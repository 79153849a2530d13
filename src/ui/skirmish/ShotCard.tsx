import { CircleCheck, CircleX, ShieldHalf, Ruler } from 'lucide-react';
import { useWords } from '../../i18n/words';
import { blockerRules, conditionOf, isRefusal } from '../../skirmish';
import type { Preview } from '../../store/skirmish/preview';
import { eventOf, type RollShown } from '../../store/skirmish/play';
import { classes } from '../base/classes';
import { RuledWords } from '../rules/RuledWords';
import { ChanceBars, Faces } from './Faces';
import { useTumble } from '../table/dice/use-tumble';
import css from '../table/odds.module.css';
import { useNaming, useTable } from './play-context';
import { RefusalNote } from '../table/RefusalNote';
import { Rolled } from './Rolled';
import { resultName } from '../symbols/results';
import { blockerWords } from './refusals/blockers';
import { TallyLines } from './Tally';

type ShotPreview = Extract<Preview, { kind: 'shot' }>;

function LineState({ preview }: { readonly preview: ShotPreview }) {
  const { t } = useWords();
  const { game } = useTable();
  const naming = useNaming();
  const { sight } = preview;
  const texts = new Map(
    sight.blockers.map((blocker) => [naming.say(blockerWords(game, blocker)), blockerRules[blocker.kind]]),
  );
  return (
    <>
      <p className={classes(css['sight'], sight.clear ? css['clear'] : css['blocked'])}>
        {sight.clear ? <CircleCheck aria-hidden size={20} /> : <CircleX aria-hidden size={20} />}
        <strong>{t(sight.clear ? 'play.line.clear' : 'play.line.blocked')}</strong>
      </p>
      {texts.size > 0 && (
        <ul className={css['blockers']}>
          {[...texts].map(([text, rule]) => (
            <li key={text}>
              <RuledWords rule={rule}>{text}</RuledWords>
            </li>
          ))}
        </ul>
      )}
      <ul className={css['facts']}>
        <li>
          <Ruler aria-hidden size={18} /> {t('play.range', { range: sight.range })}
        </li>
        <li>
          <ShieldHalf aria-hidden size={18} /> {t(`rules.cover.${sight.cover}`)}
        </li>
      </ul>
    </>
  );
}

/** A shot before it is loosed, and the same card with its roll. */
export function ShotCard({ preview, roll }: { readonly preview: ShotPreview; readonly roll: RollShown | null }) {
  const { t } = useWords();
  const naming = useNaming();
  const { who, target, answer } = preview;
  const { state } = useTable();
  const aimed = state.characters[target];
  const event = eventOf(roll, 'shot');
  const tumble = useTumble(roll);
  return (
    <section
      className={css['odds']}
      aria-label={t('play.shot.title', { who: naming.name(who), target: naming.name(target) })}
    >
      <h2 className={css['title']}>{t('play.shot.title', { who: naming.name(who), target: naming.name(target) })}</h2>
      {event && (
        <Rolled face={event.face} result={event.result} tumble={tumble}>
          <strong>{resultName(t, event.result)}</strong>
        </Rolled>
      )}
      <LineState preview={preview} />
      {isRefusal(answer) ? (
        answer.code !== 'line-blocked' && <RefusalNote refusal={answer} />
      ) : (
        <>
          <TallyLines tally={answer.tally} of="die" />
          <Faces results={answer.results} face={(!tumble.tumbling && event?.face) || null} />
          {!event && <ChanceBars results={answer.results} conditions={{ target: aimed && conditionOf(aimed) }} />}
        </>
      )}
    </section>
  );
}
