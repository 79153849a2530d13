import type { Cast } from './cast';
import { newFigures, type Figures } from './figures';
import type { Lot } from './lot';
import { newMenace, type Menace } from './menace';
import { newReach, type Reach } from './reach';

/** How an army plays in simulations: weights for the terms of a place. */
export interface Temper {
  /** Of what the enemy's next turn may cost. */
  readonly danger: number;
  /** Of hexes that count, and of ways out. */
  readonly goal: number;
  /** Of nearness to the enemy. */
  readonly approach: number;
}

/** A running simulation: the present figures, and arrays to compute with. */
export interface Table {
  readonly cast: Cast;
  readonly figures: Figures;
  readonly lot: Lot;
  readonly reach: Reach;
  /** By hex: how many enemies of the active army could strike there. */
  readonly zone: Uint8Array;
  /** Who could come to blows with whom, where it is looked at afresh. */
  readonly menace: Menace;
  /** How much has been played: one for each man who was moved. */
  played: number;
}

/** A table on which turns of a cast are sketched; used again for every play-out. */
export const newTable = (cast: Cast): Table => ({
  cast,
  figures: newFigures(cast),
  lot: { state: 1 },
  reach: newReach(cast),
  zone: new Uint8Array(cast.game.board.grid.size),
  menace: newMenace(cast),
  played: 0,
});
