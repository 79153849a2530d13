import { otherArmy, seedDice, type ArmyId } from '../game';
import { directionTo, type HexIndex } from '../hex';
import type { Event } from './events';
import type { SkirmishGame } from './game';
import type { CharacterState, Doings, SkirmishState } from './state';

const nothingDone: Doings = {
  shotFirst: [],
  shotAgain: [],
  moved: [],
  attacked: [],
  wereAttacked: [],
  pointsLeft: {},
};

/** Who sets up first: the first army when it has a zone, else the other when it has one. @rule VIC-1 */
function firstToDeploy({ firstArmy, zones }: SkirmishGame): ArmyId {
  const other = otherArmy(firstArmy);
  return zones[firstArmy] === null && zones[other] !== null ? other : firstArmy;
}

/**
 * The state before the first command: everybody at the place that the scenario gives, in the deployment sequence. Where
 * the scenario has no zones, ending that empty sequence begins turn 1.
 */
export function initialState(game: SkirmishGame): SkirmishState {
  return {
    turn: 1,
    playerTurn: 1,
    active: firstToDeploy(game),
    sequence: 0,
    characters: Object.fromEntries(
      game.characters.map(({ id, start }) => [id, { ...start, health: 'fit' as const, stunnedIn: null }]),
    ),
    horses: [],
    fallenHorses: [],
    bodies: {},
    doings: nothingDone,
    pending: null,
    dice: seedDice(game.seed),
    outcome: null,
  };
}

function withCharacter(state: SkirmishState, id: string, change: Partial<CharacterState>): SkirmishState {
  return { ...state, characters: { ...state.characters, [id]: { ...state.characters[id]!, ...change } } };
}

const withDoing = (
  state: SkirmishState,
  kind: Exclude<keyof Doings, 'pointsLeft'>,
  ids: readonly string[],
): SkirmishState => ({
  ...state,
  doings: { ...state.doings, [kind]: [...state.doings[kind], ...ids] },
});

const withBodies = (state: SkirmishState, hex: HexIndex, more: number): SkirmishState => ({
  ...state,
  bodies: { ...state.bodies, [hex]: (state.bodies[hex] ?? 0) + more },
});

const withoutHorse = (state: SkirmishState, horse: string): SkirmishState => ({
  ...state,
  horses: state.horses.filter(({ id }) => id !== horse),
});

/** He got on or off a horse: he may go on with what is left. @rule MOV-13 */
const goingOn = (state: SkirmishState, who: string, points: number): SkirmishState => {
  const moved = state.doings.moved.filter((id) => id !== who);
  return withPointsLeft({ ...state, doings: { ...state.doings, moved } }, who, points);
};

const withPointsLeft = (state: SkirmishState, who: string, points: number): SkirmishState => ({
  ...state,
  doings: { ...state.doings, pointsLeft: { ...state.doings.pointsLeft, [who]: points } },
});

/** It lies where it fell, from the hindquarters to the head. */
function lyingHorse({ board }: SkirmishGame, [at, tail]: readonly HexIndex[]): SkirmishState['fallenHorses'] {
  const facing = at === undefined || tail === undefined ? null : directionTo(board.grid, tail, at);
  return at === undefined || facing === null ? [] : [{ at, facing }];
}

/** Three bodies on each of its hexes; the rider is thrown on his feet. @rule UNH-2 */
function horseKilled(game: SkirmishGame, state: SkirmishState, event: Extract<Event, { type: 'horseKilled' }>) {
  let next = withoutHorse(state, event.horse);
  for (const hex of event.hexes) next = withBodies(next, hex, game.ruleset.values.bodies.deadHorse);
  next = { ...next, fallenHorses: [...next.fallenHorses, ...lyingHorse(game, event.hexes)] };
  return event.rider === null ? next : withCharacter(next, event.rider, { facing: null });
}

