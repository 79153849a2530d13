import { total, type Refusal } from '../../game';
import type { AttackKind, Command, Target } from '../commands';
import type { CastleGame } from '../game';
import { sectionAt } from '../ground';
import { isRefusal } from '../refusals';
import type { Script } from '../script';
import type { CastleState } from '../state';
import { actRefusal } from '../turn/able';
import { attackOf, type Attack } from './attack';
import { breakSection, hurtCatapult, wound } from './harm';
import { standUpToAct } from './hiding';

/** An attack that can be made now, or the refusal. @rule CTU-2 */
export const attackNow = (
  game: CastleGame,
  state: CastleState,
  by: AttackKind,
  who: string,
  target: Target,
): Attack | Refusal => actRefusal(game, state, who) ?? attackOf(game, state, by, who, target);

const rules: Readonly<Record<AttackKind, string>> = {
  melee: 'CFI-1',
  shooting: 'CFI-3',
  magic: 'CFI-3',
  climb: 'WAL-2',
  break: 'WAL-5',
  catapult: 'CAT-2',
};

/** Whoever is attacked at close quarters stands up to fight. @rule WAL-7 */
function standUpToFight(script: Script, { by, target }: Attack): void {
  if (target.kind !== 'character' || (by !== 'melee' && by !== 'climb')) return;
  if (script.character(target.id).life <= 0 || !script.character(target.id).hidden) return;
  script.emit({ type: 'stoodUp', who: target.id, why: 'attacked' });
}

/** Rolls an attack that was found possible, and applies its effect: at most one wound. @rule CFI-1 */
export function strike(script: Script, attack: Attack): void {
  const { who, by, target, dice, defences, defence } = attack;
  const rule = rules[by];
  const about = target.kind === 'character' ? [who, target.id] : [who];
  const faces = Array.from({ length: total(dice) }, () => script.roll(by, rule, about));
  const hit = faces.some((face) => face > defence);
  standUpToFight(script, attack);
  script.emit({ type: 'attacked', who, by, target, dice, defences, defence, faces, hit });
  if (!hit) return;
  switch (target.kind) {
    case 'character':
      wound(script, target.id, rule);
      break;
    case 'catapult':
      hurtCatapult(script, script.state().catapult?.life ?? 0, 'CAT-4');
      break;
    case 'section':
      breakSection(script, sectionAt(script.game.board, target.hex, target.direction), rule);
      break;
  }
}

/**
 * Rolls a blow, a shot, a stone of the catapult or an attack on a section, and applies its effect. Returns the refusal,
 * else null. @rule CFI-1 @rule CFI-3 @rule WAL-5 @rule CAT-2
 */
export function decideAttack(script: Script, command: Extract<Command, { type: 'attack' }>): Refusal | null {
  const attack = attackNow(script.game, script.state(), command.by, command.who, command.target);
  if (isRefusal(attack)) return attack;
  standUpToAct(script, command.who);
  strike(script, attack);
  return null;
}
