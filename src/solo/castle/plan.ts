import { castle, type CastleGame, type CastleState, type Command } from '../../castle';
import { seedDice, seededDice } from '../../game';
import type { Option, Outlook } from '../mind';
import { optionsWith } from './options';
import { weights } from './weights';
import { worth } from './worth';

/** No two turns take so many commands. */
const longest = 160;

/** How a turn may be played: one and the same temper all through it. */
interface Temper {
  readonly nerve: number;
  readonly options: readonly Option<Command>[];
  sum: number;
}

/** Plays a turn to its end with one temper and the enemy's after it; what has come of it, and how many positions it took. */
function playedOn(
  game: CastleGame,
  from: CastleState,
  { nerve, options }: Temper,
  outlook: Outlook,
  seed: number,
): { readonly worth: number; readonly positions: number } {
  const army = from.active;
  let state: CastleState = { ...from, dice: seedDice(seed) };
  let { command } = options[0]!;
  let turns = 0;
  let positions = 0;
  while (positions++ < longest) {
    const decision = castle.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(`refused: ${JSON.stringify(command)}`);
    for (const event of decision.events) {
      if (event.type === 'turnBegan') turns++;
      state = castle.evolve(game, state, event);
    }
    if (state.outcome || turns === 2) break;
    command = optionsWith(game, state, outlook, state.active === army ? nerve : 1)[0]!.command;
  }
  return { worth: worth(game, state, army), positions };
}

/**
 * The strongest level: bold, plain or wary? The rest of the turn and the enemy's reply are played through with each, the
 * same dice for all, and the best goes on. Where they would all do the same next, nothing is played.
 */
export function plan(
  game: CastleGame,
  state: CastleState,
  outlook: Outlook,
  positions: number,
  seed: number,
): readonly Option<Command>[] {
  const tempers: Temper[] = [];
  const seen = new Set<string>();
  for (const nerve of weights.captain.nerves) {
    const options = optionsWith(game, state, outlook, nerve);
    const next = JSON.stringify(options[0]?.command);
    if (!seen.has(next)) tempers.push({ nerve, options, sum: 0 });
    seen.add(next);
  }
  if (tempers.length < 2) return tempers[0]!.options;
  const shortest = { ...outlook, breadth: 1 };
  let used = 0;
  for (let sample = 0; used < (positions * weights.captain.share) / 100; sample++) {
    for (const temper of tempers) {
      const played = playedOn(game, state, temper, shortest, seed + 7919 * sample);
      temper.sum += played.worth;
      used += played.positions;
    }
  }
  return tempers.sort((a, b) => b.sum - a.sum)[0]!.options;
}
