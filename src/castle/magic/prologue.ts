import { armyIds, type ArmyId, type Refusal } from '../../game';
import { beginDeployment } from '../deployment/decide-deploy';
import { defenderOf } from '../field';
import { refuse } from '../refusals';
import type { Script } from '../script';
import { handTo } from '../turn/hand-to';

/** The next player who may choose a spell is asked; when nobody is left, the armies are set up. @rule MAG-1 */
function goOn(script: Script): void {
  const defender = defenderOf(script.game);
  const order: readonly ArmyId[] = [defender, script.game.options.besieger];
  const army = order.find((one) => script.state().magic[one].spell === null);
  if (army === undefined) return beginDeployment(script, defender);
  handTo(script, army);
  script.emit({ type: 'spellOffered', army });
}

/**
 * Rolls for each army's spell, then for the crystals: both mages get the higher of two dice. Returns the refusal, else
 * null. @rule MAG-1
 */
export function decideRollMagic(script: Script): Refusal | null {
  const { phase, pending } = script.state();
  if (phase !== 'magic') return refuse('wrong-phase', 'MAG-1', { needed: 'magic', phase });
  if (pending) return refuse('choice-first', 'MAG-1', { army: pending.army });
  for (const army of armyIds) {
    const face = script.roll('spell', 'MAG-1', [army]);
    const spell = script.game.ruleset.spells[army][face - 1]?.id ?? null;
    script.emit({ type: 'spellRolled', army, face, spell });
  }
  const faces = armyIds.map((army) => script.roll('crystals', 'MAG-1', [army]));
  script.emit({ type: 'crystalsGiven', count: Math.max(...faces) });
  goOn(script);
  return null;
}

/** Chooses any spell of the mage's own table, after a six. Returns the refusal, else null. @rule MAG-1 */
export function decideChooseSpell(script: Script, spell: string): Refusal | null {
  const { pending } = script.state();
  if (!pending) return refuse('no-choice', 'MAG-1');
  const known = script.game.ruleset.spells[pending.army].some(({ id }) => id === spell);
  if (!known) return refuse('no-spell', 'MAG-1', { spell });
  script.emit({ type: 'spellChosen', army: pending.army, spell });
  goOn(script);
  return null;
}
