import { groupsText } from '../../table/log/text';
import type { LogManner } from '../../table/log/groups';
import type { Voice } from '../../table/log/voice';
import { groupLines } from './groups';
import { hexesOfLine } from './hexes';
import type { LogLine } from './line';
import { LineMark } from './LineMark';

/** How the skirmish's log is grouped and marked. */
export const skirmishLog: LogManner<LogLine> = { group: groupLines, hexesOf: hexesOfLine, Mark: LineMark };

/**
 * The whole journal as plain text in the player's language.
 *
 * @internal Asked by tests alone.
 */
export const logText = (voice: Voice, lines: readonly LogLine[]): string => groupsText(voice, groupLines(lines));
