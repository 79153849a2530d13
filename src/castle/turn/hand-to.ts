import type { ArmyId } from '../../game';
import type { Script } from '../script';

/** Hands the tablet to an army before play begins. */
export function handTo(script: Script, army: ArmyId): void {
  const { active, turn } = script.state();
  if (active !== army) script.emit({ type: 'turnBegan', army, turn });
}
