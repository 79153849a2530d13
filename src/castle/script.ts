import { writing, type Dice, type Written } from '../game';
import type { Event } from './events';
import { evolve } from './evolve';
import { fieldOf, type Field } from './field';
import type { CastleGame } from './game';
import type { CastleState, CharacterState } from './state';

/** What a decision of the castle writes. */
export interface Script extends Omit<Written<CastleState, Event>, 'roll'> {
  readonly game: CastleGame;
  field(): Field;
  character(id: string): CharacterState;
  /** Rolls a die, and writes the roll down. */
  roll(kind: string, rule: string, who: readonly string[]): number;
}

/** Every die here has six sides. */
const sides = 6;

/**
 * Begins to write what a command causes: every event takes effect at once on the script's own state. `from` stays as
 * it is.
 */
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
