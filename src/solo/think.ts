import { seedDice, type GameEvent, type CommonState } from '../game';
import { blind, type Course } from './course';
import { thinkingOf, type Level, type Thinking } from './levels';
import type { Meter, Option, Reason } from './mind';
import type { SoloGame } from './solo-game';

/** What the computer would do, with its reasons. */
export interface Thought<Command> {
  readonly command: Command;
  /** At most three, the weightiest first. */
  readonly reasons: readonly Reason[];
  /** What the position is expected to be worth afterwards, to the army that decides, in hundredths of a point. */
  readonly worth: number;
}

/** The best option at sight or, where the level has a budget, the first command of a plan of the turn. */
function choose<Game, State extends CommonState, Command extends { readonly type: string }, Event extends GameEvent>(
  solo: SoloGame<Game, State, Command, Event>,
  game: Game,
  course: Course<State>,
  state: State,
  { outlook, positions }: Thinking,
  seed: number,
  meter?: Meter,
): Option<Command> | undefined {
  const { mind } = solo;
  if (positions > 0) return mind.plan(game, course.map(blind), outlook, positions, seed, meter)[0];
  return mind.options(game, state, outlook)[0];
}

/**
 * The next command of the army whose turn it is, after the turn so far. A pure function of its arguments: a game left and resumed
 * goes on as it would have. The dice to come are hidden: the state's generator is replaced by one started from `seed`. `meter` is
 * told what a plan has cost.
 */
export function think<
  Game,
  State extends CommonState,
  Command extends { readonly type: string },
  Event extends GameEvent,
>(
  solo: SoloGame<Game, State, Command, Event>,
  game: Game,
  course: Course<State>,
  level: Level,
  seed: number,
  meter?: Meter,
): Thought<Command> {
  const state = { ...course.at(-1)!, dice: seedDice(seed) };
  const best = choose(solo, game, course, state, thinkingOf[level], seed, meter);
  if (!best) throw new Error('there is nothing to decide: the game has ended');
  const worth = solo.mind.worth(game, state, state.active) + best.worth;
  return { command: best.command, reasons: best.reasons.slice(0, 3), worth };
}
