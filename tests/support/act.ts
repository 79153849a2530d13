/** Commands given at a drawn table, with the faces of the dice written out. */
import { givenDice, type Refusal } from '../../src/game';
import { directionNames, parseDirection } from '../../src/hex';
import {
  conditionOf,
  decide,
  evolve,
  reachableBy,
  type Command,
  type Event,
  type Pose,
  type Reachable,
} from '../../src/skirmish';
import type { Table } from './table';

export interface Acted extends Table {
  readonly events: readonly Event[];
}

/** Does it. Throws when it is refused, or when the dice given are not exactly those that were rolled. */
export function act(table: Table, command: Command, faces: readonly number[] = []): Acted {
  const dice = givenDice(faces, table.state.dice);
  const decision = decide(table.game, table.state, command, dice);
  if (decision.kind === 'refused') throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
  if (dice.used() !== faces.length) throw new Error(`${dice.used()} dice were rolled, ${faces.length} were given`);
  const state = decision.events.reduce((before, event) => evolve(table.game, before, event), table.state);
  return { ...table, state, events: decision.events };
}

/** Why it is refused. Throws when it is not. */
export function refusalOf(table: Table, command: Command): Refusal {
  const decision = decide(table.game, table.state, command, givenDice([], table.state.dice));
  if (decision.kind === 'done') throw new Error(`done: ${JSON.stringify(decision.events)}`);
  return decision.refusal;
}

/** `done`, or the code and the rule of the refusal; every die that is needed shows a 10. */
export function verdict(table: Table, command: Command): string {
  const tens = { roll: (sides: number) => sides, state: () => table.state.dice };
  const decision = decide(table.game, table.state, command, tens);
  return decision.kind === 'done' ? 'done' : `${decision.refusal.code} ${decision.refusal.rule}`;
}

/** `D5`, or `D5 N` for a rider. */
export const poseLabel = ({ label }: Table, { at, facing }: Pose): string =>
  facing === null ? label(at) : `${label(at)} ${directionNames[facing]}`;

/** Reads `D5 E5` (on foot) or `D5 N, E5 NE` (a rider) as poses after each step. */
export function pathOf({ hex }: Table, text: string): Pose[] {
  if (text === '') return [];
  const riding = text.split(',').map((part) => part.trim().split(' '));
  if (riding.some(([, facing]) => facing && parseDirection(facing) !== null)) {
    return riding.map(([at, facing]) => ({ at: hex(at!), facing: parseDirection(facing!) }));
  }
  return text.split(' ').map((at) => ({ at: hex(at), facing: null }));
}

export const move = (table: Table, who: string, path: string): Command => ({
  type: 'move',
  who,
  path: pathOf(table, path),
});

/** From head to head, unless hexes are named. */
export function shoot({ state, hex }: Table, who: string, target: string, from?: string, to?: string): Command {
  return {
    type: 'shoot',
    who,
    target,
    from: from ? hex(from) : state.characters[who]!.at,
    to: to ? hex(to) : (state.characters[target]?.at ?? -1),
  };
}

/** `b1 b2` on `r1`. */
export const attack = (attackers: string, defenders: string): Command => ({
  type: 'attack',
  attackers: attackers.split(' '),
  defenders: defenders.split(' '),
});

export const endSequence: Command = { type: 'endSequence' };

/** Where somebody is and how: `D5 wounded`, `D5 N fit`. */
export function whereabouts(table: Table, who: string): string {
  const character = table.state.characters[who]!;
  return `${poseLabel(table, character)} ${conditionOf(character)}`;
}

/** Places by name, as `tests/cost`. */
export const placesOf = (table: Table, places: readonly Reachable[]): Record<string, string> =>
  Object.fromEntries(places.map((place) => [poseLabel(table, place.pose), `${place.tests}/${place.cost}`]));

export const reachOf = (table: Table, who: string): Record<string, string> =>
  placesOf(table, reachableBy(table.game, table.state, who));

export const typesOf = (acted: Acted): string[] => acted.events.map(({ type }) => type);
