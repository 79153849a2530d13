import { Crosshair } from 'lucide-react';
import type { HexIndex } from '../../../hex';
import { Button } from '../../base/Button';
import { classes } from '../../base/classes';
import { RuleLink } from '../../rules/RuleLink';
import { ResultSymbol } from '../../symbols/ResultSymbol';
import { DieFace } from './DieFace';
import { hexesOfLine } from './hexes';
import type { LogDetail, LogLine } from './line';
import { LineMark } from './LineMark';
import css from './log.module.css';
import { detailText, lineText } from './text';
import type { Voice } from './voice';

const ruleOf = (detail: LogDetail): string | null =>
  detail.kind === 'modifier' ? detail.modifier.rule : detail.kind === 'result' ? null : detail.rule;

function DetailMark({ detail }: { readonly detail: LogDetail }) {
  if (detail.kind === 'die') return <DieFace face={detail.face} sides={detail.sides} />;
  if (detail.kind === 'result') return <ResultSymbol code={detail.code} decorative className={css['symbol']} />;
  return <span aria-hidden className={css['bullet']} />;
}

function Details({ line, voice, onShow }: { readonly line: LogLine; readonly voice: Voice; readonly onShow: Show }) {
  const hexes = hexesOfLine(line);
  const ruled = line.details.some((detail) => ruleOf(detail) === line.rule);
  return (
    <ul className={css['details']}>
      {line.details.map((detail, index) => (
        // Details never change places: they are those of something past.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={css['detail']}>
          <DetailMark detail={detail} />
          <span className={css['words']}>{detailText(voice, detail)}</span>
          {ruleOf(detail) && <RuleLink rule={ruleOf(detail)!} />}
        </li>
      ))}
      {(hexes.length > 0 || (line.rule && !ruled)) && (
        <li className={css['foot']}>
          {onShow && hexes.length > 0 && (
            <Button look="quiet" icon={<Crosshair aria-hidden size={18} />} onClick={() => onShow(hexes)}>
              {voice.t('log.show')}
            </Button>
          )}
          {line.rule && !ruled && <RuleLink rule={line.rule} />}
        </li>
      )}
    </ul>
  );
}

export type Show = ((hexes: readonly HexIndex[]) => void) | undefined;

/** One happening; opened, its dice, modifiers and rules. */
export function LogLineItem({
  line,
  voice,
  onShow,
}: {
  readonly line: LogLine;
  readonly voice: Voice;
  readonly onShow: Show;
}) {
  const row = (
    <>
      <LineMark line={line} />
      <span className={css['words']}>{lineText(voice, line)}</span>
    </>
  );
  const look = classes(css['line'], css[line.tone], line.undone && css['undone']);
  if (line.details.length === 0 && line.rule === null) return <li className={classes(look, css['row'])}>{row}</li>;
  return (
    <li className={look}>
      <details>
        <summary className={css['row']}>{row}</summary>
        <Details line={line} voice={voice} onShow={onShow} />
      </details>
    </li>
  );
}
