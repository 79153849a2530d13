import {
  houseRuleset,
  initialState,
  makeGame,
  sectionAt,
  type CastleGame,
  type CastleState,
  type CharacterSheet,
  type Target,
} from '../../../src/castle';
import { compileMap, type ArmyId } from '../../../src/game';
import { hexLabel, parseHex, parseSide, type HexIndex } from '../../../src/hex';
import type { CastleAsk, CastleCaseFile } from './case-file';

/** A case set up for the rules core: what an ask is asked of. */
export interface CastleTable {
  readonly game: CastleGame;
  readonly state: CastleState;
  /** Reads `F7`; throws when it is not on the board. */
  readonly hex: (label: string) => HexIndex;
  readonly label: (hex: HexIndex) => string;
  /** Reads an id, `catapult` or a side such as `F7 N`. */
  readonly target: (name: string) => Target;
}

const named = (id: string) => ({ id, type: 'mouse-swordsman', name: { fr: id, en: id, ru: id } });

/** Those of the case, and the slain that the ask names: of the mage's army, able to be called back by any spell. */
function sheetsOf(file: CastleCaseFile, ask: CastleAsk, active: ArmyId): CharacterSheet[] {
  const present = file.characters.map(({ id, army, melee, shooting, magic, defence, life, breaker }) => {
    return { ...named(id), army, melee, shooting, magic, defence, life, breaker, skeleton: false };
  });
  const values = { melee: 2, shooting: 0, magic: 0, defence: 3, life: 1, breaker: false, skeleton: true };
  const lost = ask.lost.map((id) => ({ ...named(id), army: active, ...values }));
  return [...present, ...lost].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const uses = (game: CastleGame, army: ArmyId, use: string): string | null =>
  game.ruleset.spells[army].find((spell) => spell.uses.some((one) => one === use))?.id ?? null;

function stateOf(file: CastleCaseFile, ask: CastleAsk, game: CastleGame, active: ArmyId): CastleState {
  const start = initialState(game);
  const at = (label: string) => parseHex(game.board.grid, label) ?? -1;
  const present = file.characters.map(({ id, at: label, hidden }) => {
    return [id, { ...start.characters[id]!, at: at(label), hidden }] as const;
  });
  const slain = ask.lost.map((id) => [id, { ...start.characters[id]!, life: 0 }] as const);
  const { catapult } = file;
  return {
    ...start,
    phase: 'play',
    active,
    characters: Object.fromEntries([...present, ...slain]),
    catapult: catapult
      ? { at: at(catapult.at), shots: catapult.shots, life: 2, moved: catapult.moved, shot: false }
      : null,
    magic: {
      blue: { spell: uses(game, 'blue', ask.spell), crystals: 1 },
      red: { spell: uses(game, 'red', ask.spell), crystals: 1 },
    },
    doings: { ...start.doings, hasted: ask.haste ? [ask.who] : [] },
  };
}

/** Sets a case up for one of its asks; the turn is that of the army of whoever is asked about. */
export function setCastleTable(file: CastleCaseFile, ask: CastleAsk): CastleTable {
  const board = compileMap(file.map, 'map');
  const hex = (label: string): HexIndex => {
    const found = parseHex(board.grid, label);
    if (found === null) throw new Error(`"${label}" is not on the board`);
    return found;
  };
  const asked = ask.who || ask.shooter || ask.attacker || ask.caster;
  const active = file.characters.find(({ id }) => id === asked)?.army;
  if (!active) throw new Error(`nobody is called "${asked}"`);
  const broken = file.broken.map((name) => {
    const side = parseSide(board.grid, name);
    const number = side ? sectionAt(board, side.hex, side.direction) : -1;
    if (number < 0) throw new Error(`"${name}" is no rampart section`);
    return number;
  });
  const game = makeGame({
    board,
    ruleset: houseRuleset,
    options: { level: file.options.level ?? 'beginner', besieger: file.besieger, magic: true },
    mission: {
      goal: 'yard',
      catapultShots: file.catapult?.shots ?? null,
      broken: broken.sort((a, b) => a - b),
      night: false,
      banner: null,
      exits: [],
      turnLimit: 99,
    },
    characters: sheetsOf(file, ask, active),
    seed: 1,
  });
  const target = (name: string): Target => {
    if (name === 'catapult') return { kind: 'catapult' };
    const side = parseSide(board.grid, name);
    return side ? { kind: 'section', ...side } : { kind: 'character', id: name };
  };
  return { game, state: stateOf(file, ask, game, active), hex, label: (at) => hexLabel(board.grid, at), target };
}
