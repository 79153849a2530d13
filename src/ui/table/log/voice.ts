import type { ArmyId, Board, LocalText } from '../../../game';
import { hexLabel, type HexIndex } from '../../../hex';
import type { LanguageCode, MessageId, Translate } from '../../../i18n/words';

/** What fills a place in a message. Names, hexes and words are put into a language only when the phrase is said. */
export type Term =
  | string
  | number
  /** Characters (or horses), joined the way the language joins a list. */
  | { readonly names: readonly string[] }
  | { readonly hex: HexIndex }
  | { readonly army: ArmyId }
  | { readonly list: readonly Phrase[] }
  /** A part from 0 to 1. */
  | { readonly percent: number }
  | Phrase;

/** A message with what fills it, in no language yet. */
export interface Phrase {
  readonly messageId: MessageId;
  readonly values: Readonly<Record<string, Term>>;
}

/** What the wording needs of a game: its board and names. */
export interface NamedGame {
  readonly board: Board;
  readonly byId: ReadonlyMap<string, { readonly name: LocalText }>;
  /** What plays a part in it without being anybody, by id: what it is called. */
  readonly things?: Readonly<Record<string, MessageId>>;
}

/** All that is needed to say a phrase. */
export interface Voice {
  readonly t: Translate;
  readonly language: LanguageCode;
  readonly game: NamedGame;
  /** The armies' names in that language. */
  readonly armies: Readonly<Record<ArmyId, string>>;
}

export const phrase = (messageId: MessageId, values: Phrase['values'] = {}): Phrase => ({ messageId, values });

export const names = (...ids: readonly string[]): Term => ({ names: ids });

/** A horse alone has the id `horse-` and its rider's. */
const riderOf = (horse: string): string => horse.replace(/^horse-/, '');

/** A character's name; of a thing, what it is called; of a horse alone, whose it is. */
export function nameOf(voice: Voice, id: string): string {
  const sheet = voice.game.byId.get(id);
  if (sheet) return sheet.name[voice.language];
  const thing = voice.game.things?.[id];
  if (thing) return voice.t(thing);
  if (riderOf(id) === id) return voice.t('log.somebody');
  const rider = voice.game.byId.get(riderOf(id));
  return rider ? voice.t('log.horseOf', { name: rider.name[voice.language] }) : voice.t('log.horse');
}

// British English joins its lists without a comma before "and", as the rest of the product does.
const locales: Readonly<Record<LanguageCode, string>> = { en: 'en-GB', fr: 'fr', ru: 'ru' };

const listed = (voice: Voice, texts: readonly string[]): string =>
  new Intl.ListFormat(locales[voice.language], { type: 'conjunction' }).format(texts);

/** "Aldric, Hugo and Odo". */
export const namesOf = (voice: Voice, ids: readonly string[]): string =>
  listed(
    voice,
    ids.map((id) => nameOf(voice, id)),
  );

/** "75 %", as the language writes it. */
export const percentOf = (voice: Voice, part: number): string =>
  new Intl.NumberFormat(locales[voice.language], { style: 'percent', maximumFractionDigits: 0 }).format(part);

function fill(voice: Voice, term: Term): string | number {
  if (typeof term !== 'object') return term;
  if ('names' in term) return namesOf(voice, term.names);
  if ('hex' in term) return hexLabel(voice.game.board.grid, term.hex);
  if ('army' in term) return voice.armies[term.army];
  if ('percent' in term) return percentOf(voice, term.percent);
  if ('list' in term) {
    return listed(
      voice,
      term.list.map((said) => say(voice, said)),
    );
  }
  return say(voice, term);
}

/** A phrase in the player's language, to be put into another. */
export function say(voice: Voice, { messageId, values }: Phrase): string {
  const filled = Object.fromEntries(Object.entries(values).map(([key, term]) => [key, fill(voice, term)]));
  return voice.t(messageId, filled);
}

/** A phrase that stands alone: its first letter is a capital. */
export function sentence(voice: Voice, said: Phrase): string {
  const text = say(voice, said);
  const [first = ''] = text;
  return first.toLocaleUpperCase(voice.language) + text.slice(first.length);
}

/** "12 hexes". */
export const hexCount = (count: number): Phrase => phrase('log.hexes', { count });

const minus = '\u2212';

/** A value with its sign: "+1", "−2". */
export const signed = (value: number): string => (value < 0 ? `${minus}${-value}` : `+${value}`);
