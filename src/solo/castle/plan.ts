import type { CastleGame, CastleState, Command } from '../../castle';
import { seedDice } from '../../game';
import type { Option, Outlook } from '../mind';
import { optionsWith } from './options';
import { played, playTurn } from './playing';
import { beforePlay } from './set-up';
import { hopeOf } from './signs';
import { tempersOf, type Temper } from './tempers';
import { weights } from './weights';

/** A way to go on, and what has come of it so far. */
interface Line {
  readonly temper: Temper;
  readonly options: readonly Option<Command>[];
  sum: number;
  count: number;
}

interface Ending {
  readonly worth: number;
  readonly positions: number;
}

/** Plays a line on: the rest of the turn with its temper, then the enemy's reply. */
function playedOn(game: CastleGame, from: CastleState, line: Line, outlook: Outlook, seed: number): Ending {
  const army = from.active;
  const last = from.playerTurn + weights.captain.turns;
  let { state } = played(game, { ...from, dice: seedDice(seed) }, line.options[0]!.command);
  let positions = 1;
  while (!state.outcome && state.playerTurn < last) {
    const temper = state.active === army ? line.temper : tempersOf(state.active === game.options.besieger)[0]!;
    const turn = playTurn(game, state, outlook, temper);
    positions += turn.positions;
    state = turn.state;
  }
  return { worth: hopeOf(game, state, army), positions };
}

/** Whose turn it is to do something in an option; null: nobody's. */
const doerOf = ({ command }: Option<Command>): string | null =>
  'who' in command && typeof command.who === 'string' ? command.who : null;

/** What each temper would have the first man do whom the plain one calls upon, each thing with the first temper that wants it. */
function linesOf(game: CastleGame, state: CastleState, outlook: Outlook): Line[] {
  const lines: Line[] = [];
  const seen = new Set<string>();
  let who: string | null | undefined;
  for (const temper of tempersOf(state.active === game.options.besieger)) {
    const options = optionsWith(game, state, outlook, temper);
    who ??= doerOf(options[0]!);
    const [own] = options.filter((option) => doerOf(option) === who);
    const first = own ?? options[0]!;
    const next = JSON.stringify(first.command);
    if (!seen.has(next))
      lines.push({ temper, options: [first, ...options.filter((one) => one !== first)], sum: 0, count: 0 });
    seen.add(next);
  }
  return lines;
}

/** Whether nobody has done anything yet: it is now that the whole army's way is chosen. */
const isFresh = ({ doings: { moved, acted, climbed } }: CastleState): boolean =>
  moved.length + acted.length + climbed.length === 0;

const mean = ({ sum, count }: Line): number => sum / count;

/**
 * The strongest level: each temper's turn is played through with the enemy's reply, the same dice for all, and the best
 * goes on. Half of the lines are dropped at each round, so that most of the positions go to those that are hard to tell
 * apart. Where all would do the same next, nothing is played.
 */
export function plan(
  game: CastleGame,
  state: CastleState,
  outlook: Outlook,
  positions: number,
  seed: number,
): readonly Option<Command>[] {
  if (state.phase !== 'play') return beforePlay(game, state, outlook, weights.posts.captain);
  let lines = linesOf(game, state, outlook);
  const shortest = { ...outlook, breadth: 1 };
  const rounds = Math.ceil(Math.log2(Math.max(1, lines.length)));
  const budget = (positions * (isFresh(state) ? weights.captain.first : weights.captain.later)) / 100;
  let used = 0;
  let sample = 0;
  for (let round = 1; lines.length > 1; round++) {
    do {
      for (const line of lines) {
        const ending = playedOn(game, state, line, shortest, seed + 7919 * sample);
        line.sum += ending.worth;
        line.count++;
        used += ending.positions;
      }
      sample++;
    } while (used < (budget * round) / rounds);
    lines.sort((a, b) => mean(b) - mean(a));
    lines = lines.slice(0, Math.ceil(lines.length / 2));
  }
  return lines[0]?.options ?? [];
}
