import { houseRuleset, makeGame, type CastleGame } from '../../../src/castle';
import type { CharacterSheet } from '../../../src/castle';
import { stage, type Drawing, type Stage } from '../../castle/stage';

/** The names of the army lists, by id: `b1` has that of `b01`. */
const listed = new Map(
  (['blue', 'red'] as const).flatMap((army) => houseRuleset.lists[army].map(({ id, name }) => [id, name] as const)),
);
const nameFor = (id: string): CharacterSheet['name'] => listed.get(`${id[0]}${id.slice(1).padStart(2, '0')}`)!;

export interface NamedStage extends Stage {
  readonly game: CastleGame;
}

/** A drawn board whose people have names. */
export function namedStage(drawing: Drawing): NamedStage {
  const drawn = stage(drawing);
  const characters = drawn.game.characters.map((sheet) => ({ ...sheet, name: nameFor(sheet.id) }));
  return { ...drawn, game: makeGame({ ...drawn.game, characters }) };
}
