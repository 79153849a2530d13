import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ArmyId } from '../../../game';
import type { ArmyLook } from '../../../store/army-pairs';
import { Switch } from '../../base/Switch';
import { ArmyShield } from '../../symbols/ArmyShield';
import type { LogManner, TurnGroup } from './groups';
import type { LogLine } from './line';
import css from './log.module.css';
import { LogLineItem, type Show } from './LogLineItem';
import { sentence, type Voice } from './voice';

type WhyOf = ((line: LogLine) => ReactNode) | undefined;

const rolled = (line: LogLine): boolean => line.details.some(({ kind }) => kind === 'die');

function Turn<Line extends LogLine>({
  group,
  voice,
  manner,
  look,
  onShow,
  whyOf,
}: {
  readonly group: TurnGroup<Line>;
  readonly voice: Voice;
  readonly manner: LogManner<Line>;
  readonly look: ArmyLook | null;
  readonly onShow: Show;
  readonly whyOf: WhyOf;
}) {
  return (
    <section
      className={css['turn']}
      style={{ ['--army' as string]: look ? `var(--army-${look.colour})` : 'var(--line-strong)' }}
    >
      <h3 className={css['turnTitle']}>
        {look && <ArmyShield look={look} className={css['shield']} />}
        <span>{sentence(voice, group.title)}</span>
      </h3>
      {group.parts.map((part) => (
        <div key={part.key} className={css['sequence']}>
          {part.title && <h4 className={css['sequenceTitle']}>{sentence(voice, part.title)}</h4>}
          {part.lines.length > 0 && (
            <ul className={css['lines']}>
              {part.lines.map((line) => (
                <LogLineItem
                  key={line.key}
                  line={line}
                  voice={voice}
                  manner={manner}
                  onShow={onShow}
                  why={whyOf?.(line)}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

/** Keeps the end in sight as lines come, unless the reader has gone back to older ones. */
function useEndInSight(lines: readonly LogLine[]) {
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const mark = end.current;
    if (!mark || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      atEnd.current = seen?.isIntersecting ?? true;
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (atEnd.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  return end;
}

/**
 * What has happened, turn by turn, the newest last. `onShow` brings hexes into sight on the board; without it no line
 * offers to.
 */
export function LogPanel<Line extends LogLine>({
  lines,
  voice,
  manner,
  looks,
  onShow,
  whyOf,
  keep,
}: {
  readonly lines: readonly Line[];
  readonly voice: Voice;
  readonly manner: LogManner<Line>;
  readonly looks: Readonly<Record<ArmyId, ArmyLook>>;
  readonly onShow?: Show;
  /** What a line offers beside its dice: why the computer did it. */
  readonly whyOf?: WhyOf;
  /** How the journal can be kept. */
  readonly keep?: ReactNode;
}) {
  const { t } = voice;
  const [diceOnly, setDiceOnly] = useState(false);
  const shown = useMemo(() => manner.group(diceOnly ? lines.filter(rolled) : lines), [manner, lines, diceOnly]);
  const end = useEndInSight(lines);
  const empty = shown.every(({ parts }) => parts.length === 0);
  return (
    <section className={css['log']} aria-label={t('log.title')}>
      {lines.length > 0 && <Switch label={t('log.diceOnly')} checked={diceOnly} onChange={setDiceOnly} />}
      {empty && <p className={css['empty']}>{t(diceOnly && lines.length > 0 ? 'log.noDice' : 'log.empty')}</p>}
      {shown.map((group) => (
        <Turn
          key={group.key}
          group={group}
          voice={voice}
          manner={manner}
          look={group.army && looks[group.army]}
          onShow={onShow}
          whyOf={whyOf}
        />
      ))}
      {!empty && keep}
      <div ref={end} className={css['endMark']} />
    </section>
  );
}
