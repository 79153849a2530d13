import { lastPlaces, runs, type TurnGroup } from '../../table/log/groups';
import { phrase, type Phrase } from '../../table/log/voice';
import type { LogLine } from './line';

const isHeading = (line: LogLine): boolean => line.tone === 'turn';

/** Set up alone, he may be set up again; several at once are told as they were. */
function placed({ messageId, events: [first] }: LogLine): string | null {
  if (first?.type === 'catapultDeployed') return 'catapult';
  return first?.type === 'deployed' && messageId !== 'castlelog.deployed.rest' ? first.who : null;
}

function titleOf({ phase, turn, army }: LogLine): Phrase {
  if (phase === 'magic') return phrase('castlelog.group.magic');
  if (phase === 'deployment') return phrase('castlelog.group.deployment', { army: { army } });
  return phrase('castlelog.group.turn', { turn, army: { army } });
}

/** The mages' dice are both armies'. */
const sameStretch = (a: LogLine, b: LogLine): boolean =>
  a.phase === b.phase && (a.phase === 'magic' || (a.army === b.army && a.turn === b.turn));

/** Magic, both deployments, then player's turns, in the order of play. @rule CTU-1 */
export function groupLines(lines: readonly LogLine[]): TurnGroup<LogLine>[] {
  return runs(lines, sameStretch).map(({ first, lines: own }) => {
    const told = lastPlaces(
      own.filter((line) => !isHeading(line)),
      placed,
    );
    return {
      key: first.key,
      title: titleOf(first),
      army: first.phase === 'magic' ? null : first.army,
      parts: told.length > 0 ? [{ key: 'all', title: null, lines: told }] : [],
    };
  });
}
