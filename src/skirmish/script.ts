import { writing, type Dice, type Written } from '../game';
import type { Event } from './events';
import { evolve } from './evolve';
import type { SkirmishGame } from './game';
import { fieldOf, type Field } from './field';
import type { CharacterState, SkirmishState } from './state';

/** What a decision of the skirmish writes. */
export interface Script extends Written<SkirmishState, Event> {
  readonly game: SkirmishGame;
  field(): Field;
  character(id: string): CharacterState;
}

/**
 * Begins to write what a command causes: every event takes effect at once on the script's own state. `from` stays as
 * it is.
 */
export function startScript(game: SkirmishGame, from: SkirmishState, dice: Dice): Script {
  const written = writing<SkirmishState, Event>((state, event) => evolve(game, state, event), from, dice);
  return {
    ...written,
    game,
    field: () => fieldOf(game, written.state()),
    character: (id) => written.state().characters[id]!,
  };
}

/** One of several, drawn with a die of that many sides; one alone takes no die. Ids in their order. @rule MEL-11 */
export function draw(script: Script, among: readonly string[]): string {
  const only = among[0]!;
  if (among.length === 1) return only;
  const ids = [...among].sort();
  const who = ids[script.roll(ids.length, 'draw', 'MEL-11', ids) - 1]!;
  script.emit({ type: 'drawn', who, among: ids });
  return who;
}
