import { otherArmy, type CommonState, type Entry, type GameEvent } from '../game';
import type { Goal, Problem } from './problem';

/** Any game's command. */
export interface Verb {
  readonly type: string;
}

/** A command of the attempt, with the states before and after it. */
export interface Moment<State, Command, Event> {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Why an attempt failed; the interface words it. */
export type MissCode =
  /** There was a better shot: its `best` chance against that of the one chosen. */
  | 'better-shot'
  /** The attack's `chance` is below the `least` asked for. */
  | 'too-weak'
  /** An attack or a spell on somebody else. */
  | 'other-target'
  /** An infiltration test had to be made by `who`. */
  | 'tested'
  /** `by` can aim at `who`. */
  | 'seen'
  /** The game went to the enemy, or is over undecided. */
  | 'lost'
  /** The turns are over. */
  | 'time';

export type Facts = Readonly<Record<string, string | number>>;

export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'solved'; readonly facts: Facts }
  | { readonly kind: 'missed'; readonly code: MissCode; readonly facts: Facts };

export const open: Verdict = { kind: 'open' };
/** The goal is reached. */
export const solved = (facts: Facts = {}): Verdict => ({ kind: 'solved', facts });
/** The verdict that the goal can no longer be reached; `code` says why. */
export const missed = (code: MissCode, facts: Facts = {}): Verdict => ({ kind: 'missed', code, facts });

/** How a game judges goals. */
export interface GoalJudge<Game, State, Command, Event> {
  /** The verdict after one command of the player. */
  readonly moment: (game: Game, problem: Problem, moment: Moment<State, Command, Event>) => Verdict;
  /** The verdict after the player's last turn, where more can be said than that time is up. */
  readonly late?: (game: Game, goal: Goal, last: State) => Verdict;
}

type Folding<Game, State, Event> = {
  readonly initial: (game: Game) => State;
  readonly evolve: (game: Game, state: State, event: Event) => State;
};

/** The commands of an attempt, each with the states before and after it. */
export function momentsOf<Game, State extends CommonState, Event extends GameEvent>(
  system: Folding<Game, State, Event>,
  game: Game,
  entries: readonly Entry<Verb, Event>[],
): (Moment<State, Verb, Event> & { readonly by: string })[] {
  let before = system.initial(game);
  return entries.flatMap((entry) => {
    if (entry.kind !== 'command') return [];
    const { command, events, by } = entry;
    const after = events.reduce((state, event) => system.evolve(game, state, event), before);
    const moment = { by, before, command, events, after };
    before = after;
    return [moment];
  });
}

/** A command that has ended the player's turn. */
const endsTurn = (events: readonly GameEvent[], army: string): boolean =>
  events.some((event) => event.type === 'turnBegan' && 'army' in event && event['army'] === army);

function byOutcome(state: CommonState, { goal, army }: Problem): Verdict {
  if (!state.outcome) return open;
  if (goal.kind !== 'win') return missed('time');
  return state.outcome.winner === army ? solved() : missed('lost');
}

/** The verdict on an attempt, decided by the first command that settles it. */
export function judge<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  system: Folding<Game, State, Event>,
  judging: GoalJudge<Game, State, Command, Event>,
  game: Game,
  problem: Problem,
  entries: readonly Entry<Verb, Event>[],
): Verdict {
  let turns = 0;
  for (const moment of momentsOf(system, game, entries)) {
    const own = moment as unknown as Moment<State, Command, Event>;
    const mine = moment.by === problem.army;
    const told = mine ? judging.moment(game, problem, own) : open;
    if (told.kind !== 'open') return told;
    const over = moment.after.outcome !== null;
    if (mine && (over || endsTurn(moment.events, otherArmy(problem.army)))) turns++;
    if (turns >= problem.turns && problem.goal.kind !== 'win') {
      const late = judging.late?.(game, problem.goal, moment.after) ?? open;
      return late.kind === 'open' ? missed('time') : late;
    }
    const ended = byOutcome(moment.after, problem);
    if (ended.kind !== 'open') return ended;
  }
  return open;
}
