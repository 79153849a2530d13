import { total, type Gauge, type GameEvent } from '../game';
import type { Event } from './events';
import { chanceToWound } from './fighting/fraction';
import type { CastleGame } from './game';
import { livesOf } from './lives';
import type { CastleState } from './state';

/** Dice that somebody rolls to do something: the more the better. @rule CFI-1 @rule WAL-2 @rule CAT-2 */
const deeds: readonly string[] = ['melee', 'shooting', 'magic', 'climb', 'break', 'catapult'];

/** What a hit is worth: a wall less than the machine, the machine less than a life. */
const weights = { section: 1, catapult: 2, character: 3 } as const;

/** A wound that is the last counts twice. @rule CFI-2 */
function weightOf(state: CastleState, { target }: Extract<GameEvent & Event, { type: 'attacked' }>): number {
  if (target.kind !== 'character') return weights[target.kind];
  const last = (state.characters[target.id]?.life ?? 0) <= 1;
  return weights.character * (last ? 2 : 1);
}

/** The statistics of a siege: strength is counted in lives, and high faces are good for whoever acts. */
export const gauge: Gauge<CastleGame, CastleState, Event> = {
  strength: livesOf,
  ownDie(game, state, { purpose: { kind, who } }) {
    // Hail is rolled against each of those it falls on: the mage, told last, is glad of it.
    const actor = kind === 'hail' ? who.at(-1) : deeds.includes(kind) ? who[0] : undefined;
    if (actor === undefined) return null;
    return { army: game.byId.get(actor)?.army ?? state.active, good: 'high' };
  },
  blow(game, state, event) {
    // A die of hail is one man's death or nothing. @rule MAG-2
    if (event.type === 'rolled' && event.purpose.kind === 'hail') {
      const { hailFrom } = game.ruleset.values.spells;
      if (event.face < hailFrom) return null;
      return { army: state.active, chance: event.sides + 1 - hailFrom, of: event.sides, weight: weights.character * 2 };
    }
    if (event.type !== 'attacked' || !event.hit) return null;
    const { numerator, denominator } = chanceToWound(total(event.dice), event.defence);
    return { army: state.active, chance: numerator, of: denominator, weight: weightOf(state, event) };
  },
};
