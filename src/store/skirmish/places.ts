import type { Direction, HexIndex } from '../../hex';
import {
  advanceReachOf,
  deployPosesOf,
  exitsOf,
  fieldOf,
  hexesOf,
  leadReachOf,
  reachOf,
  type Reachable,
  type SkirmishState,
} from '../../skirmish';
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

/** The head's hex of somebody living. */
export function hexOfPiece({ game, state }: Pick<Table, 'game' | 'state'>, who: string): HexIndex | null {
  const piece = fieldOf(game, state).byId.get(who);
  return piece ? hexesOf(piece)[0]! : null;
}
