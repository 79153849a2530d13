import type { TurnGroup } from './groups';
import type { LogDetail, LogLine } from './line';
import { phrase, say, sentence, signed, type Voice } from './voice';

/** A detail of a line as one plain text; a table's result is in the line already. */
export function detailText(voice: Voice, detail: LogDetail): string {
  switch (detail.kind) {
    case 'die':
      return sentence(
        voice,
        phrase('log.detail.die', { purpose: detail.purpose, face: detail.face, sides: detail.sides }),
      );
    case 'modifier':
      return `${signed(detail.modifier.value)} · ${say(voice, detail.phrase)}`;
    case 'value':
      return `${detail.modifier.value} · ${say(voice, detail.phrase)}`;
    case 'fact':
      return sentence(voice, detail.phrase);
    case 'result':
      return '';
  }
}

/** A line as it is read, with the mark of one taken back. */
export const lineText = (voice: Voice, line: LogLine): string =>
  line.undone ? voice.t('log.undone', { line: sentence(voice, line) }) : sentence(voice, line);

const lineBlock = (voice: Voice, line: LogLine): string[] => [
  `  - ${lineText(voice, line)}`,
  ...line.details.filter(({ kind }) => kind !== 'result').map((detail) => `      ${detailText(voice, detail)}`),
];

/** A whole journal as plain text in the player's language. */
export function groupsText(voice: Voice, groups: readonly TurnGroup<LogLine>[]): string {
  const blocks = groups.map((turn) => {
    const parts = turn.parts.flatMap((part) => [
      ...(part.title ? [` ${sentence(voice, part.title)}`] : []),
      ...part.lines.flatMap((line) => lineBlock(voice, line)),
    ]);
    return [sentence(voice, turn.title), ...parts].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Lines one after another as sentences: each with its full stop, unless it ends in one of its own. */
export const inSentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');

/** The words of one entry, a line each, without what they open to. */
export function entryWords(voice: Voice, lines: readonly LogLine[], entry: number): string[] {
  return lines.filter((line) => line.entry === entry).map((line) => lineText(voice, line));
}
