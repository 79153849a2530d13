import { Crosshair } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HexIndex } from '../../../hex';
import { Button } from '../../base/Button';
import { classes } from '../../base/classes';
import { RuleLink } from '../../rules/RuleLink';
import { DieFace } from './DieFace';
import type { LogManner } from './groups';
import type { LogDetail, LogLine } from './line';
import css from './log.module.css';
import { detailText, lineText } from './text';
import type { Voice } from './voice';

export type Show = ((hexes: readonly HexIndex[]) => void) | undefined;

interface ItemProps<Line extends LogLine> {
  readonly line: Line;
  readonly voice: Voice;
  readonly manner: LogManner<Line>;
  readonly onShow: Show;
  /** Why the computer did it, or the question; nothing for all others. */
  readonly why?: ReactNode;
}

const ruleOf = (detail: LogDetail): string | null =>
  'modifier' in detail ? detail.modifier.rule : detail.kind === 'result' ? null : detail.rule;

/** What is opened: the result stands in the line already. */
const opened = (line: LogLine): LogDetail[] => line.details.filter(({ kind }) => kind !== 'result');

function DetailItem({
  detail,
  voice,
  rule,
}: {
  readonly detail: LogDetail;
  readonly voice: Voice;
  readonly rule: string | null;
}) {
  return (
    <li className={css['detail']}>
      {detail.kind === 'die' ? (
        <DieFace face={detail.face} sides={detail.sides} />
      ) : (
        <span aria-hidden className={css['bullet']} />
      )}
      <span className={css['words']}>{detailText(voice, detail)}</span>
      {rule && <RuleLink rule={rule} />}
    </li>
  );
}

/** Each rule is linked once, where it is first needed; the line's own at the foot when no detail has it. */
function Details<Line extends LogLine>({ line, voice, manner, onShow, why }: ItemProps<Line>) {
  const hexes = manner.hexesOf(line);
  const details = opened(line);
  const rules = details.map(ruleOf);
  const own = line.rule !== null && !rules.includes(line.rule) ? line.rule : null;
  const shows = onShow && hexes.length > 0;
  return (
    <ul className={css['details']}>
      {details.map((detail, index) => (
        <DetailItem
          // Details never change places: they are those of something past.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          detail={detail}
          voice={voice}
          rule={rules.indexOf(rules[index]!) === index ? rules[index]! : null}
        />
      ))}
      {why && <li className={css['whyLine']}>{why}</li>}
      {(shows || own !== null) && (
        <li className={css['foot']}>
          {shows && (
            <Button look="quiet" icon={<Crosshair aria-hidden size={18} />} onClick={() => onShow(hexes)}>
              {voice.t('log.show')}
            </Button>
          )}
          {own !== null && <RuleLink rule={own} />}
        </li>
      )}
    </ul>
  );
}

/** One happening; opened, its dice, modifiers and rules. */
export function LogLineItem<Line extends LogLine>({ line, voice, manner, onShow, why }: ItemProps<Line>) {
  const row = (
    <>
      <manner.Mark line={line} />
      <span className={css['words']}>{lineText(voice, line)}</span>
    </>
  );
  const look = classes(css['line'], css[line.tone], line.undone && css['undone']);
  if (line.details.length === 0 && line.rule === null && !why)
    return <li className={classes(look, css['row'])}>{row}</li>;
  return (
    <li className={look}>
      <details>
        <summary className={css['row']}>{row}</summary>
        <Details line={line} voice={voice} manner={manner} onShow={onShow} why={why} />
      </details>
    </li>
  );
}
