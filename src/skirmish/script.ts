import { writing, type Dice, type Written } from '../game';
import type { Event } from './events';
import { evolve } from './evolve';
import type { SkirmishGame } from './game';
import { fieldOf, type Field } from './field';
import type { CharacterState, SkirmishState } from './state';

/** The script of a decision in the skirmish. */
export interface Script extends Written<SkirmishState, Event> {
  readonly game: SkirmishGame;
  field(): Field;
  character(id: string): CharacterState;
}

/** Starts the script of a command: each event is applied to the script's own state at once. `from` is not changed. */
export function startScript(game: SkirmishGame, from: SkirmishState, dice: Dice): Script {
  const written = writing<SkirmishState, Event>((state, event) => evolve(game, state, event), from, dice);
  return {
    ...written,
    game,
    field: () => fieldOf(game, written.state()),
    character: (id) => written.state().characters[id]!,
  };
}

/**
 * Draws one of several ids with a die that has as many sides; a single one takes no die. The ids must be in order.
 * @rule MEL-11
 */
export function draw(script: Script, among: readonly string[]): string {
  const only = among[0]!;
  if (among.length === 1) return only;
  const ids = [...among].sort();
  const who = ids[script.roll(ids.length, 'draw', 'MEL-11', ids) - 1]!;
  script.emit({ type: 'drawn', who, among: ids });
  return who;
}
