import type { ArmyId } from '../../game';
import type { Script } from '../script';

/** Before play the tablet may change hands too. */
export function handTo(script: Script, army: ArmyId): void {
  const { active, turn } = script.state();
  if (active !== army) script.emit({ type: 'turnBegan', army, turn });
}
