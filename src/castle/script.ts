import { writing, type Dice, type Written } from '../game';
import type { Event } from './events';
import { evolve } from './evolve';
import { fieldOf, type Field } from './field';
import type { CastleGame } from './game';
import type { CastleState, CharacterState } from './state';

/** The script of a decision in the castle. */
export interface Script extends Omit<Written<CastleState, Event>, 'roll'> {
  readonly game: CastleGame;
  field(): Field;
  character(id: string): CharacterState;
  /** Rolls a die, and writes the roll down. */
  roll(kind: string, rule: string, who: readonly string[]): number;
}

/** Every die here has six sides. */
const sides = 6;

/** Starts the script of a command: each event is applied to the script's own state at once. `from` is not changed. */
export function startScript(game: CastleGame, from: CastleState, dice: Dice): Script {
  const written = writing<CastleState, Event>((state, event) => evolve(game, state, event), from, dice);
  return {
    ...written,
    game,
    field: () => fieldOf(game, written.state()),
    character: (id) => written.state().characters[id]!,
    roll: (kind, rule, who) => written.roll(sides, kind, rule, who),
  };
}
