import {
  exitsOf,
  reachOf,
  spellUses,
  type CastleGame,
  type CastleState,
  type Command,
  type Target,
} from '../../src/castle';
import { columnOf, directions, distance, neighbour, opposite, rowOf } from '../../src/hex';
import type { Random } from '../support/random';
import { commandsOf } from './every-command';

/** How likely a kind of command is, against the others that are possible. */
const weights: Readonly<Partial<Record<Command['type'], number>>> = {
  attack: 30,
  climb: 25,
  cast: 12,
  leave: 50,
  move: 24,
  drag: 3,
  hide: 2,
  stand: 2,
  deployRest: 6,
  endDeployment: 6,
};

/** A kind first, so that the many moves do not drown the rest; then one of that kind. */
function ofSomeKind(commands: readonly Command[], random: Random): Command {
  const kinds = [...new Set(commands.map(({ type }) => type))];
  let left = random.below(kinds.reduce((all, kind) => all + (weights[kind] ?? 1), 0));
  const kind = kinds.find((one) => (left -= weights[one] ?? 1) < 0) ?? kinds[0]!;
  return random.pick(commands.filter(({ type }) => type === kind));
}

/** Lower is nearer to what the besiegers came for: the yard, the banner, or with it an edge of the board. */
function toTheGoal(game: CastleGame, state: CastleState, who: string, at: number): number {
  const { grid } = game.board;
  if (state.banner?.carrier === who) {
    return Math.min(columnOf(grid, at), grid.columns - 1 - columnOf(grid, at), rowOf(grid, at));
  }
  const yard = game.ground.yard.reduce<number[]>((found, is, hex) => (is ? [...found, hex] : found), []);
  const aims = state.banner && !state.banner.carrier ? [state.banner.at] : yard;
  return Math.min(...aims.map((goal) => distance(grid, at, goal)));
}

/** A command that the rules offer. Two walks of three of the besiegers lead to the goal, or they never got in. */
export function choose(game: CastleGame, state: CastleState, random: Random): Command {
  const commands = [...commandsOf(game, state)];
  const picked = ofSomeKind(commands, random);
  if (picked.type !== 'move' || state.active !== game.options.besieger || random.chance(1 / 3)) return picked;
  const worth = (path: readonly number[]) => toTheGoal(game, state, picked.who, path.at(-1)!);
  let best = picked;
  for (const move of commands) {
    if (move.type === 'move' && move.who === picked.who && worth(move.path) < worth(best.path)) best = move;
  }
  return best;
}

/** Any command at all, sense or nonsense. */
export function guess(game: CastleGame, state: CastleState, random: Random): Command {
  const { grid } = game.board;
  const id = () => random.pick(game.characters).id;
  const who = id();
  const hex = () => random.below(grid.size);
  const near = (at: number) => neighbour(grid, at, random.pick(directions));
  const target = (): Target => {
    const number = random.pick(game.ground.sections);
    const some = [
      { kind: 'character', id: id() },
      { kind: 'catapult' },
      { kind: 'section', hex: hex(), direction: random.pick(directions) },
      { kind: 'section', hex: Math.trunc(number / 6), direction: directions[number % 6]! },
    ] as const;
    return random.pick(some);
  };
  const { at } = state.characters[who]!;
  const machine = state.catapult?.at ?? 0;
  const guesses: readonly (() => Command)[] = [
    () => ({
      type: 'attack',
      who,
      by: random.pick(['melee', 'shooting', 'magic', 'break', 'catapult'] as const),
      target: target(),
    }),
    () => ({ type: 'cast', who, use: random.pick(spellUses), target: target(), at: hex(), lost: id() }),
    () => ({ type: 'climb', who, to: random.chance(0.5) && at >= 0 ? near(at) : hex() }),
    () => ({ type: 'drag', who: [who, id()], path: [near(Math.max(machine, 0))] }),
    () => ({ type: random.pick(['hide', 'stand'] as const), who }),
    () => ({ type: 'deploy', who: random.pick([who, 'catapult']), at: hex() }),
    () => ({ type: random.pick(['rollMagic', 'deployRest', 'clearDeployment', 'endDeployment', 'endTurn'] as const) }),
    () => ({ type: 'chooseSpell', spell: random.pick(['hail', 'haste', 'stupor', 'masonry', 'moon']) }),
    () => {
      const first = at >= 0 ? near(at) : hex();
      const path = random.chance(0.5) || first < 0 ? [first] : [first, near(first)];
      return { type: random.pick(['move', 'leave'] as const), who, path };
    },
  ];
  return random.pick(guesses)();
}

/** What tells two commands apart: a section has two names, and what a cast does not need does not count. */
function keyOf(game: CastleGame, command: Command): string {
  const named = (target: Target): Target => {
    if (target.kind !== 'section' || game.ground.sections.includes(target.hex * 6 + target.direction)) return target;
    const hex = neighbour(game.board.grid, target.hex, target.direction);
    return { kind: 'section', hex, direction: opposite(target.direction) };
  };
  if (command.type === 'attack') return JSON.stringify({ ...command, target: named(command.target) });
  if (command.type === 'drag') return JSON.stringify({ ...command, who: [...command.who].sort() });
  if (command.type !== 'cast') return JSON.stringify(command);
  const { who, use, target, at, lost } = command;
  const aimed = ['mend', 'break', 'invisible', 'stupor', 'fireball', 'transform'].includes(use);
  const placed = use === 'resurrect' || use === 'raise';
  return JSON.stringify({
    who,
    use,
    ...(aimed && target && { target: named(target) }),
    ...(placed && { at }),
    ...((placed || use === 'transform') && { lost }),
  });
}

/** Where somebody who leaves stands last. */
const ends = ({ who, path }: { who: string; path: readonly number[] }, state: CastleState): number =>
  path.at(-1) ?? state.characters[who]!.at;

/** Whether the rules offer a command; a walk by where it ends, since they offer one way to each hex. */
export function isOffered(game: CastleGame, state: CastleState, command: Command): boolean {
  if (command.type === 'move') return reachOf(game, state, command.who).some(({ at }) => at === command.path.at(-1));
  if (command.type === 'leave') return exitsOf(game, state, command.who).some(({ at }) => at === ends(command, state));
  const key = keyOf(game, command);
  for (const offered of commandsOf(game, state)) if (keyOf(game, offered) === key) return true;
  return false;
}
