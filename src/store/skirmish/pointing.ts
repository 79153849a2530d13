import type { Command, Pose } from '../../skirmish';
import { hexOfPiece } from './places';
import { idle, selecting, settled, type Interaction, type PlaceVerb, type Table } from './interaction';

/** Where somebody would stand after a path: where he stands now when it is empty. */
function endOf({ state }: Table, who: string, path: readonly Pose[]): Pose | null {
  const now = state.characters[who];
  return path.at(-1) ?? (now ? { at: now.at, facing: now.facing } : null);
}

const placing = (who: string, verb: PlaceVerb, pose: Pose | null): Interaction =>
  pose ? { kind: 'place', who, verb, pose } : idle;

/**
 * The interaction that would lead to a command, so that it can be shown before it is done; only a card where there is
 * none.
 */
export function pointingAt(table: Table, command: Command): Interaction {
  switch (command.type) {
    case 'deploy': {
      const facing = command.facing ?? table.state.characters[command.who]?.facing ?? null;
      return placing(command.who, 'deploy', { at: command.at, facing });
    }
    case 'move':
    case 'leave':
    case 'advance':
      return placing(command.who, command.type, endOf(table, command.who, command.path));
    case 'dismount':
      return placing(command.who, 'dismount', { at: command.at, facing: null });
    case 'lead': {
      const pose = endOf(table, command.who, command.path);
      return pose ? { kind: 'place', who: command.who, verb: 'lead', pose, horse: command.horse } : idle;
    }
    case 'shoot': {
      const { who, target, from, to } = command;
      return { kind: 'target', who, target, from, to };
    }
    case 'attack': {
      const { attackers, defenders } = command;
      return { kind: 'attack', attackers, defenders, last: defenders.at(-1) ?? null };
    }
    case 'mount': {
      const horse = table.state.horses.find(({ rider }) => rider === command.who);
      return placing(command.who, 'mount', horse ? { at: horse.at, facing: horse.facing } : null);
    }
    case 'stay':
      return hexOfPiece(table, command.who) === null ? idle : selecting(table, command.who);
    case 'endSequence':
      return settled(table);
  }
}
