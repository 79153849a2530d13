import type { Refusal } from '../../game';
import type { Direction, HexIndex } from '../../hex';
import {
  advanceReachOf,
  deployPosesOf,
  deployRefusal,
  exitsOf,
  fieldOf,
  hexesOf,
  leadReachOf,
  moveRefusal,
  pieceAt,
  reachOf,
  threatsAt,
  type Piece,
  type Reachable,
  type SkirmishGame,
  type SkirmishState,
} from '../../skirmish';
import { advanceTesters } from '../../skirmish/aftermath/advance';
import { footGroundCost, impassable, mountedGroundCost } from '../../skirmish/ground';
import { pointsOf, startsAnew } from '../../skirmish/movement/points';
import { refuse } from '../../skirmish/refusals';
import type { PlaceVerb, Table } from './interaction';

/** By who goes; of a horse that is led, by who leads it and the horse. */
type Known = Readonly<Record<'places' | 'exits' | 'leads', Map<string, readonly Reachable[]>>>;

/** Reach is asked for at every touch and shown all the while: worked out once a state. */
const known = new WeakMap<SkirmishState, Known>();

function remembered(table: Table, kind: keyof Known, who: string, work: () => readonly Reachable[]) {
  let found = known.get(table.state);
  if (!found) known.set(table.state, (found = { places: new Map(), exits: new Map(), leads: new Map() }));
  let reach = found[kind].get(who);
  if (!reach) found[kind].set(who, (reach = work()));
  return reach;
}

/** Where a character of the active army can be put now, whatever the sequence. */
export function placesOf(table: Table, who: string): readonly Reachable[] {
  const { game, state, legal } = table;
  return remembered(table, 'places', who, () => {
    if (state.pending) return advanceReachOf(game, state, who);
    if (state.sequence === 2) return reachOf(game, state, who);
    return legal.deployers.includes(who) ? zoneOf(table, who) : [];
  });
}

/** From where he can leave the board now. @rule VIC-1 */
export const leavingPlacesOf = (table: Table, who: string): readonly Reachable[] =>
  remembered(table, 'exits', who, () => (table.state.pending ? [] : exitsOf(table.game, table.state, who)));

/** Where a character can be set up, a rider looking any way. @rule VIC-1 */
const zoneOf = ({ game, state }: Table, who: string): readonly Reachable[] =>
  deployPosesOf(game, state, who).map((pose) => ({ pose, tests: 0, cost: 0, path: [] }));

/** The places that a way of going offers; `horse` is the one that is led. @rule MOV-13 */
export function placesFor(table: Table, who: string, verb: PlaceVerb, horse?: string): readonly Reachable[] {
  const { game, state, legal } = table;
  switch (verb) {
    case 'leave':
      return leavingPlacesOf(table, who);
    case 'dismount': {
      const { dismount: cost } = game.ruleset.values.mounting;
      const { dismount: hexes, tests } = legal.saddle[who] ?? { dismount: [], tests: 0 };
      return hexes.map((at) => ({ pose: { at, facing: null }, tests, cost, path: [] }));
    }
    case 'mount': {
      const { mount: id, tests } = legal.saddle[who] ?? { mount: null, tests: 0 };
      const own = state.horses.find((one) => one.id === id);
      if (!own) return [];
      return [{ pose: { at: own.at, facing: own.facing }, tests, cost: game.ruleset.values.mounting.mount, path: [] }];
    }
    case 'lead':
      return horse === undefined
        ? []
        : remembered(table, 'leads', `${who} ${horse}`, () => leadReachOf(game, state, who, horse));
    case 'deploy':
    case 'move':
    case 'advance':
      return placesOf(table, who);
  }
}

/** What going to a place is called now. */
export const verbNow = ({ state }: Table): PlaceVerb =>
  state.pending ? 'advance' : state.sequence === 0 ? 'deploy' : 'move';

/** How far apart two facings are, in steps of 60°. */
const turnsBetween = (a: Direction, b: Direction): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** The place that a touch on a hex means; of a rider's six parts the one touched, else the nearest there is. @rule MOV-12 */
export function placeAt(places: readonly Reachable[], hex: HexIndex, part: Direction): Reachable | undefined {
  const here = places.filter(({ pose }) => pose.at === hex);
  const off = ({ pose }: Reachable): number => (pose.facing === null ? 0 : turnsBetween(pose.facing, part));
  return here.toSorted((a, b) => off(a) - off(b))[0];
}

const easiest = new WeakMap<readonly Reachable[], ReadonlyMap<HexIndex, Reachable>>();

/** Of each hex the place with the fewest tests, then the cheapest: of a rider's facings there the easiest. The same map for the same list. */
export function easiestByHex(places: readonly Reachable[]): ReadonlyMap<HexIndex, Reachable> {
  const known = easiest.get(places);
  if (known) return known;
  const best = new Map<HexIndex, Reachable>();
  for (const place of places) {
    const other = best.get(place.pose.at);
    if (!other || (place.tests - other.tests || place.cost - other.cost) < 0) best.set(place.pose.at, place);
  }
  easiest.set(places, best);
  return best;
}

/** Hexes of a path that are tested, in order. @rule MOV-3 @rule MOV-13 */
function testedHexes({ game, state }: Table, mover: Piece, verb: PlaceVerb, path: Reachable['path']): HexIndex[] {
  // Getting off or on, he leaves the hex to which he has moved this turn; walking on from there, the one where he got down.
  if (verb === 'dismount' || verb === 'mount') return state.doings.moved.includes(mover.id) ? [mover.head] : [];
  const testLast = verb === 'leave' || game.options.testLastHex;
  const start = verb !== 'advance' && startsAnew(state, mover.id) ? [mover.head] : [];
  return [...start, ...path.slice(0, testLast ? path.length : -1).map(({ at }) => at)];
}

