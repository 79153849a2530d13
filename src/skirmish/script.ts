import type { Dice } from '../game';
import type { Event } from './events';
import { evolve } from './evolve';
import type { SkirmishGame } from './game';
import { fieldOf, type Field } from './field';
import type { CharacterState, SkirmishState } from './state';

/** What a decision writes while it is worked out: each event takes effect before the next is thought of. */
export interface Script {
  readonly game: SkirmishGame;
  /** The state after all events so far. */
  state(): SkirmishState;
  field(): Field;
  character(id: string): CharacterState;
  emit(event: Event): void;
  /** Rolls, and writes the roll down. */
  roll(sides: number, kind: string, rule: string, who: readonly string[]): number;
  readonly events: readonly Event[];
}

export function startScript(game: SkirmishGame, from: SkirmishState, dice: Dice): Script {
  let state = from;
  const events: Event[] = [];
  const emit = (event: Event) => {
    events.push(event);
    state = evolve(game, state, event);
  };
  return {
    game,
    events,
    emit,
    state: () => state,
    field: () => fieldOf(game, state),
    character: (id) => state.characters[id]!,
    roll(sides, kind, rule, who) {
      const purpose = { kind, rule, who };
      const face = dice.roll(sides, purpose);
      emit({ type: 'rolled', purpose, sides, face, after: dice.state() });
      return face;
    },
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
