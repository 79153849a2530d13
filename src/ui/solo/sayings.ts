import type { MessageId } from '../../i18n/words';
import type { Reason, Verb } from '../../solo';
import { names, phrase, type Phrase, type Term } from '../table/log/voice';

/** How a game puts the computer's commands and reasons into words, in no language yet. */
export interface GameSayings {
  /** What a command would do. */
  readonly command: (command: Verb) => Phrase;
  /** Why something is done: one whole sentence. */
  readonly reason: (reason: Reason) => Phrase;
}

/** A reason's facts as what fills its sentence: people by name, hexes by label, chances in percent. */
function termsOf(facts: Reason['facts']): Readonly<Record<string, Term>> {
  const { who, target, hex, percent, count } = facts;
  const person = (id: string | number): Term => (id === 'section' ? phrase('solo.section') : names(String(id)));
  return {
    ...(who !== undefined && { who: person(who) }),
    ...(target !== undefined && { target: person(target) }),
    ...(hex !== undefined && { hex: { hex: Number(hex) } }),
    ...(percent !== undefined && { percent: { percent: Number(percent) / 100 } }),
    ...(count !== undefined && { count }),
  };
}

/** The sentence of a reason, from a game's list of them by code. */
export const because = (sentences: Readonly<Record<string, MessageId>>, { code, facts }: Reason): Phrase =>
  phrase(sentences[code] ?? 'solo.why.none', termsOf(facts));
