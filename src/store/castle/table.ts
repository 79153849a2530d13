import type { HexIndex } from '../../hex';
import { castle, type CastleGame, type CastleState, type Legal } from '../../castle';

/** What lies on the table now. */
export interface Table {
  readonly game: CastleGame;
  readonly state: CastleState;
  /** What the active player can do. */
  readonly legal: Legal;
}

/** The hex over which a figure is carried, and whether it can be put there. @rule CSC-1 */
export interface Over {
  readonly hex: HexIndex;
  readonly fits: boolean;
}

/** The game and a state of it. */
export type Scene = Pick<Table, 'game' | 'state'>;

/** What lies on the table in a state, with all that can be done there. */
export const tableOf = (game: CastleGame, state: CastleState): Table => ({
  game,
  state,
  legal: castle.legal(game, state),
});

/** What the catapult is called where characters are called by their ids. */
export const machine = 'catapult';

/** Those who can still do something, in order of id; `catapult` is set up too. */
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

/** Those who had their go this turn: they have acted. @rule CTU-2 */
export const doneIds = ({ doings }: CastleState): readonly string[] => doings.acted;

/** The one after `current` among those who can act, going round; null when nobody can. */
export function nextReady(table: Table, current: string | null): string | null {
  const ready = readyIds(table.legal);
  const after = current === null ? undefined : ready.find((id) => id > current);
  return after ?? ready[0] ?? null;
}
