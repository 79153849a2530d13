/**
 * Prints a whole game as JSON: every command with the faces that its dice must show. One army goes for the enemy with
 * good dice, the other waits; the browser then plays it as fingers would. `tsx plan-game.ts <scenario> <army>`
 */
import { library, scenarios } from '../../../maps/index';
import { givenDice, seedDice, type ArmyId, type GameSetup } from '../../../src/game';
import { distance, hexLabel, type Direction } from '../../../src/hex';
import {
  advanceReachOf,
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
  /** Which way a rider looks at the last of them. */
  readonly facing: Direction | null;
  /** Whose turn it is afterwards, when that has changed; the winner at the end. */
  readonly next: 'blue' | 'red' | null;
  readonly over: 'blue' | 'red' | 'draw' | null;
}

const good = ['BK', 'RK', 'HW', 'HS', 'HK', 'DK', 'DW', 'DS', 'DR', '-', 'AR', 'AW', 'AK'];

/** The command that the army which goes for the enemy gives next; null when it is done with this sequence. */
function nextCommand(game: SkirmishGame, state: SkirmishState): Command | null {
  const now = skirmish.legal(game, state);
  const field = fieldOf(game, state);
  const [shooter] = Object.entries(now.shooters);
  if (shooter) {
    const [target, shots] = Object.entries(shooter[1])[0]!;
    return { type: 'shoot', who: shooter[0], target, from: shots[0]!.aim.from, to: shots[0]!.aim.to };
  }
  const enemies = field.pieces.filter(({ army }) => army !== null && army !== state.active);
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

/** An advance with no test where there is one, else none. */
function answer(game: SkirmishGame, state: SkirmishState): Command {
  const who = state.pending!.who[0]!;
  const place = advanceReachOf(game, state, who).find(({ tests }) => tests === 0);
  return place ? { type: 'advance', who, path: place.path } : { type: 'stay', who };
}

function touched(game: SkirmishGame, state: SkirmishState, command: Command): Pick<Step, 'hexes' | 'facing'> {
  const label = (hex: number) => hexLabel(game.board.grid, hex);
  const at = (who: string) => label(state.characters[who]!.at);
  if (command.type === 'shoot') return { hexes: [at(command.who), label(command.to)], facing: null };
  if (command.type === 'attack') return { hexes: [at(command.attackers[0]!), at(command.defenders[0]!)], facing: null };
  if (command.type !== 'move' && command.type !== 'advance') return { hexes: [], facing: null };
  const last = command.path.at(-1)!;
  const own = command.type === 'move' ? [at(command.who)] : [];
  return { hexes: [...own, label(last.at)], facing: last.facing };
}

function plan(id: string, goes: ArmyId): Step[] {
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
    const fingers = touched(game, state, command);
    const before = state.active;
    for (const event of decision.events) state = skirmish.evolve(game, state, event);
    const faces = decision.events.flatMap((event) => (event.type === 'rolled' ? [event.face] : []));
    const over = state.outcome ? (state.outcome.winner ?? 'draw') : null;
    const next = state.active === before ? null : state.active;
    if (shown) steps.push({ type: command.type, ...fingers, faces, next, over });
  };
  give({ type: 'endSequence' }, false);
  while (!state.outcome) {
    const command: Command = state.pending
      ? answer(game, state)
      : ((state.active === goes ? nextCommand(game, state) : null) ?? { type: 'endSequence' });
    give(command, true);
  }
  return steps;
}

const [, , scenario = 'linden-square', army = 'blue'] = process.argv;
console.log(JSON.stringify(plan(scenario, army as ArmyId)));
