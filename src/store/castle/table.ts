import type { HexIndex } from '../../hex';
import { castle, type CastleGame, type CastleState, type Legal } from '../../castle';

/** A game, a state of it, and what can be done in it. */
export interface Table {
  readonly game: CastleGame;
  readonly state: CastleState;
  /** What the active player can do. */
  readonly legal: Legal;
}

/** The hex over which a counter is being carried, and whether it may be placed there. @rule CSC-1 */
export interface Over {
  readonly hex: HexIndex;
  readonly fits: boolean;
}

/** A game and a state of it. */
export type Scene = Pick<Table, 'game' | 'state'>;

/** The table for a state, with all that can be done in it. */
export const tableOf = (game: CastleGame, state: CastleState): Table => ({
  game,
  state,
  legal: castle.legal(game, state),
});

/** The id of the catapult, beside the ids of characters. */
export const machine = 'catapult';

/** The ids of those who can still do something, sorted; during deployment also `catapult`. */
export function readyIds({
  deployers,
  unplaced,
  movers,
  climbers,
  attackers,
  casters,
  hiders,
  drags,
  leavers,
}: Legal): string[] {
  const able = [
    ...(deployers.length > 0 ? unplaced : []),
    ...movers,
    ...Object.keys(climbers),
    ...Object.keys(attackers),
    ...Object.keys(casters),
    ...hiders,
    ...drags.flatMap(({ who }) => who),
    ...leavers,
  ];
  return [...new Set(able)].sort();
}

/** The ids of those who have acted this turn. @rule CTU-2 */
export const doneIds = ({ doings }: CastleState): readonly string[] => doings.acted;

/** The next id after `current` among those who can act, in a cycle; null when nobody can. */
export function nextReady(table: Table, current: string | null): string | null {
  const ready = readyIds(table.legal);
  const after = current === null ? undefined : ready.find((id) => id > current);
  return after ?? ready[0] ?? null;
}
