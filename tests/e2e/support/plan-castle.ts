/**
 * Prints a whole siege as JSON: every command with what is touched for it and the faces that its dice must show. The
 * besiegers climb and strike with good dice, the defenders wait; the browser then plays it as fingers would.
 * `tsx plan-castle.ts <scenario>`
 */
import { castleLibrary, castleScenarios } from '../../../maps/castle';
import {
  castle,
  climbsNow,
  defenderOf,
  fieldOf,
  reachOf,
  type CastleGame,
  type CastleState,
  type Command,
  type Event,
} from '../../../src/castle';
import { givenDice, seedDice, type GameSetup } from '../../../src/game';
import { distance, hexLabel, type HexIndex } from '../../../src/hex';

export interface CastleStep {
  readonly type: Command['type'];
  /** Hexes to touch, in order. */
  readonly hexes: readonly string[];
  readonly faces: readonly number[];
  /** Whose turn it is afterwards, when that has changed. */
  readonly next: 'blue' | 'red' | null;
  /** The winner at the end. */
  readonly over: 'blue' | 'red' | 'draw' | null;
}

/** Good for whoever rolls: over the wall, and a wound. */
const good = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6];

interface Siege {
  readonly game: CastleGame;
  readonly state: CastleState;
}

const yardOf = ({ game }: Siege): HexIndex[] =>
  game.ground.yard.reduce<HexIndex[]>((found, is, hex) => (is ? [...found, hex] : found), []);

/** How far a hex is from the yard; within it, from the last defenders there. */
function near(siege: Siege, hex: HexIndex): number {
  const { game, state } = siege;
  const { grid } = game.board;
  const far = Math.min(...yardOf(siege).map((yard) => distance(grid, hex, yard)));
  if (far > 0) return 100 * far;
  const held = fieldOf(game, state).pieces.filter(
    ({ army, at }) => army === defenderOf(game) && game.ground.yard[at] === 1,
  );
  return held.length === 0 ? 0 : Math.min(...held.map(({ at }) => distance(grid, hex, at)));
}

/** Three go ahead in a row and take the yard: a small raid makes a short game. */
function raiders({ game, state }: Siege): readonly string[] {
  const own = fieldOf(game, state).pieces.filter(({ army, sheet }) => army === state.active && sheet.melee >= 2);
  const middle = (hex: HexIndex) => near({ game, state }, hex);
  return own
    .toSorted((a, b) => middle(a.at) - middle(b.at))
    .slice(0, 3)
    .map(({ id }) => id);
}

/** What the besiegers do next; null when they have nothing more to do this turn. */
function besiegerCommand(siege: Siege, chosen: readonly string[]): Command | null {
  const { game, state } = siege;
  const legal = castle.legal(game, state);
  for (const who of chosen) {
    const piece = fieldOf(game, state).byId.get(who);
    if (!piece) continue;
    const [attack] = (legal.attackers[who] ?? []).filter(
      ({ by, target }) => by === 'melee' && target.kind === 'character',
    );
    if (attack && attack.by !== 'climb') return { type: 'attack', who, by: attack.by, target: attack.target };
    const [climb] = climbsNow(game, state, who).toSorted((a, b) => near(siege, a.to) - near(siege, b.to));
    if (climb) return { type: 'climb', who, to: climb.to };
    const here = near(siege, piece.at);
    const [place] = reachOf(game, state, who)
      .filter(({ at }) => near(siege, at) < here)
      .toSorted((a, b) => near(siege, a.at) - near(siege, b.at) || a.cost - b.cost);
    if (place && here > 1) return { type: 'move', who, path: place.path };
  }
  return null;
}

/**
 * The hexes to be touched: who, unless he is chosen still from what he did last; then where, twice (once to look, once
 * to do it).
 */
function hexesOf({ game, state }: Siege, command: Command, chosen: string | null): string[] {
  const label = (hex: HexIndex) => hexLabel(game.board.grid, hex);
  const at = (who: string) => label(state.characters[who]!.at);
  const first = (who: string) => (who === chosen ? [] : [at(who)]);
  const twice = (hex: string) => [hex, hex];
  if (command.type === 'move') return [...first(command.who), ...twice(label(command.path.at(-1)!))];
  if (command.type === 'climb') return [...first(command.who), ...twice(label(command.to))];
  if (command.type === 'deploy') return [label(command.at)];
  if (command.type !== 'attack' || command.target.kind !== 'character') return [];
  return [...first(command.who), ...twice(at(command.target.id))];
}

function plan(id: string): CastleStep[] {
  const scenario = castleScenarios.find((one) => one.id === id)!;
  const setup: GameSetup = {
    system: 'castle',
    scenario: { id, version: scenario.version, hash: '' },
    players: { blue: { name: '' }, red: { name: '' } },
    options: { level: 'beginner', besieger: scenario.besieger, magic: true },
    dice: 'typed',
    seed: 1,
  };
  const game = castle.build(setup, castleLibrary);
  let state = castle.initial(game);
  const steps: CastleStep[] = [];
  let last: string | null = null;
  const give = (command: Command, faces: readonly number[]): readonly Event[] => {
    const decision = castle.decide(game, state, command, givenDice(faces, seedDice(1)));
    if (decision.kind === 'refused') throw new Error(JSON.stringify(decision.refusal));
    const hexes = hexesOf({ game, state }, command, last);
    last = 'who' in command && typeof command.who === 'string' ? command.who : null;
    const before = state.active;
    for (const event of decision.events) state = castle.evolve(game, state, event);
    const shown = decision.events.flatMap((event) => (event.type === 'rolled' ? [event.face] : []));
    const over = state.outcome ? (state.outcome.winner ?? 'draw') : null;
    const next = state.active === before ? null : state.active;
    steps.push({ type: command.type, hexes, faces: shown, next, over });
    return decision.events;
  };
  // Spells 1 and 3, four crystals each.
  give({ type: 'rollMagic' }, [1, 3, 4, 2]);
  // One is put somewhere by hand, the others by the app.
  const [first] = castle.legal(game, state).unplaced;
  const [corner] = [...game.zones[state.active]].filter((hex) => game.ground.foot[hex] === 1);
  give({ type: 'deploy', who: first!, at: corner! }, []);
  give({ type: 'deployRest' }, []);
  give({ type: 'endDeployment' }, []);
  give({ type: 'deployRest' }, []);
  give({ type: 'endDeployment' }, []);
  const chosen = raiders({ game, state });
  while (!state.outcome) {
    const attacks = state.active !== defenderOf(game);
    const command = attacks ? besiegerCommand({ game, state }, chosen) : null;
    give(command ?? { type: 'endTurn' }, good);
  }
  return steps;
}

console.log(JSON.stringify(plan(process.argv[2] ?? 'castle-storming')));
