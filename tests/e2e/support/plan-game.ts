/**
 * Prints a whole game as JSON: every command with the faces that its dice must show. Blue goes for the enemy with good
 * dice, red waits; the browser then plays it as fingers would. `tsx plan-game.ts <scenario>`
 */
import { library, scenarios } from '../../../maps/index';
import { givenDice, seedDice, type GameSetup } from '../../../src/game';
import { distance, hexLabel } from '../../../src/hex';
import {
  attackNow,
  attacksOf,
  fieldOf,
  isRefusal,
  reachOf,
  skirmish,
  type Command,
  type SkirmishGame,
  type SkirmishState,
} from '../../../src/skirmish';

export interface Step {
  readonly type: Command['type'];
  /** Hexes to touch, in order. */
  readonly hexes: readonly string[];
  readonly faces: readonly number[];
  /** Whose turn it is afterwards, when that has changed; the winner at the end. */
  readonly next: 'blue' | 'red' | null;
  readonly over: 'blue' | 'red' | 'draw' | null;
}

const good = ['DK', 'DW', 'DS', 'DR', '-', 'AR', 'AW', 'AK'];

/** The command that blue gives next; null when it has nothing more to do in this sequence. */
function blueCommand(game: SkirmishGame, state: SkirmishState): Command | null {
  const now = skirmish.legal(game, state);
  const field = fieldOf(game, state);
  const [shooter] = Object.entries(now.shooters);
  if (shooter) {
    const [target, shots] = Object.entries(shooter[1])[0]!;
    return { type: 'shoot', who: shooter[0], target, from: shots[0]!.aim.from, to: shots[0]!.aim.to };
  }
  const enemies = field.pieces.filter(({ army }) => army === 'red');
  const near = (hex: number) => Math.min(...enemies.map(({ head }) => distance(game.board.grid, hex, head)));
  for (const who of now.movers) {
    const from = near(field.byId.get(who)!.head);
    const [place] = reachOf(game, state, who)
      .filter(({ pose, tests }) => tests === 0 && near(pose.at) < from)
      .sort((a, b) => near(a.pose.at) - near(b.pose.at) || a.cost - b.cost);
    if (place && from > 1) return { type: 'move', who, path: place.path };
  }
  for (const attack of attacksOf(game, state)) {
    if (attack.attackers.length === 1 && attack.defenders.length === 1) return { type: 'attack', ...attack };
  }
  return null;
}

function facesOf(game: SkirmishGame, state: SkirmishState, command: Command): number[] {
  if (command.type === 'shoot') return [1, 10, 10, 10, 10];
  if (command.type !== 'attack') return [];
  const odds = attackNow(game, state, command.attackers, command.defenders);
  if (isRefusal(odds)) return [];
  const best = Math.min(...odds.results.map((result) => good.indexOf(result)));
  return [odds.results.findIndex((result) => good.indexOf(result) === best) + 1, 10, 10, 10, 10];
}

function hexesOf(game: SkirmishGame, state: SkirmishState, command: Command): string[] {
  const label = (hex: number) => hexLabel(game.board.grid, hex);
  const at = (who: string) => label(state.characters[who]!.at);
  if (command.type === 'shoot') return [at(command.who), label(command.to), label(command.to)];
  if (command.type === 'attack') {
    const defender = at(command.defenders[0]!);
    return [at(command.attackers[0]!), defender, defender];
  }
  if (command.type !== 'move') return [];
  const last = label(command.path.at(-1)!.at);
  return [at(command.who), last, last];
}

function plan(id: string): Step[] {
  const scenario = scenarios.find((one) => one.id === id)!;
  const setup: GameSetup = {
    system: 'skirmish',
    scenario: { id, version: scenario.version, hash: '' },
    players: { blue: { name: '' }, red: { name: '' } },
    options: { table: 'vikings' },
    dice: 'typed',
    seed: 1,
  };
  const game = skirmish.build(setup, library);
  let state = skirmish.initial(game);
  const steps: Step[] = [];
  const give = (command: Command, shown: boolean) => {
    const dice = givenDice(facesOf(game, state, command), seedDice(1));
    const decision = skirmish.decide(game, state, command, dice);
    if (decision.kind === 'refused') throw new Error(JSON.stringify(decision.refusal));
    const hexes = hexesOf(game, state, command);
    const before = state.active;
    for (const event of decision.events) state = skirmish.evolve(game, state, event);
    const faces = decision.events.flatMap((event) => (event.type === 'rolled' ? [event.face] : []));
    const over = state.outcome ? (state.outcome.winner ?? 'draw') : null;
    const next = state.active === before ? null : state.active;
    if (shown) steps.push({ type: command.type, hexes, faces, next, over });
  };
  give({ type: 'endSequence' }, false);
  while (!state.outcome) {
    const command: Command = state.pending
      ? { type: 'stay', who: state.pending.who[0]! }
      : ((state.active === 'blue' ? blueCommand(game, state) : null) ?? { type: 'endSequence' });
    give(command, true);
  }
  return steps;
}

console.log(JSON.stringify(plan(process.argv[2] ?? 'linden-square')));
