import type { GameHeader } from '../../game';
import { filmText } from '../table/watch/film-text';
import type { Film } from '../table/watch/film';
import { fileName, optionWords, titled, type Reading } from './describe';

/** A game's journal as a text that tells who plays what by which rules, and the name of a file for it. */
export function journalFile(film: Film, header: GameHeader, reading: Reading, now: number) {
  const { choices } = reading;
  return {
    name: fileName(titled(header, reading), 'txt'),
    text: filmText(film, reading, optionWords(header, choices), now),
  };
}
