import {
  castle,
  houseRuleset,
  initialState,
  makeGame,
  sectionAt,
  type CastleGame,
  type CastleState,
  type CharacterSheet,
  type CharacterState,
  type Command,
  type Event,
  type Mission,
  type Options,
  type Target,
} from '../../src/castle';
import { compileMap, givenDice, type ArmyId, type HexMap } from '../../src/game';
import { hexLabel, parseHex, parseSide, type HexIndex } from '../../src/hex';

type Values = Omit<CharacterSheet, 'id' | 'army' | 'type' | 'name'>;

/** Somebody on a drawn board: a place, and what differs from a warrior of two dice and defence 3. */
export type Someone = Partial<Values & Omit<CharacterState, 'at' | 'life'>> & {
  readonly at?: string;
  readonly slain?: string;
};

export interface Drawing {
  readonly terrain: readonly string[];
  readonly rampart?: readonly string[];
  readonly wall?: readonly string[];
  readonly fence?: readonly string[];
  readonly window?: readonly string[];
  readonly broken?: readonly string[];
  /** Ids of blue begin with b, of red with r. */
  readonly people: Readonly<Record<string, Someone>>;
  readonly active?: ArmyId;
  readonly options?: Partial<Options>;
  readonly mission?: Partial<Omit<Mission, 'broken' | 'banner'>> & { readonly banner?: string };
  readonly catapult?: { readonly at: string; readonly shots?: number };
  readonly spell?: { readonly blue?: string; readonly red?: string; readonly crystals?: number };
}

/** A board set up in the middle of play, with what tests say to it. */
export interface Stage {
  readonly game: CastleGame;
  readonly hex: (label: string) => HexIndex;
  readonly path: (...labels: readonly string[]) => HexIndex[];
  readonly side: (label: string) => Extract<Target, { kind: 'section' }>;
  /** The section's number. */
  readonly section: (label: string) => number;
  readonly state: () => CastleState;
  readonly at: (who: string) => string;
  /** Plays a command that must be accepted, with exactly these dice; its events. */
  readonly play: (command: Command, ...dice: readonly number[]) => readonly Event[];
  /** The code for which a command is refused, or null. */
  readonly refused: (command: Command) => string | null;
}

const armyOf = (id: string): ArmyId => (id.startsWith('b') ? 'blue' : 'red');

const plain: Values = { melee: 2, shooting: 0, magic: 0, defence: 3, life: 1, breaker: false, skeleton: false };

function sheetOf(id: string, someone: Someone): CharacterSheet {
  const { at: _at, slain: _slain, hidden: _hidden, invisible: _invisible, stupor: _stupor, ...values } = someone;
  return { ...plain, ...values, id, army: armyOf(id), type: 'orc', name: { fr: id, en: id, ru: id } };
}

/** Tower tops `O`, yard `_`, open `.`, as map sheets have them. */
export function stage(drawing: Drawing): Stage {
  const { terrain, people, mission = {}, spell = {} } = drawing;
  const map: HexMap = {
    format: 'hexmap-1',
    columns: terrain[0]!.length,
    rows: terrain.length,
    terrain: [...terrain],
    sides: {
      rampart: [...(drawing.rampart ?? [])],
      wall: [...(drawing.wall ?? [])],
      fence: [...(drawing.fence ?? [])],
      window: [...(drawing.window ?? [])],
    },
  };
  const board = compileMap(map, 'drawn');
  const hex = (label: string) => parseHex(board.grid, label)!;
  const sideOf = (label: string) => parseSide(board.grid, label)!;
  const section = (label: string) => sectionAt(board, sideOf(label).hex, sideOf(label).direction);
  const ids = Object.keys(people).sort();
  const game = makeGame({
    board,
    ruleset: houseRuleset,
    options: { level: 'beginner', besieger: 'red', magic: true, ...drawing.options },
    mission: {
      goal: 'yard',
      catapultShots: drawing.catapult?.shots ?? null,
      night: false,
      exits: [],
      turnLimit: 14,
      ...mission,
      broken: (drawing.broken ?? []).map(section).sort((a, b) => a - b),
      banner: mission.banner === undefined ? null : hex(mission.banner),
    },
    characters: ids.map((id) => sheetOf(id, people[id]!)),
    seed: 7,
  });
  const start = initialState(game);
  const characters = ids.map((id) => {
    const { at, slain, hidden = false, invisible = false, stupor = 0 } = people[id]!;
    const life = slain === undefined ? start.characters[id]!.life : 0;
    return [id, { at: hex(at ?? slain ?? 'A1'), life, hidden, invisible, stupor }] as const;
  });
  const { catapult } = drawing;
  const { crystals = 3 } = spell;
  let state: CastleState = {
    ...start,
    phase: 'play',
    active: drawing.active ?? 'red',
    characters: Object.fromEntries(characters),
    catapult: catapult
      ? { at: hex(catapult.at), shots: catapult.shots ?? 6, life: 2, moved: false, shot: false }
      : null,
    magic: {
      blue: { spell: spell.blue ?? null, crystals },
      red: { spell: spell.red ?? null, crystals },
    },
  };
  return {
    game,
    hex,
    path: (...labels) => labels.map(hex),
    side: (label) => ({ kind: 'section', ...sideOf(label) }),
    section,
    state: () => state,
    at: (who) => hexLabel(board.grid, state.characters[who]!.at),
    play(command, ...faces) {
      const dice = givenDice(faces, state.dice);
      const decision = castle.decide(game, state, command, dice);
      if (decision.kind === 'refused') throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
      if (dice.used() < faces.length) throw new Error(`only ${dice.used()} dice were rolled`);
      for (const event of decision.events) state = castle.evolve(game, state, event);
      return decision.events;
    },
    refused(command) {
      const decision = castle.decide(game, state, command, givenDice([6, 6, 6, 6, 6, 6, 6, 6], state.dice));
      return decision.kind === 'refused' ? decision.refusal.code : null;
    },
  };
}

export const character = (id: string): Target => ({ kind: 'character', id });

/** Three rows of yard, a rampart along row 4, ground before it. */
export const line = {
  terrain: ['________', '________', '________', '........', '........', '........', '........'],
  rampart: [
    'A4 N',
    'B4 N',
    'B4 NE',
    'B4 NW',
    'C4 N',
    'D4 N',
    'D4 NE',
    'D4 NW',
    'E4 N',
    'F4 N',
    'F4 NE',
    'F4 NW',
    'G4 N',
    'H4 N',
    'H4 NW',
  ],
} as const;

/** Four towers round a small yard, all closed. */
export const citadel = {
  terrain: ['.........', '.........', '..O_O....', '..___....', '..O_O....', '.........', '.........'],
  rampart: ['C2 SE', 'D2 S', 'E2 SW', 'B4 SE', 'F4 SW', 'B5 NE', 'F5 NW', 'D6 N'],
  wall: [
    'C3 N',
    'E3 N',
    'C3 NW',
    'E3 NE',
    'C3 SW',
    'E3 SE',
    'C5 NW',
    'E5 NE',
    'C5 SW',
    'C5 S',
    'E5 SW',
    'C5 SE',
    'E5 S',
    'E5 SE',
  ],
} as const;
