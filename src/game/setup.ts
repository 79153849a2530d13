import type { Players } from './player';

/** What the players chose when they created a game; stored in its header, enough to build it again. */
export interface GameSetup {
  readonly system: string;
  /** The scenario, by id, version and content hash. */
  readonly scenario: { readonly id: string; readonly version: number; readonly hash: string };
  /** Who plays which army: it may change while the game goes on, and changes no move. */
  readonly players: Players;
  /** Each game's own options, checked by the game. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** `app`: rolled by the app. `typed`: rolled on the table and typed in. */
  readonly dice: 'app' | 'typed';
  /** Starts the generator. */
  readonly seed: number;
}

/** A set-up, a scenario or a sheet that cannot be used: what, where, and what to do. */
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
