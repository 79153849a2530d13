import type { Command } from '../../castle';
import { idle, selecting, type Interaction } from './interaction';
import { hexOf } from './places';
import type { Table } from './table';

/** The interaction that led to a command whose dice are shown; null where there is none. */
export function pointedBy(command: Command): Interaction | null {
  if (command.type === 'attack') {
    return { kind: 'target', who: command.who, by: command.by, target: command.target };
  }
  if (command.type === 'climb') return { kind: 'climb', who: command.who, to: command.to };
  if (command.type !== 'cast') return null;
  const { type: _type, ...cast } = command;
  return { kind: 'spell', ...cast };
}

/**
 * The interaction that would lead to a command, so that it can be shown before it is done; only a card where there is
 * none.
 */
export function pointingAt(table: Table, command: Command): Interaction {
  switch (command.type) {
    case 'attack':
    case 'climb':
    case 'cast':
      return pointedBy(command) ?? idle;
    case 'move':
    case 'leave': {
      const at = command.path.at(-1) ?? hexOf(table, command.who);
      return at === null ? idle : { kind: 'place', who: command.who, verb: command.type, at };
    }
    case 'drag': {
      const [who, mate] = command.who;
      const at = command.path.at(-1);
      return { kind: 'drag', who, mate, ...(at !== undefined && { at }) };
    }
    case 'deploy':
      return { kind: 'selected', who: command.who, at: command.at };
    case 'hide':
    case 'stand':
      return selecting(command.who);
    case 'rollMagic':
    case 'chooseSpell':
    case 'deployRest':
    case 'clearDeployment':
    case 'endDeployment':
    case 'endTurn':
      return idle;
  }
}
