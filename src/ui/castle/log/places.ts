import { sectionAt, sectionOf, type CastleGame, type Target } from '../../../castle';
import type { Direction, HexIndex } from '../../../hex';
import { names, phrase, type Phrase, type Term } from '../../table/log/voice';

type Game = Pick<CastleGame, 'board'>;

/** "the rampart between D4 and D5", from the outside in. */
export function sectionWords({ board }: Game, number: number): Phrase {
  const { outside, inside } = sectionOf(board, number);
  return inside < 0
    ? phrase('castlelog.section.edge', { hex: { hex: outside } })
    : phrase('castlelog.section', { hex: { hex: outside }, beyond: { hex: inside } });
}

/** The same for a section that is named from either of its hexes. */
export function sideWords(game: Game, hex: HexIndex, direction: Direction): Phrase {
  const number = sectionAt(game.board, hex, direction);
  return number < 0 ? phrase('castlelog.section.edge', { hex: { hex } }) : sectionWords(game, number);
}

/** The words for a target. */
export function targetWords(game: Game, target: Target): Term {
  switch (target.kind) {
    case 'character':
      return names(target.id);
    case 'catapult':
      return phrase('castlerules.figure.catapult');
    case 'section':
      return sideWords(game, target.hex, target.direction);
  }
}

/** "dice 2, 5, 6". */
export const facesWords = (faces: readonly number[]): Phrase =>
  phrase('castlelog.faces', { count: faces.length, faces: faces.join(', ') });
