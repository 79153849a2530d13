import type { Refusal } from '../../game';
import { directionTo } from '../../hex';
import type { Command } from '../commands';
import { attackOf, type Attack } from '../fighting/attack';
import { strike } from '../fighting/decide-attack';
import { chanceToWound, type Fraction } from '../fighting/fraction';
import { standUpToAct } from '../fighting/hiding';
import type { CastleGame } from '../game';
import { sectionAt } from '../ground';
import { isRefusal, refuse } from '../refusals';
import type { Script } from '../script';
import type { CastleState } from '../state';
import { climbNowRefusal } from '../turn/able';
import { arrive } from '../walking/arrive';
import { climbsOf, type Climb } from './climb';

/** A climb with its chances, as the preview shows them and the dice decide them. @rule WAL-2 */
export interface ClimbNow extends Climb {
  /** That he gets over, a second die with haste counted. */
  readonly chance: Fraction;
  /** From the wall, once he is over; null where nobody holds the hex inside. @rule WAL-4 */
  readonly attack: Attack | null;
}

/** A climb that can be made now, or the refusal. @rule WAL-2 */
export function climbNow(game: CastleGame, state: CastleState, who: string, to: number): ClimbNow | Refusal {
  const refusal = climbNowRefusal(game, state, who);
  if (refusal) return refusal;
  if (state.active !== game.options.besieger) return refuse('own-wall', 'WAL-1', { who });
  const climb = climbsOf(game, state, who).find((one) => one.to === to);
  if (!climb) {
    const { at } = state.characters[who]!;
    const direction = directionTo(game.board.grid, at, to);
    const walled = direction !== null && sectionAt(game.board, at, direction) >= 0;
    return walled ? refuse('place-taken', 'WAL-2', { hex: to }) : refuse('nothing-to-climb', 'WAL-2', { who, hex: to });
  }
  const dice = state.doings.hasted.includes(who) ? 2 : 1;
  const chance = chanceToWound(dice, game.ruleset.values.climb.successFrom - 1);
  if (climb.holder === null) return { ...climb, chance, attack: null };
  const attack = attackOf(game, state, 'climb', who, { kind: 'character', id: climb.holder });
  return isRefusal(attack) ? attack : { ...climb, chance, attack };
}

/** One die; with haste a second when the first fails. @rule WAL-2 @rule MAG-2 */
function rollToClimb(script: Script, who: string): readonly number[] {
  const { successFrom } = script.game.ruleset.values.climb;
  const first = script.roll('climb', 'WAL-2', [who]);
  if (first >= successFrom || !script.state().doings.hasted.includes(who)) return [first];
  return [first, script.roll('climb', 'MAG-2', [who])];
}

/**
 * Climbs over a rampart; where an enemy stands behind it, attacks, and a kill lets the climber in. Returns the refusal,
 * else null. @rule WAL-2
 */
export function decideClimb(script: Script, command: Extract<Command, { type: 'climb' }>): Refusal | null {
  const { game } = script;
  const { who, to } = command;
  const climb = climbNow(game, script.state(), who, to);
  if (isRefusal(climb)) return climb;
  standUpToAct(script, who);
  const faces = rollToClimb(script, who);
  const over = faces.at(-1)! >= game.ruleset.values.climb.successFrom;
  script.emit({ type: 'climbed', who, section: climb.section, faces, over });
  if (!over) return null;
  if (climb.attack && climb.holder !== null) {
    strike(script, climb.attack);
    if (script.character(climb.holder).life > 0) return null;
  }
  script.emit({ type: 'moved', who, path: [to], why: 'climb' });
  arrive(script, who);
  return null;
}
