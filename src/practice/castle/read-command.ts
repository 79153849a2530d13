import { reachOf, type AttackKind, type CastleGame, type CastleState, type Command, type Target } from '../../castle';
import { parseHex, parseSide, type HexIndex } from '../../hex';
import { unreadable } from '../reading';
import type { SpellUse } from '../../castle';

type Words = readonly string[];

const kinds = ['melee', 'shooting', 'magic', 'break', 'catapult'] as const satisfies readonly AttackKind[];

function hexOf(game: CastleGame, words: Words, label = ''): HexIndex {
  const hex = parseHex(game.board.grid, label);
  if (hex === null) throw unreadable(words, `"${label}" is not on the board`);
  return hex;
}

/** `r01`, `catapult`, or a section by one of its sides: `K10:N`. */
function targetOf(game: CastleGame, name: string): Target {
  if (name === 'catapult') return { kind: 'catapult' };
  const side = parseSide(game.board.grid, name.replace(':', ' '));
  return side ? { kind: 'section', ...side } : { kind: 'character', id: name };
}

/**
 * A command as solutions write it: `move b01 D5`, `climb b01 D5`, `attack b01 shooting r02`, `attack b16 break K10:N`,
 * `cast b18 haste`, `cast r19 fireball b10`, `hide b01`, `stand b01`, `end`. Throws a `SetupError` where it cannot be read.
 */
export function readCastleCommand(game: CastleGame, state: CastleState, words: Words): Command {
  const [verb = '', who = '', third = '', fourth] = words;
  switch (verb) {
    case 'end':
      return { type: 'endTurn' };
    case 'move': {
      const at = hexOf(game, words, third);
      const found = reachOf(game, state, who).find((place) => place.at === at);
      if (!found) throw unreadable(words, `"${third}" is not in reach`);
      return { type: 'move', who, path: found.path };
    }
    case 'climb':
      return { type: 'climb', who, to: hexOf(game, words, third) };
    case 'attack': {
      const by = kinds.find((kind) => kind === third);
      if (!by || fourth === undefined) throw unreadable(words, 'an attack has its kind and its target');
      return { type: 'attack', who, by, target: targetOf(game, fourth) };
    }
    case 'cast': {
      const target = fourth === undefined ? {} : { target: targetOf(game, fourth) };
      return { type: 'cast', who, use: third as SpellUse, ...target };
    }
    case 'hide':
    case 'stand':
      return { type: verb, who };
    default:
      throw unreadable(words, 'the castle has no such verb');
  }
}
