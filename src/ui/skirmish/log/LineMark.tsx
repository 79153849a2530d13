import {
  ArrowUp,
  Dices,
  Droplet,
  Footprints,
  MapPin,
  Moon,
  Shield,
  Skull,
  Sun,
  Trophy,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import type { Event } from '../../../skirmish';
import { ResultSymbol } from '../../symbols/ResultSymbol';
import { resultLooks, type ResultCode } from '../../symbols/results';
import css from '../../table/log/log.module.css';
import type { LogLine } from './line';

const icons: Partial<Record<Event['type'], LucideIcon>> = {
  moved: Footprints,
  left: Footprints,
  horseMoved: Footprints,
  deployed: MapPin,
  recovered: Sun,
  stunned: Moon,
  drawn: Dices,
  advanceOffered: ArrowUp,
};

/** What a line without a table's result is about. The words say it too. */
function iconOf({ events: [first], tone, messageId }: LogLine): LucideIcon {
  if (messageId === 'log.takenBack') return Undo2;
  if (tone === 'end') return Trophy;
  if (tone === 'death') return Skull;
  if (first?.type === 'moved' && first.why === 'advance') return ArrowUp;
  return icons[first?.type ?? 'rolled'] ?? (tone === 'harm' ? Droplet : Shield);
}

const isResult = (code: string): code is ResultCode => code in resultLooks;

/** The small drawing before a line: the table's symbol where one was rolled. */
export function LineMark({ line }: { readonly line: LogLine }) {
  const result = line.details.find((detail) => detail.kind === 'result');
  if (result && isResult(result.code)) return <ResultSymbol code={result.code} decorative className={css['symbol']} />;
  return createElement(iconOf(line), { 'aria-hidden': true, className: css['icon'] });
}