/** @rule MOV-13 */
function mounted(state: SkirmishState, event: Extract<Event, { type: 'mounted' }>): SkirmishState {
  const { at, facing } = state.horses.find(({ id }) => id === event.horse)!;
  const next = withCharacter(withoutHorse(state, event.horse), event.who, { at, facing });
  return goingOn(next, event.who, event.pointsLeft);
}

function horseMoved(state: SkirmishState, event: Extract<Event, { type: 'horseMoved' }>): SkirmishState {
  const last = event.path.at(-1);
  if (!last || last.facing === null) return state;
  const { at, facing } = last;
  const horses = state.horses.map((horse) => (horse.id === event.horse ? { ...horse, at, facing } : horse));
  return { ...state, horses };
}

/** He has chosen: one fewer to ask, no question left when he was the last. @rule ADV-1 */
function withoutAdvancer(state: SkirmishState, who: string): SkirmishState {
  if (!state.pending) return state;
  const left = state.pending.who.filter((id) => id !== who);
  return { ...state, pending: left.length > 0 ? { ...state.pending, who: left } : null };
}

/** Applies one event: the state after it. The given state is not changed. */
export function evolve(game: SkirmishGame, state: SkirmishState, event: Event): SkirmishState {
  switch (event.type) {
    case 'rolled':
      return { ...state, dice: event.after };
    case 'deployed':
      return withCharacter(state, event.who, { at: event.at, facing: event.facing });
    case 'shot':
      return withDoing(state, state.sequence === 3 ? 'shotAgain' : 'shotFirst', [event.who]);
    case 'moved': {
      const last = event.path.at(-1);
      return last ? withCharacter(state, event.who, last) : state;
    }
    case 'moveEnded':
      return withPointsLeft(withDoing(state, 'moved', [event.who]), event.who, event.pointsLeft);
    case 'left':
      return withCharacter(state, event.who, { health: 'left', stunnedIn: null });
    case 'fought':
      return withDoing(withDoing(state, 'attacked', event.attackers), 'wereAttacked', event.defenders);
    case 'wounded':
      return withCharacter(state, event.who, { health: 'wounded' });
    case 'stunned':
      return withCharacter(state, event.who, { stunnedIn: state.playerTurn });
    case 'recovered':
      return withCharacter(state, event.who, { stunnedIn: null });
    case 'killed': {
      const { at } = state.characters[event.who]!;
      const fallen = withCharacter(state, event.who, { health: 'dead', facing: null, stunnedIn: null });
      return withBodies(fallen, at, 1);
    }
    case 'horseKilled':
      return horseKilled(game, state, event);
    case 'horseLeft': {
      const { horse: id, rider, at, facing } = event;
      return { ...state, horses: [...state.horses, { id, rider, at, facing }].sort((a, b) => (a.id < b.id ? -1 : 1)) };
    }
    case 'horseMoved':
      return horseMoved(state, event);
    case 'unhorsed':
      return withCharacter(state, event.who, { at: event.at, facing: null });
    case 'dismounted':
      return goingOn(withCharacter(state, event.who, { at: event.at, facing: null }), event.who, event.pointsLeft);
    case 'mounted':
      return mounted(state, event);
    case 'advanceOffered':
      return { ...state, pending: event.who.length > 0 ? { kind: 'advance', who: event.who, into: event.into } : null };
    case 'advanceEnded':
      return withoutAdvancer(state, event.who);
    case 'sequenceBegan':
      return { ...state, sequence: event.sequence, active: event.army, pending: null };
    case 'turnBegan': {
      const first = state.sequence === 0;
      const playerTurn = first ? state.playerTurn : state.playerTurn + 1;
      return { ...state, turn: event.turn, playerTurn, active: event.army, doings: nothingDone, pending: null };
    }
    case 'armyWon':
      return { ...state, pending: null, outcome: { winner: event.army, reason: event.reason } };
    case 'tested':
    case 'horseFled':
    case 'drawn':
    case 'retreatBlocked':
      return state;
  }
}
