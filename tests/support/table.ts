import { compileMap, otherArmy, seedDice, type ArmyId, type HexMap, type Objective } from '../../src/game';
import { hexLabel, parseDirection, parseHex, type HexIndex } from '../../src/hex';
import {
  houseRuleset,
  makeGame,
  type CharacterSheet,
  type Options,
  type SkirmishGame,
  type SkirmishState,
} from '../../src/skirmish';

/** A game in the middle of something: what a question is asked of. */
export interface Table {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  /** Reads `F7`; throws when it is not on the board. */
  readonly hex: (label: string) => HexIndex;
  readonly label: (hex: HexIndex) => string;
}

/** Somebody on the board, written out. */
export interface Man {
  readonly id: string;
  readonly army: ArmyId;
  readonly at: string;
  readonly condition: 'fit' | 'wounded' | 'stunned' | 'dead' | 'left';
  /** Values of the present condition (of the stunned: the full ones). */
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
  readonly armoured: boolean;
  readonly weapon: 'bow' | 'crossbow' | null;
  readonly animal: boolean;
  /** Given for riders. */
  readonly facing: string | null;
  /** His values on foot, for a rider who may have to get off; left out: the same as in the saddle. */
  readonly onFoot?: CharacterSheet['foot'];
}

export interface TableSpec {
  readonly map: HexMap;
  readonly men: readonly Man[];
  readonly horses: readonly { readonly id: string; readonly at: string; readonly facing: string }[];
  readonly bodies: Readonly<Record<string, number>>;
  readonly options: Options;
  readonly active: ArmyId;
  readonly sequence: SkirmishState['sequence'];
  readonly firstArmy?: ArmyId;
  readonly turnLimit?: number;
  readonly objectives?: readonly Objective[];
  readonly zones?: { readonly blue?: readonly string[]; readonly red?: readonly string[] };
  readonly doings?: Partial<SkirmishState['doings']>;
}

const half = (value: number): number => Math.ceil(value / 2);

/** Values are those of the condition given; the wounded values of the fit are half of them, movement 4. */
function sheetOf(man: Man, at: HexIndex): CharacterSheet {
  const { id, army, attack, defence, move, condition, armoured, weapon, animal, facing } = man;
  const given = { attack, defence, move };
  const weaker = { attack: half(attack), defence: half(defence), move: 4 };
  const set = { fit: given, wounded: condition === 'wounded' ? given : weaker };
  return {
    id,
    army,
    type: 'man-at-arms',
    name: { fr: id, en: id, ru: id },
    armoured,
    weapon,
    animal,
    foot: man.onFoot ?? set,
    mounted: facing === null ? null : set,
    start: { at, facing: facing === null ? null : parseDirection(facing) },
  };
}

function stateOf(spec: TableSpec, game: SkirmishGame, hex: (label: string) => HexIndex): SkirmishState {
  const characters = spec.men.map(({ id, condition }) => {
    const { start } = game.byId.get(id)!;
    const health = condition === 'stunned' ? 'fit' : condition;
    const facing = condition === 'dead' ? null : start.facing;
    return [id, { at: start.at, facing, health, stunnedIn: condition === 'stunned' ? 0 : null }] as const;
  });
  const doings = { shotFirst: [], shotAgain: [], moved: [], attacked: [], wereAttacked: [], pointsLeft: {} };
  return {
    turn: 1,
    playerTurn: 1,
    active: spec.active,
    sequence: spec.sequence,
    characters: Object.fromEntries(characters),
    horses: spec.horses.map(({ id, at, facing }) => ({
      id,
      rider: null,
      at: hex(at),
      facing: parseDirection(facing)!,
    })),
    fallenHorses: [],
    bodies: Object.fromEntries(Object.entries(spec.bodies).map(([at, count]) => [hex(at), count])),
    doings: { ...doings, ...spec.doings },
    pending: null,
    dice: seedDice(1),
    outcome: null,
  };
}

/** Sets a table up. */
export function setTable(spec: TableSpec): Table {
  const board = compileMap(spec.map, 'map');
  const hex = (label: string): HexIndex => {
    const found = parseHex(board.grid, label);
    if (found === null) throw new Error(`"${label}" is not on the board`);
    return found;
  };
  const zone = (labels: readonly string[] | undefined) => (labels ? new Set(labels.map(hex)) : null);
  const game = makeGame({
    board,
    ruleset: houseRuleset,
    options: spec.options,
    characters: spec.men.map((man) => sheetOf(man, hex(man.at))).sort((a, b) => (a.id < b.id ? -1 : 1)),
    firstArmy: spec.firstArmy ?? otherArmy(spec.active),
    turnLimit: spec.turnLimit ?? 99,
    objectives: spec.objectives ?? [],
    zones: { blue: zone(spec.zones?.blue), red: zone(spec.zones?.red) },
    seed: 1,
  });
  return { game, state: stateOf(spec, game, hex), hex, label: (at) => hexLabel(board.grid, at) };
}
