import {
  seedDice,
  seededDice,
  standingEntries,
  type ArmyId,
  type Entry,
  type GameEvent,
  type CommonState,
} from '../game';
import type { AnySoloGame, AnyThought, Verb } from './any-game';
import { extend } from './course';
import type { Level } from './levels';
import { think } from './think';

/** A command as it was given. */
interface Moment {
  /** Its place in the journal. */
  readonly place: number;
  readonly state: CommonState;
  readonly command: Verb;
}

/** A turn of an army, as it was played. */
export interface TurnPlayed {
  readonly army: ArmyId;
  readonly turn: number;
  readonly moments: readonly Moment[];
}

/** A better command that was not given in a turn. */
export interface Missed {
  readonly place: number;
  readonly played: Verb;
  readonly thought: AnyThought;
}

interface Scene {
  readonly solo: AnySoloGame;
  readonly game: unknown;
}

/** Ends a turn whose orders the dice have upset: quick, and without blunders. */
const steward: Level = 'sergeant';
/** Who plays the turn again, and whose opinion is told. */
const judge: Level = 'captain';
/** How often a turn is played again, with other dice each time. */
const trials = 2;
/** No turn has so many commands. */
const mostCommands = 200;

/** The turns of a journal, each command with the state before it; commands that were taken back are left out. */
export function turnsPlayed({ solo, game }: Scene, entries: readonly Entry[]): TurnPlayed[] {
  const { system } = solo;
  const turns: { army: ArmyId; turn: number; moments: Moment[] }[] = [];
  let state = system.initial(game);
  for (const entry of standingEntries(entries)) {
    if (entry.kind !== 'command') continue;
    const last = turns.at(-1);
    const moment = { place: entries.indexOf(entry), state, command: entry.command };
    if (last?.army === state.active && last.turn === state.turn) last.moments.push(moment);
    else turns.push({ army: state.active, turn: state.turn, moments: [moment] });
    for (const event of entry.events) state = system.evolve(game, state, event as GameEvent);
  }
  return turns;
}

/** The state after a command, or null where the rules forbid it. */
function after({ solo: { system }, game }: Scene, state: CommonState, command: Verb): CommonState | null {
  const decision = system.decide(game, state, command, seededDice(state.dice));
  if (decision.kind === 'refused') return null;
  return decision.events.reduce((now, event) => system.evolve(game, now, event), state);
}

/**
 * What a turn brings: its orders as they were given, with other dice; where the dice make one impossible, and at the end,
 * `player` decides. Without orders he decides it all.
 */
function outcomeOf(
  scene: Scene,
  { army, turn, moments }: TurnPlayed,
  orders: readonly Verb[],
  player: Level,
  seed: number,
): number {
  const { solo, game } = scene;
  let state: CommonState = { ...moments[0]!.state, dice: seedDice(seed) };
  let course = extend([], state);
  const goesOn = () => !state.outcome && state.active === army && state.turn === turn;
  for (const order of orders) {
    if (!goesOn()) break;
    state = after(scene, state, order) ?? state;
    course = extend(course, state);
  }
  for (let count = 0; count < mostCommands && goesOn(); count++) {
    const next = after(scene, state, think(solo, game, course, player, seed + count).command);
    if (!next) break;
    state = next;
    course = extend(course, state);
  }
  return solo.mind.worth(game, state, army);
}

/** How much less the commands of a turn are worth than the captain's would have been, in hundredths of a point. */
export function lossOf(scene: Scene, turn: TurnPlayed, seed: number): number {
  const orders = turn.moments.map(({ command }) => command);
  let loss = 0;
  for (let trial = 0; trial < trials; trial++) {
    const own = outcomeOf(scene, turn, orders, steward, seed + trial);
    loss += outcomeOf(scene, turn, [], judge, seed + trial) - own;
  }
  return Math.round(loss / trials);
}

const same = (a: Verb, b: Verb): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The command that the captain would have given in a turn but that was never given, where it would have gained most;
 * null: none.
 */
export function missedIn({ solo, game }: Scene, turn: TurnPlayed, seed: number): Missed | null {
  let best: { readonly gain: number; readonly missed: Missed } | null = null;
  turn.moments.forEach(({ place, state, command }, index) => {
    const thought = think(solo, game, [state], judge, seed);
    if (turn.moments.slice(index).some((later) => same(later.command, thought.command))) return;
    const gain = thought.worth - solo.mind.worth(game, state, turn.army);
    if (!best || gain > best.gain) best = { gain, missed: { place, played: command, thought } };
  });
  return (best as { readonly missed: Missed } | null)?.missed ?? null;
}
