import type { Script } from '../script';

/** A raider who ends on the banner's hex takes it up. @rule CSC-3 */
export function arrive(script: Script, who: string): void {
  const { banner } = script.state();
  const piece = script.field().byId.get(who);
  if (!banner || banner.carrier !== null || piece?.at !== banner.at) return;
  if (piece.army === script.game.options.besieger) script.emit({ type: 'bannerTaken', who });
}
