import { uncover } from './hiding';
import type { Script } from '../script';

/** Lives are lost; with the last he is slain. @rule CFI-2 */
export function wound(script: Script, who: string, rule: string, lives = 1): void {
  const life = script.character(who).life - lives;
  if (life > 0) script.emit({ type: 'wounded', who, life, rule });
  else slay(script, who, rule);
}

/** Removed, whatever life he had; what he carried stays. @rule CFI-2 @rule CSC-3 */
export function slay(script: Script, who: string, rule: string): void {
  if (script.state().banner?.carrier === who) script.emit({ type: 'bannerDropped', at: script.character(who).at });
  script.emit({ type: 'slain', who, rule });
}

/** It gives no defence any more, and is crossed freely. @rule WAL-5 */
export function breakSection(script: Script, section: number, rule: string): void {
  script.emit({ type: 'sectionBroken', section, rule });
  uncover(script);
}

/** One success in melee destroys it; the fireball takes lives. @rule CAT-4 */
export function hurtCatapult(script: Script, lives: number, rule: string): void {
  const life = (script.state().catapult?.life ?? 0) - lives;
  if (life > 0) script.emit({ type: 'catapultHurt', life });
  else script.emit({ type: 'catapultDestroyed', rule });
}
