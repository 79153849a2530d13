import { seedDice, type GameEvent, type GameSystem } from '../game';
import { thinkingOf, type Level } from './levels';
import type { Mind, Reason, ThinkableState } from './mind';

/** A game that the computer can play. */
export interface SoloGame<
  Game,
  State extends ThinkableState,
  Command extends { readonly type: string },
  Event extends GameEvent,
> {
  readonly system: GameSystem<Game, State, Command, Event, unknown>;
  readonly mind: Mind<Game, State, Command>;
}

/** What the computer would do, and why. */
export interface Thought<Command> {
  readonly command: Command;
  /** At most three, the weightiest first. */
  readonly reasons: readonly Reason[];
  /** What the position is expected to be worth afterwards, to the army that decides, in hundredths of a point. */
  readonly worth: number;
}

/**
 * The next command of the army whose turn it is. A pure function of its arguments: a game left and resumed goes on as it
 * would have. The dice to come are hidden: the state's generator is replaced by one started from `seed`.
 */
export function think<
  Game,
  State extends ThinkableState,
  Command extends { readonly type: string },
  Event extends GameEvent,
>(
  { mind }: SoloGame<Game, State, Command, Event>,
  game: Game,
  seen: State,
  level: Level,
  seed: number,
): Thought<Command> {
  const state = { ...seen, dice: seedDice(seed) };
  const [best] = mind.options(game, state, thinkingOf[level].outlook);
  if (!best) throw new Error('there is nothing to decide: the game has ended');
  const worth = mind.worth(game, state, state.active) + best.worth;
  return { command: best.command, reasons: best.reasons.slice(0, 3), worth };
}
