import { dragsOf, type Drag } from './catapult/drag';
import { climbsOf } from './climbing/climb';
import { climbNow, type ClimbNow } from './climbing/decide-climb';
import type { AttackKind } from './commands';
import { canClearDeployment, endDeploymentRefusal, unplaced } from './deployment/decide-deploy';
import { fieldOf, type Piece } from './field';
import { possibleTargets, type Attack } from './fighting/attack';
import { attackNow } from './fighting/decide-attack';
import { hideRefusal, standRefusal } from './fighting/hiding';
import type { CastleGame } from './game';
import { castChoices, type CastChoice } from './magic/choices';
import { isRefusal } from './refusals';
import type { CastleState } from './state';
import { actRefusal, moveRefusal } from './turn/able';
import { isExitFor } from './turn/exits';
import { exitsBy, reachableBy, type Reachable } from './walking/reach';

/** What the active player can do, in factored form: who can do what to whom. Reach is computed on request. */
export interface Legal {
  /** The mages' dice are to be rolled. @rule MAG-1 */
  readonly canRollMagic: boolean;
  /** Spells to choose from, while that is being asked. @rule MAG-1 */
  readonly spells: readonly string[];
  /** Who may be put elsewhere before turn 1; `catapult` for the machine. @rule CSC-1 */
  readonly deployers: readonly string[];
  /** Who has no place yet. */
  readonly unplaced: readonly string[];
  /** Whether anybody who sets up has a place. */
  readonly canClearDeployment: boolean;
  readonly canEndDeployment: boolean;
  /** Who can still walk. @rule CTU-2 */
  readonly movers: readonly string[];
  /** @rule WAL-2 */
  readonly climbers: Readonly<Record<string, readonly ClimbNow[]>>;
  /** Every attack that each could make now, with its chance. @rule CFI-1 */
  readonly attackers: Readonly<Record<string, readonly Attack[]>>;
  /** @rule MAG-2 */
  readonly casters: Readonly<Record<string, readonly CastChoice[]>>;
  /** @rule CAT-1 */
  readonly drags: readonly Drag[];
  /** @rule WAL-7 */
  readonly hiders: readonly string[];
  readonly standers: readonly string[];
  /** Who can carry the banner off now. @rule CSC-3 */
  readonly leavers: readonly string[];
  readonly canEndTurn: boolean;
}

const nothing: Legal = {
  canRollMagic: false,
  spells: [],
  deployers: [],
  unplaced: [],
  canClearDeployment: false,
  canEndDeployment: false,
  movers: [],
  climbers: {},
  attackers: {},
  casters: {},
  drags: [],
  hiders: [],
  standers: [],
  leavers: [],
  canEndTurn: false,
};

const declared: readonly Exclude<AttackKind, 'climb'>[] = ['melee', 'shooting', 'magic', 'break', 'catapult'];

const ownPieces = (game: CastleGame, state: CastleState): Piece[] =>
  fieldOf(game, state).pieces.filter(({ army }) => army === state.active);

/** All hexes to which a character that may walk can go. @rule CTU-2 */
export const reachOf = (game: CastleGame, state: CastleState, who: string): Reachable[] =>
  moveRefusal(game, state, who) ? [] : reachableBy(game, state, who);

/** All hexes from which a character can carry the banner off the board now. @rule CSC-3 */
export function exitsOf(game: CastleGame, state: CastleState, who: string): Reachable[] {
  if (state.banner?.carrier !== who || moveRefusal(game, state, who)) return [];
  return exitsBy(game, state, who, (hex) => isExitFor(game, hex));
}

/** All climbs that a character can try now, with their chances. @rule WAL-2 */
export const climbsNow = (game: CastleGame, state: CastleState, who: string): ClimbNow[] =>
  climbsOf(game, state, who)
    .map(({ to }) => climbNow(game, state, who, to))
    .filter((climb): climb is ClimbNow => !isRefusal(climb));

/** All attacks that a character can make now; those over a rampart are part of climbing. @rule CFI-1 */
export function attacksOf(game: CastleGame, state: CastleState, who: string): Attack[] {
  const attacker = fieldOf(game, state).byId.get(who);
  if (!attacker || actRefusal(game, state, who)) return [];
  const attacks: Attack[] = [];
  for (const by of declared) {
    for (const target of possibleTargets(game, state, by, attacker)) {
      const attack = attackNow(game, state, by, who, target);
      if (!isRefusal(attack)) attacks.push(attack);
    }
  }
  return attacks;
}

/** By character, those with none left out. */
function byWho<T>(
  pieces: readonly Piece[],
  list: (who: string) => readonly T[],
): Readonly<Record<string, readonly T[]>> {
  const lists = pieces.map(({ id }) => [id, list(id)] as const);
  return Object.fromEntries(lists.filter(([, found]) => found.length > 0));
}

function inDeployment(game: CastleGame, state: CastleState): Legal {
  const machine = state.active === game.options.besieger && state.catapult ? ['catapult'] : [];
  const own = game.characters.filter(({ army }) => army === state.active).map(({ id }) => id);
  return {
    ...nothing,
    deployers: [...machine, ...own],
    unplaced: unplaced(game, state),
    canClearDeployment: canClearDeployment(game, state),
    canEndDeployment: !endDeploymentRefusal(game, state),
  };
}

/** All that the active player can do now. A property test checks that it agrees with what `decide` accepts. */
export function legal(game: CastleGame, state: CastleState): Legal {
  if (state.outcome) return nothing;
  if (state.pending) return { ...nothing, spells: game.ruleset.spells[state.pending.army].map(({ id }) => id) };
  if (state.phase === 'magic') return { ...nothing, canRollMagic: true };
  if (state.phase === 'deployment') return inDeployment(game, state);
  const pieces = ownPieces(game, state);
  const ids = (able: (who: string) => boolean) => pieces.map(({ id }) => id).filter(able);
  return {
    ...nothing,
    movers: ids((who) => reachOf(game, state, who).length > 0),
    climbers: byWho(pieces, (who) => climbsNow(game, state, who)),
    attackers: byWho(pieces, (who) => attacksOf(game, state, who)),
    casters: byWho(pieces, (who) => castChoices(game, state, who)),
    drags: dragsOf(game, state),
    hiders: ids((who) => !hideRefusal(game, state, who)),
    standers: ids((who) => !standRefusal(game, state, who)),
    leavers: ids((who) => exitsOf(game, state, who).length > 0),
    canEndTurn: true,
  };
}
