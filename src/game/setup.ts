import type { Players } from './player';

/** What the players chose for a new game. It is stored in the header and is enough to build the game again. */
export interface GameSetup {
  readonly system: string;
  /** The scenario, by id, version and content hash. */
  readonly scenario: { readonly id: string; readonly version: number; readonly hash: string };
  /** Who plays which army. It may change during the game, and does not affect any move. */
  readonly players: Players;
  /** Each game's own options, checked by the game. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** `app`: rolled by the app. `typed`: rolled on the table and typed in. */
  readonly dice: 'app' | 'typed';
  /** The seed of the dice. */
  readonly seed: number;
}

/** Thrown for a set-up, a scenario or a sheet that cannot be used; says what is wrong, where, and what to do. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  constructor(
    /** Where: `village.json: sides.wall[3]`. */
    readonly place: string,
    readonly reason: string,
  ) {
    super(`${place}: ${reason}`);
  }
}
