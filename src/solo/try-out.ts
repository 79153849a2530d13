import { seedDice, seededDice, type ArmyId, type GameEvent } from '../game';
import type { Option, Outlook, ThinkableState } from './mind';
import type { SoloGame } from './solo-game';

/** How both armies go on while an option is tried out: at sight, thinking of everything but far ahead. */
const atSight: Outlook = { reply: true, ground: true, company: true, breadth: 1 };

/** So many options are tried out, of those that look best. */
const mostTried = 6;

/** The turn is played to its end and the enemy's after it, no longer than this. */
const mostCommands = 120;

interface Trial<Command> {
  readonly option: Option<Command>;
  sum: number;
  count: number;
}

/** The worth to `army` once the rest of this turn and the enemy's next have been played. Counts positions down. */
function outcomeOf<
  Game,
  State extends ThinkableState,
  Command extends { readonly type: string },
  Event extends GameEvent,
>(
  { system, mind }: SoloGame<Game, State, Command, Event>,
  game: Game,
  from: State,
  first: Command,
  seed: number,
): { readonly worth: number; readonly positions: number } {
  const army: ArmyId = from.active;
  let state: State = { ...from, dice: seedDice(seed) };
  let command: Command | undefined = first;
  let changes = 0;
  let positions = 0;
  while (command && positions < mostCommands) {
    const decision = system.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') break;
    const before: ArmyId = state.active;
    for (const event of decision.events) state = system.evolve(game, state, event);
    positions++;
    if (state.active !== before && ++changes === 2) break;
    command = state.outcome ? undefined : mind.options(game, state, atSight)[0]?.command;
  }
  return { worth: mind.worth(game, state, army), positions };
}

/**
 * The best of some options by playing each on with sampled dice, the same for all: half of them are dropped at each round,
 * so that most of the positions go to those that are hard to tell apart. What an option promised at sight counts as one
 * trial more.
 */
export function tryOut<
  Game,
  State extends ThinkableState,
  Command extends { readonly type: string },
  Event extends GameEvent,
>(
  solo: SoloGame<Game, State, Command, Event>,
  game: Game,
  state: State,
  options: readonly Option<Command>[],
  budget: number,
  seed: number,
): Option<Command> | undefined {
  const now = solo.mind.worth(game, state, state.active);
  let left: Trial<Command>[] = options
    .slice(0, mostTried)
    .map((option) => ({ option, sum: now + option.worth, count: 1 }));
  let positions = 0;
  let sample = 0;
  let rounds = 0;
  for (let count = left.length; count > 1; count = Math.ceil(count / 2)) rounds++;
  for (let round = 1; left.length > 1 && round <= rounds; round++) {
    do {
      for (const trial of left) {
        const played = outcomeOf(solo, game, state, trial.option.command, seed + 7919 * sample);
        trial.sum += played.worth;
        trial.count++;
        positions += played.positions;
      }
      sample++;
    } while (positions < (budget * round) / rounds);
    left.sort((a, b) => b.sum / b.count - a.sum / a.count);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.option;
}
