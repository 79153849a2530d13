import type { ArmyId, CommonState } from '../game';
import type { Course } from './course';

/**
 * One reason for a choice. `code`: from the game's closed list of reasons, which the interface words; `facts`: ids of
 * characters and chances in per cent for the sentence. `worth` in hundredths of a point, for the army that chooses.
 */
export interface Reason {
  readonly code: string;
  readonly worth: number;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A sensible command and its expected value for the army that gives it. */
export interface Option<Command> {
  readonly command: Command;
  /** Expected gain in hundredths of a point, by exact chances wherever a table gives them. Ending the sequence gains 0. */
  readonly worth: number;
  /** The terms that make `worth` up, largest first. */
  readonly reasons: readonly Reason[];
}

/** What is taken into account when commands are evaluated. Levels differ in this and in their budget, never in dice. */
export interface Outlook {
  /** Whether the enemy's possible replies count: shooting, cutting off, attacking together. */
  readonly reply: boolean;
  /** Whether cover, height and walls count in choosing a place. */
  readonly ground: boolean;
  /** Whether friends are taken into account: attacks of several on one enemy, and goals that need more turns. */
  readonly company: boolean;
  /** The most options wanted. */
  readonly breadth: number;
}

/** The cost and the budget of a thought, in the units of its game: positions, or moves on a sketch. */
export interface Meter {
  spent: number;
  allowed: number;
}

/**
 * What a game brings so that the computer can play it. Pure: no clock, and no dice but those drawn from the given seed.
 * The army that decides is always `state.active`.
 */
export interface Mind<Game, State extends CommonState, Command> {
  /** Sensible commands now, best first; never empty while the game goes on; all of them legal. */
  options(game: Game, state: State, outlook: Outlook): readonly Option<Command>[];
  /**
   * The same for the strongest level: options ranked by a plan of the whole turn, friends together and the enemy's reply.
   * `course`: the states of the turn so far, so that a plan made earlier in it is followed. `positions`: the most that it
   * may weigh. `seed`: where its random numbers come from. `meter`: filled in with what the plan has cost.
   */
  plan(
    game: Game,
    course: Course<State>,
    outlook: Outlook,
    positions: number,
    seed: number,
    meter?: Meter,
  ): readonly Option<Command>[];
  /** What a position is worth to an army, in hundredths of a point: the other army's is the same with the sign turned. */
  worth(game: Game, state: State, army: ArmyId): number;
}
