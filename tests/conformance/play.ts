import { DieNeeded, givenDice } from '../../src/game';
import { directionNames } from '../../src/hex';
import {
  advanceReachOf,
  conditionOf,
  decide,
  evolve,
  reachOf,
  type Command,
  type Reachable,
  type SkirmishState,
} from '../../src/skirmish';
import type { Ask, AskCommand } from './case-file';
import type { Table } from './table';

/** The way on offer to a place; throws when it is none of those that can be reached. */
function wayTo({ hex }: Table, places: readonly Reachable[], step: AskCommand): Reachable {
  const at = hex(step.to!);
  const place = places.find(
    ({ pose }) => pose.at === at && (pose.facing === null || directionNames[pose.facing] === step.facing),
  );
  if (!place) throw new Error(`${step.who} cannot get to ${step.to}`);
  return place;
}

function commandOf(table: Table, state: SkirmishState, step: AskCommand): Command {
  const { game, hex } = table;
  const { who } = step;
  switch (step.do) {
    case 'shoot': {
      const from = step.from ? hex(step.from) : state.characters[who]!.at;
      const to = step.to ? hex(step.to) : state.characters[step.target]!.at;
      return { type: 'shoot', who, target: step.target, from, to };
    }
    case 'move':
      return { type: 'move', who, path: wayTo(table, reachOf(game, state, who), step).path };
    case 'attack':
      return { type: 'attack', attackers: step.attackers, defenders: step.defenders };
    case 'advance':
      return { type: 'advance', who, path: wayTo(table, advanceReachOf(game, state, who), step).path };
    case 'stay':
      return { type: 'stay', who };
    case 'next':
      return { type: 'endSequence' };
    default:
      throw new Error(`no command is called "${step.do}"`);
  }
}

/** The state after a script, of those that the ask names. */
export function play(table: Table, ask: Ask): unknown {
  const { game, label } = table;
  const dice = givenDice(ask.dice, table.state.dice);
  let { state } = table;
  for (const step of ask.commands) {
    const command = commandOf(table, state, step);
    try {
      const decision = decide(game, state, command, dice);
      if (decision.kind === 'refused') throw new Error(`${step.do} was refused: ${JSON.stringify(decision.refusal)}`);
      for (const event of decision.events) state = evolve(game, state, event);
    } catch (error) {
      if (error instanceof DieNeeded) throw new Error(`too few dice: one is needed for ${error.purpose.kind}`);
      throw error;
    }
  }
  if (dice.used() < ask.dice.length) throw new Error(`too many dice: ${dice.used()} were rolled`);
  return Object.fromEntries(
    Object.entries(ask.expect as Record<string, object>).map(([id, wanted]) => {
      const horse = state.horses.find((one) => one.id === id);
      if (horse) return [id, { at: label(horse.at) }];
      const character = state.characters[id];
      if (!character) throw new Error(`nobody is called "${id}"`);
      const found = { at: label(character.at), condition: conditionOf(character) };
      return [id, Object.fromEntries(Object.entries(found).filter(([key]) => key in wanted))];
    }),
  );
}
