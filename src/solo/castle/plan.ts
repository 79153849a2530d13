import { fieldOf, type CastleGame, type CastleState, type Command } from '../../castle';
import { seedDice } from '../../game';
import type { Course } from '../course';
import type { Meter, Option, Outlook } from '../mind';
import { linesOf, type Line } from './lines';
import { played, playTurn } from './playing';
import { beforePlay } from './set-up';
import { hopeOf } from './features';
import { tempersOf } from './tempers';
import { weights } from './weights';

/** A line, and what has come of it: one hope for each throw of the dice, the same throws for all lines. */
interface Trial {
  readonly line: Line;
  readonly hopes: number[];
}

interface Ending {
  /** Null: it was left off in the midst, as the positions were spent. */
  readonly hope: number | null;
  readonly positions: number;
}

/** Plays a line on: the rest of the turn with its temper, then the enemy's reply; at most so many positions. */
function playedOn(
  game: CastleGame,
  from: CastleState,
  line: Line,
  outlook: Outlook,
  seed: number,
  most: number,
): Ending {
  const army = from.active;
  const last = from.playerTurn + weights.captain.turns;
  let { state } = played(game, { ...from, dice: seedDice(seed) }, line.first.command);
  let positions = 1;
  while (!state.outcome && state.playerTurn < last) {
    const temper = state.active === army ? line.temper : tempersOf(state.active === game.options.besieger)[0]!;
    const turn = playTurn(game, state, outlook, temper, most - positions);
    positions += turn.positions;
    if (!turn.ended) return { hope: null, positions };
    state = turn.state;
  }
  return { hope: hopeOf(game, state, army), positions };
}

/** How much more one trial brings than another by the throws that both have seen, and how far that is sure. */
interface Gain {
  readonly mean: number;
  readonly error: number;
}

function gainOf({ hopes }: Trial, over: Trial): Gain {
  const count = Math.min(hopes.length, over.hopes.length);
  let sum = 0;
  let squares = 0;
  for (let sample = 0; sample < count; sample++) {
    const gain = hopes[sample]! - over.hopes[sample]!;
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / count;
  const spread = Math.max(0, squares / count - mean * mean);
  return { mean, error: Math.sqrt(spread / Math.max(1, count - 1)) };
}

/** Whether nobody has done anything yet: it is now that the whole army's way is chosen. */
const isFresh = ({ doings: { moved, acted, climbed } }: CastleState): boolean =>
  moved.length + acted.length + climbed.length === 0;

/** The rivals of the line at sight, best first, without those that are surely worse. */
function stillRivals(rivals: readonly Trial[], base: Trial): Trial[] {
  const { surely } = weights.captain;
  const gains = new Map(rivals.map((rival) => [rival, gainOf(rival, base)]));
  return rivals
    .filter((rival) => gains.get(rival)!.mean > -surely * gains.get(rival)!.error)
    .sort((a, b) => gains.get(b)!.mean - gains.get(a)!.mean);
}

/** How many positions may be played: so many are wanted, and no more than so many taken. */
interface Budget {
  readonly wanted: number;
  readonly most: number;
}

/** No man gives more commands in a turn than these, but for the odd one. */
const commandsEach = 2;

/**
 * A turn's positions are shared out before it begins: the first command, which chooses the whole army's way, has its part, and
 * the more men there are to give one, the less there is for each command after it.
 */
function budgetOf(game: CastleGame, state: CastleState, positions: number): Budget {
  const { first, later, turn, fresh } = weights.captain;
  if (isFresh(state)) return { wanted: (positions * first) / 100, most: fresh };
  const up = fieldOf(game, state).pieces.filter(({ army, stupor }) => army === state.active && stupor === 0).length;
  return { wanted: (positions * later) / 100, most: Math.floor((turn - fresh) / (commandsEach * Math.max(1, up))) };
}

/** So many rivals can be tried in the first round by most of the positions, when a try costs so many. */
const affordable = (most: number, each: number): number =>
  Math.max(0, Math.floor((most * weights.captain.early) / (100 * weights.captain.throws * Math.max(1, each))) - 1);

/** Tries a line out with the throws of a sample, in no more positions than are left. */
type TryOut = (line: Line, sample: number, left: number) => Ending;

/** Goes on trying out, one throw for each, until so many positions are used; what was tried already is not tried again. */
function tryAll(trials: readonly Trial[], sample: number, most: number, from: number, tryOut: TryOut): number {
  let used = from;
  for (const { line, hopes } of trials) {
    if (hopes.length > sample || used >= most) continue;
    const { hope, positions } = tryOut(line, sample, most - used);
    if (hope !== null) hopes.push(hope);
    used += positions;
  }
  return used;
}

/**
 * The line to go on with. All are played on by the same throws; half of the rivals are dropped at each round, so that most
 * of the positions go to those that are hard to tell apart. What would be done at sight stays unless a rival is better by
 * more than chance explains. Where a try is dear, fewer rivals are tried.
 */
function bestOf(lines: readonly Line[], { wanted, most }: Budget, tryOut: TryOut, meter?: Meter): Line {
  const [base, ...others] = lines.map((line): Trial => ({ line, hopes: [] }));
  if (others.length === 0) return base!.line;
  let used = tryAll([base!], 0, most, 0, tryOut);
  let rivals: readonly Trial[] = others.slice(0, affordable(most, used));
  const rounds = Math.ceil(Math.log2(rivals.length + 1));
  for (let round = 1, sample = 0; round <= rounds && rivals.length > 0 && used < most; round++) {
    const until = Math.min(most, (wanted * round) / rounds);
    for (let count = 0; used < most && (count < weights.captain.throws || used < until); count++) {
      used = tryAll([base!, ...rivals], sample++, most, used, tryOut);
    }
    rivals = stillRivals(rivals, base!).slice(0, round < rounds ? Math.ceil(rivals.length / 2) : 1);
  }
  if (meter) {
    meter.spent += used;
    meter.allowed += most;
  }
  const [best] = rivals;
  if (!best) return base!.line;
  const { mean, error } = gainOf(best, base!);
  return mean > weights.captain.hurdle * error ? best.line : base!.line;
}

/**
 * The plan of the level `captain`: what each temper would do next and what else could be done, each simulated with the
 * enemy's reply. Where there is only one candidate, nothing is simulated.
 */
export function plan(
  game: CastleGame,
  course: Course<CastleState>,
  outlook: Outlook,
  positions: number,
  seed: number,
  meter?: Meter,
): readonly Option<Command>[] {
  const state = course.at(-1)!;
  if (state.phase !== 'play') return beforePlay(game, state, outlook, weights.posts.captain);
  if (state.outcome) return [];
  const lines = linesOf(game, state, outlook);
  const shortest = { ...outlook, breadth: 1 };
  const tryOut: TryOut = (line, sample, left) => playedOn(game, state, line, shortest, seed + 7919 * sample, left);
  const best = bestOf(lines, budgetOf(game, state, positions), tryOut, meter);
  return [best.first];
}
