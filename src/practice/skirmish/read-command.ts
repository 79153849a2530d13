import { parseDirection, parseHex } from '../../hex';
import { advanceReachOf, exitsOf, reachOf, type Command, type SkirmishGame, type SkirmishState } from '../../skirmish';
import { unreadable } from '../reading';

type Words = readonly string[];

/** The way that the app offers to `D5`, or to `D5:N` for a rider. */
function wayTo(game: SkirmishGame, words: Words, offered: ReturnType<typeof reachOf>) {
  const [label = '', looks] = (words[2] ?? '').split(':');
  const at = parseHex(game.board.grid, label);
  const facing = looks === undefined ? null : parseDirection(looks);
  const found = offered.find(({ pose }) => pose.at === at && pose.facing === facing);
  if (!found) throw unreadable(words, `"${words[2] ?? ''}" is not in reach`);
  return found.path;
}

/**
 * A command as solutions write it: `shoot b01 r02`, `move b01 D5` (a rider: `D5:N`), `leave b01 D5`,
 * `attack b01+b02 r01`, `advance b01 D5`, `stay b01`, `end`. Throws a `SetupError` where it cannot be read.
 */
export function readSkirmishCommand(game: SkirmishGame, state: SkirmishState, words: Words): Command {
  const [verb = '', who = '', target = ''] = words;
  switch (verb) {
    case 'end':
      return { type: 'endSequence' };
    case 'shoot': {
      const [from, to] = [state.characters[who]?.at, state.characters[target]?.at];
      if (from === undefined || to === undefined) throw unreadable(words, 'there is nobody of that id');
      return { type: 'shoot', who, target, from, to };
    }
    case 'move':
      return { type: 'move', who, path: wayTo(game, words, reachOf(game, state, who)) };
    case 'leave':
      return { type: 'leave', who, path: wayTo(game, words, exitsOf(game, state, who)) };
    case 'advance':
      return { type: 'advance', who, path: wayTo(game, words, advanceReachOf(game, state, who)) };
    case 'stay':
      return { type: 'stay', who };
    case 'attack':
      return { type: 'attack', attackers: who.split('+'), defenders: target.split('+') };
    default:
      throw unreadable(words, 'the skirmish has no such verb');
  }
}
