import type { CounterView } from '../../board/view';
import { neighbour, opposite, type HexIndex } from '../../hex';
import { evolve, type Event, type Pose, type SkirmishGame, type SkirmishState } from '../../skirmish';
import {
  falling,
  puffsAt,
  stepsOf,
  wounding,
  type Art,
  type FallStep,
  type PuffStep,
  type WoundStep,
} from '../replay-steps';

/** One step of an animation, in the board's terms (its `AnimationStep`). */
export type ReplayStep =
  | { readonly kind: 'move'; readonly id: string; readonly path: readonly Pose[]; readonly together?: boolean }
  | { readonly kind: 'push'; readonly id: string; readonly path: readonly Pose[] }
  | { readonly kind: 'shot'; readonly from: HexIndex; readonly to: HexIndex; readonly weapon: 'bow' | 'crossbow' }
  | { readonly kind: 'blow'; readonly at: HexIndex; readonly attackers: readonly string[] }
  | FallStep
  | { readonly kind: 'leave'; readonly counter: CounterView }
  | {
      readonly kind: 'horseFall';
      readonly counter: CounterView;
      readonly rider: string | null;
      readonly bodies: number;
    }
  | { readonly kind: 'flee'; readonly counter: CounterView }
  | { readonly kind: 'loose'; readonly id: string; readonly rider: string }
  | { readonly kind: 'throw'; readonly id: string; readonly from: HexIndex; readonly to: HexIndex }
  | {
      readonly kind: 'mount';
      readonly id: string;
      readonly path: readonly Pose[];
      readonly before: CounterView;
      readonly horse: CounterView | null;
    }
  | { readonly kind: 'stun' | 'recover'; readonly id: string }
  | WoundStep
  | PuffStep;

/** What the animation needs from outside: counters and words. */
export type ReplayArt = Art<SkirmishState, Event>;

interface Moment {
  readonly game: SkirmishGame;
  readonly before: SkirmishState;
  readonly art: ReplayArt;
  /** What came just before, of the same events. */
  readonly last: Event | null;
  /** Those killed so far, as they looked. */
  readonly dead: ReadonlyMap<string, CounterView>;
}

const poseOf = (state: SkirmishState, who: string): Pose | null => {
  const found = state.characters[who] ?? state.horses.find(({ id }) => id === who);
  return found ? { at: found.at, facing: found.facing } : null;
};

/** Where somebody is, for what rises over him. */
const placeOf = ({ before }: Moment, who: string): HexIndex => poseOf(before, who)?.at ?? -1;

/** From where somebody stands, along poses. */
function going({ before }: Moment, who: string, path: readonly Pose[], kind: 'move' | 'push' = 'move'): ReplayStep[] {
  const from = poseOf(before, who);
  return from && path.length > 0 ? [{ kind, id: who, path: [from, ...path] }] : [];
}

/** A horse led by the bridle goes while its leader does, where they go step by step. @rule MOV-13 */
function horseGoing(moment: Moment, { horse, path, why }: Extract<Event, { type: 'horseMoved' }>): ReplayStep[] {
  const { last } = moment;
  const together = why === 'led' && last?.type === 'moved' && last.path.length === path.length;
  return going(moment, horse, path).map((step) => (step.kind === 'move' && together ? { ...step, together } : step));
}

/** Nobody holds the horse of one who fell where there is no room for it. @rule UNH-3 */
function runningOff({ dead }: Moment, rider: string): ReplayStep[] {
  const counter = dead.get(rider);
  return counter ? [{ kind: 'flee', counter }] : [];
}

/** The half of a defender that the attackers touch, so that the blow lands there. */
function struckHex({ game, before }: Moment, who: string, attackers: readonly string[]): HexIndex {
  const pose = poseOf(before, who);
  if (!pose) return -1;
  if (pose.facing === null) return pose.at;
  const { grid } = game.board;
  const tail = neighbour(grid, pose.at, opposite(pose.facing));
  const beside = (hex: HexIndex) =>
    attackers.some((id) => [0, 1, 2, 3, 4, 5].some((way) => grid.neighbours[hex * 6 + way] === poseOf(before, id)?.at));
  return beside(pose.at) ? pose.at : tail;
}

/** A horse goes down, and whoever sat on it is left on his feet. @rule UNH-2 @rule TER-3 */
function goingDown({ game, before, art }: Moment, horse: string, rider: string | null): ReplayStep[] {
  const counter = art.portray(before, rider ?? horse);
  return counter ? [{ kind: 'horseFall', counter, rider, bodies: game.ruleset.values.bodies.deadHorse }] : [];
}

