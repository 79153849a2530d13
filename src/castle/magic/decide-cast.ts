import type { Refusal } from '../../game';
import type { Cast } from '../commands';
import { slay, breakSection, hurtCatapult, wound } from '../fighting/harm';
import { fieldOf } from '../field';
import type { CastleGame } from '../game';
import { sectionAt } from '../ground';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { CastleState } from '../state';
import { actRefusal } from '../turn/able';
import { castRefusal, hailedBy, hastedBy, spellOf } from './spells';

/** Why a character may not cast anything now; null when it may. @rule MAG-1 */
export function magicRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const refusal = actRefusal(game, state, who);
  if (refusal) return refusal;
  const { army, sheet } = fieldOf(game, state).byId.get(who)!;
  if (sheet.magic <= 0) return refuse('no-mage', 'MAG-1', { who });
  if (state.doings.cast) return refuse('already-cast', 'MAG-1', { who });
  return state.magic[army].crystals > 0 ? null : refuse('no-crystal', 'MAG-1', { who });
}

/** Why this spell cannot be cast now; null when it can. @rule MAG-1 @rule MAG-2 */
export function castNowRefusal(game: CastleGame, state: CastleState, cast: Cast): Refusal | null {
  const refusal = magicRefusal(game, state, cast.who);
  if (refusal) return refusal;
  const known = spellOf(game, state, state.active)?.uses.includes(cast.use);
  return known ? castRefusal(game, state, cast) : refuse('no-spell', 'MAG-1', { who: cast.who, spell: cast.use });
}

/** A die for each enemy in reach; a 6 removes him. @rule MAG-2 */
function hail(script: Script, who: string): void {
  const { hailFrom } = script.game.ruleset.values.spells;
  for (const { id } of hailedBy(script.game, script.state(), who)) {
    if (script.roll('hail', 'MAG-2', [id, who]) >= hailFrom) slay(script, id, 'MAG-2');
  }
}

/** What a spell does once it is cast; its target has been judged. @rule MAG-2 */
function takeEffect(script: Script, { who, use, target, at, lost }: Cast): void {
  const { game } = script;
  const { fireballLives, stuporTurns } = game.ruleset.values.spells;
  const aimed = target?.kind === 'character' ? target.id : '';
  const section = target?.kind === 'section' ? sectionAt(game.board, target.hex, target.direction) : -1;
  switch (use) {
    case 'mend':
      return script.emit({ type: 'sectionMended', section });
    case 'break':
      return breakSection(script, section, 'MAG-2');
    case 'invisible':
      return script.emit({ type: 'vanished', who: aimed });
    case 'haste':
      return script.emit({ type: 'hasted', who: hastedBy(game, script.state(), who).map(({ id }) => id) });
    case 'hail':
      return hail(script, who);
    case 'stupor':
      return script.emit({ type: 'stupefied', who: aimed, turns: stuporTurns });
    case 'fireball':
      if (target?.kind === 'catapult') return hurtCatapult(script, fireballLives, 'MAG-2');
      return wound(script, aimed, 'MAG-2', fireballLives);
    case 'resurrect':
    case 'raise':
      return script.emit({ type: 'returned', who: lost!, at: at!, by: use });
    case 'transform': {
      const { at: there } = script.character(aimed);
      slay(script, aimed, 'MAG-2');
      return script.emit({ type: 'returned', who: lost!, at: there, by: use });
    }
  }
}

/** Casts a spell, which is the mage's action and costs a crystal. Returns the refusal, else null. @rule MAG-1 */
export function decideCast(script: Script, cast: Cast): Refusal | null {
  const refusal = castNowRefusal(script.game, script.state(), cast);
  if (refusal) return refusal;
  const { crystals } = script.state().magic[script.state().active];
  const { who, use, target } = cast;
  script.emit({ type: 'cast', who, use, target: target ?? null, crystals: crystals - 1 });
  takeEffect(script, cast);
  return null;
}
