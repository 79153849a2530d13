import type { Script } from '../script';

/** A raider who ends on the banner's hex takes it up. @rule CSC-3 */
export function arrive(script: Script, who: string): void {
  const { banner } = script.state();
  if (!banner || banner.carrier !== null || script.character(who).at !== banner.at) return;
  const army = script.game.byId.get(who)?.army;
  if (army === script.game.options.besieger) script.emit({ type: 'bannerTaken', who });
}
