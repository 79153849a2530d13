import type { GameHeader } from '../../game';
import { filmText } from '../table/watch/film-text';
import type { Film } from '../table/watch/film';
import { fileName, optionWords, titled, type Reading } from './describe';

/** A game's journal as a text, with who plays which army by which rules, and a name for its file. */
export function journalFile(film: Film, header: GameHeader, reading: Reading) {
  const { choices } = reading;
  return {
    name: fileName(titled(header, reading), 'txt'),
    text: filmText(film, reading, optionWords(header, choices)),
  };
}
