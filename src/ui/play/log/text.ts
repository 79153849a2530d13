import type { Sequence } from '../../../skirmish';
import { modifierWords } from '../tally/modifiers';
import { resultLooks } from '../../symbols/results';
import { groupLines, type SequenceGroup, type TurnGroup } from './groups';
import type { LogDetail, LogLine } from './line';
import { phrase, sentence, signed, say, type Phrase, type Voice } from './voice';

/** A detail of a line as one plain text. */
export function detailText(voice: Voice, detail: LogDetail): string {
  switch (detail.kind) {
    case 'die':
      return sentence(
        voice,
        phrase('log.detail.die', { purpose: detail.purpose, face: detail.face, sides: detail.sides }),
      );
    case 'modifier':
      return `${signed(detail.modifier.value)} · ${say(voice, modifierWords(voice.game, detail.modifier))}`;
    case 'fact':
      return sentence(voice, detail.phrase);
    case 'result':
      return voice.t(resultLooks[detail.code].name);
  }
}

/** What heads a player's turn. */
export const turnWords = ({ turn, army, sequences }: TurnGroup): Phrase =>
  sequences[0]?.sequences[0] === 0
    ? phrase('log.deployment', { army: { army } })
    : phrase('log.turn', { turn, army: { army } });

const sequenceWord = (sequence: Sequence): Phrase => phrase(`rules.sequence.${sequence}`);

/** What heads a sequence, or says that several were passed over. */
export const sequenceWords = ({ sequences, passed }: SequenceGroup): Phrase =>
  passed ? phrase('log.passed', { sequence: { list: sequences.map(sequenceWord) } }) : sequenceWord(sequences[0] ?? 0);

/** A line as it is read, with the mark of one taken back. */
export const lineText = (voice: Voice, line: LogLine): string =>
  line.undone ? voice.t('log.undone', { line: sentence(voice, line) }) : sentence(voice, line);

const lineBlock = (voice: Voice, line: LogLine): string[] => [
  `  - ${lineText(voice, line)}`,
  ...line.details.filter(({ kind }) => kind !== 'result').map((detail) => `      ${detailText(voice, detail)}`),
];

/** The whole journal as plain text in the player's language. */
export function logText(voice: Voice, lines: readonly LogLine[]): string {
  const blocks = groupLines(lines).map((turn) => {
    const sequences = turn.sequences.flatMap((group) => [
      ` ${sentence(voice, sequenceWords(group))}`,
      ...group.lines.flatMap((line) => lineBlock(voice, line)),
    ]);
    return [sentence(voice, turnWords(turn)), ...sequences].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The words of one entry, for the live region: the sentences, without what they open to. */
export function entryWords(voice: Voice, lines: readonly LogLine[], entry: number): string[] {
  return lines.filter((line) => line.entry === entry).map((line) => lineText(voice, line));
}