/** Into the saddle of a horse that stands alone, or out of it onto the ground. @rule MOV-13 */
function mounting({ before, art }: Moment, who: string, to: Pose | null, horse: string | null): ReplayStep[] {
  const from = poseOf(before, who);
  const look = art.portray(before, who);
  if (!from || !to || !look) return [];
  const beast = horse === null ? null : art.portray(before, horse);
  return [{ kind: 'mount', id: who, path: [from, to], before: look, horse: beast }];
}

/** Off the board from where he has come to, as he looks there. @rule VIC-1 */
function leaving({ before, art }: Moment, who: string): ReplayStep[] {
  const counter = art.portray(before, who);
  return counter ? [{ kind: 'leave', counter }] : [];
}

/** From the hex of the head of a horse that is down, to where he lands. @rule UNH-1 */
function flying({ before }: Moment, who: string, to: HexIndex): ReplayStep[] {
  const from = poseOf(before, who);
  return from ? [{ kind: 'throw', id: who, from: from.at, to }] : [];
}

/** What is seen of one event. The compiler names every event that was not thought of. */
function seen(moment: Moment, event: Event): ReplayStep[] {
  switch (event.type) {
    case 'moved':
      return going(moment, event.who, event.path, event.why === 'pushed' ? 'push' : 'move');
    case 'horseMoved':
      return horseGoing(moment, event);
    case 'unhorsed':
      return flying(moment, event.who, event.at);
    case 'dismounted':
      return mounting(moment, event.who, { at: event.at, facing: null }, null);
    case 'mounted':
      return mounting(moment, event.who, poseOf(moment.before, event.horse), event.horse);
    case 'shot': {
      const weapon = moment.game.byId.get(event.who)?.weapon ?? 'bow';
      return [{ kind: 'shot', from: event.from, to: event.to, weapon }];
    }
    case 'fought': {
      const { attackers, defenders } = event;
      return defenders.map((who) => ({ kind: 'blow', at: struckHex(moment, who, attackers), attackers }));
    }
    case 'wounded':
      return [wounding(moment.art, moment.before, event.who)];
    case 'stunned':
      return [{ kind: 'stun', id: event.who }];
    case 'recovered':
      return [{ kind: 'recover', id: event.who }];
    case 'killed':
      return falling(moment.art, moment.before, event.who);
    case 'left':
      return leaving(moment, event.who);
    case 'horseLeft':
      return [{ kind: 'loose', id: event.horse, rider: event.rider }];
    case 'horseFled':
      return runningOff(moment, event.rider);
    case 'horseKilled':
      return goingDown(moment, event.horse, event.rider);
    case 'rolled':
    case 'turnBegan':
    case 'armyWon':
    case 'deployed':
    case 'moveEnded':
    case 'tested':
    case 'drawn':
    case 'retreatBlocked':
    case 'advanceOffered':
    case 'advanceEnded':
    case 'sequenceBegan':
      return [];
  }
}

/** Over which hex the words of an event rise. */
function puffHex(moment: Moment, event: Event): HexIndex {
  if (event.type === 'shot') return event.to;
  if (event.type === 'tested') return event.at;
  if (event.type === 'fought') {
    const sufferer = event.result.startsWith('A') ? event.attackers[0] : event.defenders[0];
    return placeOf(moment, sufferer ?? '');
  }
  if (event.type === 'horseKilled') return event.hexes[0] ?? -1;
  return 'who' in event && typeof event.who === 'string' ? placeOf(moment, event.who) : -1;
}

/**
 * The animation of some events. `before`: the state in which they begin; each event is shown over the state it leaves.
 * The same events always give the same steps.
 */
export function replaySteps(
  game: SkirmishGame,
  before: SkirmishState,
  events: readonly Event[],
  art: ReplayArt,
): ReplayStep[] {
  const dead = new Map<string, CounterView>();
  let last: Event | null = null;
  return stepsOf(
    (state, event: Event) => evolve(game, state, event),
    before,
    events,
    (state, event) => {
      const moment = { game, before: state, art, last, dead };
      const dying = event.type === 'killed' ? art.portray(state, event.who) : null;
      if (dying) dead.set(dying.id, dying);
      last = event;
      const steps = seen(moment, event);
      const puffs = puffsAt(art.puff(event), [puffHex(moment, event)]);
      // That he goes is told while he is still there.
      return event.type === 'left' ? [...puffs, ...steps] : [...steps, ...puffs];
    },
  );
}