/** Enemies that test on the way to a place, hex by hex. @rule MOV-3 @rule ADV-4 */
export function testsOnWay(
  table: Table,
  who: string,
  verb: PlaceVerb,
  path: Reachable['path'],
): readonly { readonly hex: HexIndex; readonly by: readonly string[] }[] {
  const { game, state } = table;
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover?.army || verb === 'deploy') return [];
  const army = mover.army;
  const testers =
    verb === 'advance' ? advanceTesters(game, state, mover) : (hex: HexIndex) => threatsAt(game, state, army, hex);
  return testedHexes(table, mover, verb, path)
    .map((hex) => ({ hex, by: testers(hex).map(({ id }) => id) }))
    .filter(({ by }) => by.length > 0);
}

/** The chance to come through so many tests unhurt, 0 to 1. @rule MOV-4 */
export const chanceUnhurt = (game: SkirmishGame, tests: number): number =>
  (1 - game.ruleset.values.infiltration.woundedUpTo / 10) ** tests;

/** Movement points that no board asks for. */
const unlimited = 120;

/** The same game in which one character never tires: says how dear a place out of reach would be. */
function tireless({ game, state }: Table, who: string): Pick<Table, 'game' | 'state'> {
  const characters = game.characters.map((sheet) => {
    if (sheet.id !== who) return sheet;
    const tirelessly = ({ fit, wounded }: typeof sheet.foot) => ({
      fit: { ...fit, move: unlimited },
      wounded: { ...wounded, move: unlimited },
    });
    return { ...sheet, foot: tirelessly(sheet.foot), mounted: sheet.mounted && tirelessly(sheet.mounted) };
  });
  const byId = new Map(characters.map((sheet) => [sheet.id, sheet]));
  // One who has spent points on his horse goes on with what is left: that is forgotten too, and nothing else.
  const { doings } = state;
  const { [who]: left, ...pointsLeft } = doings.pointsLeft;
  const rested = left === undefined ? doings : { ...doings, pointsLeft: { ...pointsLeft, [who]: unlimited } };
  return { game: { ...game, characters, byId }, state: { ...state, doings: rested } };
}

/** Ground that he never enters, or too many dead on it; null where only the way there is barred or long. @rule TER @rule TER-3 */
function groundRefusal({ game, state }: Table, mover: Piece, hex: HexIndex): Refusal | null {
  const rides = mover.facing !== null;
  if ((rides ? game.ground.mounted : game.ground.foot)[hex] === impassable) {
    return rides ? refuse('no-way-through', 'MOV-10', { hex, mounted: 1 }) : refuse('no-way-through', 'TER', { hex });
  }
  const cost = (rides ? mountedGroundCost : footGroundCost)(game, state.bodies, hex);
  return cost === impassable ? refuse('no-way-through', 'TER-3', { hex }) : null;
}

/** Who stands on a hex so that nobody ends a move there; null when nobody does. @rule MOV-2 @rule UNH-4 */
function holderRefusal({ game, state }: Table, mover: Piece, hex: HexIndex): Refusal | null {
  const holder = pieceAt(fieldOf(game, state), hex);
  if (!holder || holder.id === mover.id) return null;
  if (holder.army === null) return refuse('horse-in-the-way', 'UNH-4', { hex });
  const enemy = holder.army !== mover.army && holder.standing;
  return enemy ? refuse('enemy-in-the-way', 'MOV-2', { hex, who: holder.id }) : refuse('place-taken', 'MOV-2', { hex });
}

/** Why somebody cannot advance to a hex. @rule ADV-1 @rule ADV-2 @rule ADV-3 */
function advanceRefusal(table: Table, who: string, hex: HexIndex): Refusal {
  const advancer = fieldOf(table.game, table.state).byId.get(who);
  if (!advancer || !table.legal.advancers.includes(who)) return refuse('no-choice', 'ADV-1', { who });
  const rule = advancer.facing === null ? 'ADV-2' : 'ADV-3';
  return holderRefusal(table, advancer, hex) ?? refuse('not-the-freed-hex', rule, { who });
}

/** Why a character cannot go to a hex now. */
export function placeRefusal(table: Table, who: string, hex: HexIndex): Refusal {
  const { game, state } = table;
  if (state.pending) return advanceRefusal(table, who, hex);
  if (state.sequence === 0) return deployRefusal(game, state, who, hex) ?? refuse('no-path', 'MOV-1');
  const turn = moveRefusal(game, state, who);
  if (turn) return turn;
  const mover = fieldOf(game, state).byId.get(who)!;
  const there = holderRefusal(table, mover, hex) ?? groundRefusal(table, mover, hex);
  if (there) return there;
  const free = tireless(table, who);
  const costs = reachOf(free.game, free.state, who).flatMap((one) => (one.pose.at === hex ? [one.cost] : []));
  if (costs.length === 0) {
    return mover.facing === null
      ? refuse('no-way-there', 'MOV-2', { who, hex })
      : refuse('no-way-there', 'MOV-10', { who, hex, mounted: 1 });
  }
  return refuse('too-far', 'MOV-1', { who, need: Math.min(...costs), have: pointsOf(state, mover) });
}

/** The head's hex of somebody living. */
export function hexOfPiece({ game, state }: Pick<Table, 'game' | 'state'>, who: string): HexIndex | null {
  const piece = fieldOf(game, state).byId.get(who);
  return piece ? hexesOf(piece)[0]! : null;
}
