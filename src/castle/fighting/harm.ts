import { uncover } from './hiding';
import type { Script } from '../script';

/** Takes lives from a character, who is slain with the last one. @rule CFI-2 */
export function wound(script: Script, who: string, rule: string, lives = 1): void {
  const life = script.character(who).life - lives;
  if (life > 0) script.emit({ type: 'wounded', who, life, rule });
  else slay(script, who, rule);
}

/** Slays a character, however many lives it has left; what it carried stays on its hex. @rule CFI-2 @rule CSC-3 */
export function slay(script: Script, who: string, rule: string): void {
  if (script.state().banner?.carrier === who) script.emit({ type: 'bannerDropped', at: script.character(who).at });
  script.emit({ type: 'slain', who, rule });
}

/** Breaks a section: it protects nobody any more and can be crossed freely. @rule WAL-5 */
export function breakSection(script: Script, section: number, rule: string): void {
  script.emit({ type: 'sectionBroken', section, rule });
  uncover(script);
}

/** Takes lives from the catapult: one success in melee destroys it, a fireball takes some. @rule CAT-4 */
export function hurtCatapult(script: Script, lives: number, rule: string): void {
  const life = (script.state().catapult?.life ?? 0) - lives;
  if (life > 0) script.emit({ type: 'catapultHurt', life });
  else script.emit({ type: 'catapultDestroyed', rule });
}
