import type { CastleGame } from '../../castle';
import type { HexIndex } from '../../hex';

/** The range of shots and of magic attacks from a hex. @rule CFI-3 @rule CSC-2 */
export function reachAt({ ground, mission, ruleset }: CastleGame, hex: HexIndex): number {
  const { reach } = ruleset.values;
  if (mission.night) return reach.night;
  return ground.tower[hex] ? reach.top : reach.ground;
}
