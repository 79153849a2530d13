import type { FileFindingCode } from '../../game';
import type { MessageId, Translate } from '../../i18n/words';
import type { Finding } from '../../store/games';

const words: Readonly<Record<FileFindingCode, MessageId>> = {
  'cut-off': 'app.file.cut-off',
  syntax: 'app.file.syntax',
  'not-a-save': 'app.file.not-a-save',
  newer: 'app.file.newer',
  'newer-rules': 'app.file.newer-rules',
  missing: 'app.file.missing',
  'unknown-field': 'app.file.unknown-field',
  'wrong-value': 'app.file.wrong-value',
  'wrong-length': 'app.file.wrong-length',
  'bad-take-back': 'app.file.bad-take-back',
  'too-many': 'app.file.too-many',
  'unknown-game': 'app.file.unknown-game',
  'unknown-scenario': 'app.file.unknown-scenario',
  'unknown-version': 'app.file.unknown-version',
  'bad-option': 'app.file.bad-option',
  'unknown-event': 'app.file.unknown-event',
  'unknown-character': 'app.file.unknown-character',
  'off-board': 'app.file.off-board',
  'bad-event': 'app.file.bad-event',
  'impossible-command': 'app.file.impossible-command',
  'impossible-event': 'app.file.impossible-event',
  'after-end': 'app.file.after-end',
  'not-his-turn': 'app.file.not-his-turn',
};

/** A text or a number as it stands in the file; the names of kinds of values are no player's words. */
const isWritten = (received: string | number | undefined): boolean => /^("|-?\d)/.test(String(received ?? ''));

/** What is wrong at a place of a file, in the player's language. */
export function findingText({ code, facts }: Finding, t: Translate): string {
  if (code === 'wrong-value' && !isWritten(facts['received'])) return t('app.file.wrong-kind');
  return t(words[code], facts);
}

/** Those of the whole file, and those whose words say already where it is. */
const withoutPlace: ReadonlySet<FileFindingCode> = new Set([
  'cut-off',
  'syntax',
  'not-a-save',
  'newer',
  'newer-rules',
  'unknown-game',
  'unknown-scenario',
  'unknown-version',
]);

/** The place in the file, to be shown; null where it adds nothing. */
export function findingPlace({ code, place }: Finding, t: Translate): string | null {
  return withoutPlace.has(code) || place === '' ? null : t('app.file.place', { place });
}
