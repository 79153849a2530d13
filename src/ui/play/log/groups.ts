import type { ArmyId } from '../../../game';
import type { Sequence } from '../../../skirmish';
import type { LogLine } from './line';

/** One sequence, or several on end in which nothing could be done. */
export interface SequenceGroup {
  readonly sequences: readonly Sequence[];
  /** @rule TURN-4 */
  readonly passed: boolean;
  readonly lines: readonly LogLine[];
}

/** One player's turn. */
export interface TurnGroup {
  readonly key: string;
  readonly turn: number;
  readonly army: ArmyId;
  readonly sequences: readonly SequenceGroup[];
}

/** Of one character set up again and again only the last place counts. */
function lastPlaces(lines: readonly LogLine[]): LogLine[] {
  const who = (line: LogLine) => (line.events[0]?.type === 'deployed' ? line.events[0].who : null);
  return lines.filter(
    (line, index) => who(line) === null || !lines.slice(index + 1).some((later) => who(later) === who(line)),
  );
}

const isPassed = (line: LogLine): boolean => line.messageId === 'log.passed';
const isHeading = (line: LogLine): boolean => line.tone === 'turn' || line.tone === 'sequence' || isPassed(line);

interface Run {
  readonly first: LogLine;
  readonly lines: LogLine[];
}

/** Neighbouring lines that agree. */
function runs(lines: readonly LogLine[], agree: (a: LogLine, b: LogLine) => boolean): Run[] {
  const found: Run[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && agree(open.first, line)) open.lines.push(line);
    else found.push({ first: line, lines: [line] });
  }
  return found;
}

function sequencesOf(lines: readonly LogLine[]): SequenceGroup[] {
  const groups: SequenceGroup[] = [];
  for (const { first, lines: own } of runs(lines, (a, b) => a.sequence === b.sequence)) {
    const passed = own.some(isPassed);
    const told = lastPlaces(own.filter((line) => !isHeading(line)));
    const last = groups.at(-1);
    if (told.length === 0 && !passed) continue;
    if (told.length === 0 && last?.passed && last.lines.length === 0) {
      groups[groups.length - 1] = { ...last, sequences: [...last.sequences, first.sequence] };
    } else groups.push({ sequences: [first.sequence], passed, lines: told });
  }
  return groups;
}

/** Lines by player's turn and sequence, in the order of play; headings become those of the groups. */
export function groupLines(lines: readonly LogLine[]): TurnGroup[] {
  const sameTurn = (a: LogLine, b: LogLine) =>
    a.turn === b.turn && a.army === b.army && (a.sequence === 0) === (b.sequence === 0);
  return runs(lines, sameTurn).map(({ first, lines: own }) => ({
    key: first.key,
    turn: first.turn,
    army: first.army,
    sequences: sequencesOf(own),
  }));
}
