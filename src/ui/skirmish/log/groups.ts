import type { Sequence } from '../../../skirmish';
import { lastPlaces, runs, type TurnGroup } from '../../table/log/groups';
import { phrase, type Phrase } from '../../table/log/voice';
import type { LogLine } from './line';

/** One sequence, or several on end in which nothing could be done. */
interface SequenceGroup {
  readonly sequences: readonly Sequence[];
  /** @rule TURN-4 */
  readonly passed: boolean;
  readonly lines: readonly LogLine[];
}

const placed = ({ events: [first] }: LogLine): string | null => (first?.type === 'deployed' ? first.who : null);

const isPassed = (line: LogLine): boolean => line.messageId === 'log.passed';
const isHeading = (line: LogLine): boolean => line.tone === 'turn' || line.tone === 'sequence' || isPassed(line);

function sequencesOf(lines: readonly LogLine[]): SequenceGroup[] {
  const groups: SequenceGroup[] = [];
  for (const { first, lines: own } of runs(lines, (a, b) => a.sequence === b.sequence)) {
    const passed = own.some(isPassed);
    const told = lastPlaces(
      own.filter((line) => !isHeading(line)),
      placed,
    );
    const last = groups.at(-1);
    if (told.length === 0 && !passed) continue;
    if (told.length === 0 && last?.passed && last.lines.length === 0) {
      groups[groups.length - 1] = { ...last, sequences: [...last.sequences, first.sequence] };
    } else groups.push({ sequences: [first.sequence], passed, lines: told });
  }
  return groups;
}

const sequenceWord = (sequence: Sequence): Phrase => phrase(`rules.sequence.${sequence}`);

/** What heads a sequence, or says that several were passed over. */
const sequenceTitle = ({ sequences, passed }: SequenceGroup): Phrase =>
  passed ? phrase('log.passed', { sequence: { list: sequences.map(sequenceWord) } }) : sequenceWord(sequences[0] ?? 0);

/** Lines by player's turn and sequence, in the order of play; headings become those of the groups. */
export function groupLines(lines: readonly LogLine[]): TurnGroup<LogLine>[] {
  const sameTurn = (a: LogLine, b: LogLine) =>
    a.turn === b.turn && a.army === b.army && (a.sequence === 0) === (b.sequence === 0);
  return runs(lines, sameTurn).map(({ first, lines: own }) => {
    const sequences = sequencesOf(own);
    const { key, turn, army } = first;
    const deploys = sequences[0]?.sequences[0] === 0;
    return {
      key,
      army,
      title: deploys ? phrase('log.deployment', { army: { army } }) : phrase('log.turn', { turn, army: { army } }),
      parts: sequences.map((group) => ({
        key: String(group.sequences[0]),
        title: sequenceTitle(group),
        lines: group.lines,
      })),
    };
  });
}
