import type { Script } from '../script';

/** He dies where he stands. @rule CHR-2 */
export function kill(script: Script, who: string, rule: string): void {
  script.emit({ type: 'killed', who, rule });
}

/** A wound: the second kills, and so does one while stunned. @rule CHR-2 */
export function wound(script: Script, who: string, rule: string): void {
  const { health, stunnedIn } = script.character(who);
  if (health === 'wounded' || stunnedIn !== null) kill(script, who, 'CHR-2');
  else script.emit({ type: 'wounded', who, rule });
}

/** Stunned; stunned again, he dies. @rule CHR-2 */
export function stun(script: Script, who: string): void {
  if (script.character(who).stunnedIn !== null) kill(script, who, 'CHR-2');
  else script.emit({ type: 'stunned', who });
}

export const isAlive = (script: Script, who: string): boolean => {
  const { health } = script.character(who);
  return health === 'fit' || health === 'wounded';
};
