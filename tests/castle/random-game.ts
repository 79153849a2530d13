import { castleLibrary, castleScenarioHashes } from '../../maps/castle';
import { castle, commandsOf, type CastleGame, type CastleState, type Command, type Event } from '../../src/castle';
import { columnOf, distance, rowOf } from '../../src/hex';
import { seedDice, seededDice, type ArmyId, type Dice, type Entry, type GameSetup } from '../../src/game';
import { brokenInvariants } from './invariants';

export interface RandomGameOptions {
  readonly level?: 'beginner' | 'extended';
  readonly besieger?: ArmyId;
  readonly magic?: boolean;
  /** A game that is not over after so many commands is given up. */
  readonly mostCommands?: number;
  /** Told each entry as it is played, with the state before and after it. */
  readonly after?: (entry: CastleEntry, before: CastleState, state: CastleState, game: CastleGame) => void;
}

export type CastleEntry = Extract<Entry<Command, Event>, { kind: 'command' }>;

export interface RandomGame {
  readonly setup: GameSetup;
  readonly game: CastleGame;
  readonly entries: readonly CastleEntry[];
  readonly state: CastleState;
}

/** A set-up of a scenario that ships. */
export function setupOf(seed: number, scenario: string, options: RandomGameOptions = {}): GameSetup {
  const { level = 'extended', besieger = 'red', magic = true } = options;
  return {
    system: castle.id,
    scenario: { id: scenario, version: 1, hash: castleScenarioHashes[scenario] ?? '' },
    players: { blue: { name: 'Blue' }, red: { name: 'Red' } },
    options: { level, besieger, magic },
    dice: 'app',
    seed,
  };
}

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
function choose(commands: readonly Command[], dice: Dice): Command {
  const purpose = { kind: 'random player', rule: '', who: [] };
  const kinds = [...new Set(commands.map(({ type }) => type))];
  const sum = kinds.reduce((all, kind) => all + (weights[kind] ?? 1), 0);
  let left = dice.roll(sum, purpose);
  const kind = kinds.find((one) => (left -= weights[one] ?? 1) <= 0) ?? kinds[0]!;
  const able = commands.filter(({ type }) => type === kind);
  return able[dice.roll(able.length, purpose) - 1]!;
}

/** Lower is nearer to what the besiegers came for: the yard, the banner, or with it an edge of the board. */
function toTheGoal(game: CastleGame, state: CastleState, who: string, at: number): number {
  const { grid } = game.board;
  const goals = game.ground.yard.reduce<number[]>((yard, is, hex) => (is ? [...yard, hex] : yard), []);
  if (state.banner?.carrier === who)
    return Math.min(columnOf(grid, at), grid.columns - 1 - columnOf(grid, at), rowOf(grid, at));
  const aims = state.banner && !state.banner.carrier ? [state.banner.at] : goals;
  return Math.min(...aims.map((goal) => distance(grid, at, goal)));
}

/** Two walks of three of the besiegers lead to the goal, or random players never got in. */
function walk(game: CastleGame, state: CastleState, moves: readonly Command[], picked: Command, dice: Dice): Command {
  if (picked.type !== 'move' || state.active !== game.options.besieger) return picked;
  if (dice.roll(3, { kind: 'random player', rule: '', who: [] }) === 1) return picked;
  const worth = (path: readonly number[]) => toTheGoal(game, state, picked.who, path.at(-1)!);
  const own = moves.filter((move) => move.type === 'move' && move.who === picked.who);
  return own.reduce((best, move) =>
    move.type === 'move' && best.type === 'move' && worth(move.path) < worth(best.path) ? move : best,
  );
}

/**
 * Plays a scenario to its end with random commands of those that are legal: always the same game for the same seed.
 * Throws where a legal command is refused or an invariant is broken after an event, with the seed and the entry.
 */
export function playRandomGame(seed: number, scenario: string, options: RandomGameOptions = {}): RandomGame {
  const setup = setupOf(seed, scenario, options);
  const game = castle.build(setup, castleLibrary);
  const player = seededDice(seedDice(seed ^ 0x5eed));
  const entries: CastleEntry[] = [];
  let state = castle.initial(game);
  const fail = (what: string): never => {
    throw new Error(`${scenario}, seed ${seed}, entry ${entries.length + 1}: ${what}`);
  };
  for (let count = 0; !state.outcome && count < (options.mostCommands ?? 5000); count++) {
    const commands = [...commandsOf(game, state)];
    if (commands.length === 0) fail('nothing can be done');
    const command = walk(game, state, commands, choose(commands, player), player);
    const before = state;
    const decision = castle.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') {
      return fail(`${JSON.stringify(command)} was refused: ${JSON.stringify(decision.refusal)}`);
    }
    for (const event of decision.events) {
      state = castle.evolve(game, state, event);
      // A transformed warrior's place is taken up by the next event.
      const [broken] = brokenInvariants(game, state);
      if (broken) fail(`after ${event.type} of ${JSON.stringify(command)}: ${broken}`);
    }
    const entry: CastleEntry = { kind: 'command', by: before.active, command, events: decision.events };
    entries.push(entry);
    options.after?.(entry, before, state, game);
  }
  return { setup, game, entries, state };
}
