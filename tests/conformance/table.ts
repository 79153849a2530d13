import { compileMap, otherArmy, seedDice, type ArmyId } from '../../src/game';
import { hexLabel, parseDirection, parseHex, type HexIndex } from '../../src/hex';
import { houseRuleset, makeGame, type CharacterSheet, type SkirmishGame, type SkirmishState } from '../../src/skirmish';
import type { Ask, CaseFile } from './case-file';

/** A case set up for the rules core: what an ask is asked of. */
export interface Table {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  /** Reads `F7`; throws when it is not on the board. */
  readonly hex: (label: string) => HexIndex;
  readonly label: (hex: HexIndex) => string;
}

type CaseCharacter = CaseFile['characters'][number];

const half = (value: number): number => Math.ceil(value / 2);

/** Values are those of the condition given; the wounded values of the fit are half of them, movement 4. */
function sheetOf(character: CaseCharacter, at: HexIndex): CharacterSheet {
  const { id, army, attack, defence, move, condition, armoured, weapon, animal, mounted, facing } = character;
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
    foot: set,
    mounted: mounted ? set : null,
    start: { at, facing: mounted ? parseDirection(facing) : null },
  };
}

/** The army whose turn it is: that of the ask, else that of the first character it names. */
function askingArmy(file: CaseFile, ask: Ask): ArmyId {
  if (ask.army) return ask.army;
  const named = ask.who || ask.shooter || ask.attackers[0];
  return file.characters.find(({ id }) => id === named)?.army ?? 'blue';
}

function stateOf(file: CaseFile, ask: Ask, game: SkirmishGame, hex: (label: string) => HexIndex): SkirmishState {
  const characters = file.characters.map(({ id, condition, mounted }) => {
    const { start } = game.byId.get(id)!;
    const health = condition === 'stunned' ? 'fit' : condition;
    const facing = mounted && condition !== 'dead' ? start.facing : null;
    return [id, { at: start.at, facing, health, stunnedIn: condition === 'stunned' ? 0 : null }] as const;
  });
  return {
    turn: 1,
    playerTurn: 1,
    active: askingArmy(file, ask),
    sequence: ask.sequence,
    characters: Object.fromEntries(characters),
    horses: file.horses.map(({ id, at, facing }) => ({
      id,
      rider: null,
      at: hex(at),
      facing: parseDirection(facing)!,
    })),
    bodies: Object.fromEntries(Object.entries(file.bodies).map(([at, count]) => [hex(at), count])),
    doings: { shotFirst: [], shotAgain: [], moved: [], attacked: [], wereAttacked: [], pointsLeft: {} },
    pending: null,
    dice: seedDice(1),
    outcome: null,
  };
}

/** Sets a case up for one of its asks. */
export function setTable(file: CaseFile, ask: Ask): Table {
  const board = compileMap(file.map, 'map');
  const hex = (label: string): HexIndex => {
    const found = parseHex(board.grid, label);
    if (found === null) throw new Error(`"${label}" is not on the board`);
    return found;
  };
  const characters = file.characters
    .map((character) => sheetOf(character, hex(character.at)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const game = makeGame({
    board,
    ruleset: houseRuleset,
    options: {
      table: file.options.table ?? 'vikings',
      belowOneToOne: file.options.belowOneToOne ?? true,
      testLastHex: file.options.testLastHex ?? false,
      ridersRetreatFour: file.options.ridersRetreatFour ?? false,
      passEmptySequences: false,
    },
    characters,
    firstArmy: otherArmy(askingArmy(file, ask)),
    turnLimit: 99,
    objectives: [],
    zones: { blue: null, red: null },
    seed: 1,
  });
  return { game, state: stateOf(file, ask, game, hex), hex, label: (at) => hexLabel(board.grid, at) };
}
