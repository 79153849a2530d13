import { neighbour, opposite } from '../../hex';
import { pieceAt } from '../field';
import type { Script } from '../script';

/** The name that a horse has once it stands alone. */
export const horseOf = (who: string): string => `horse-${who}`;

/** The rider's horse dies under him and lies on its two hexes; he is now on foot, on the head's hex. @rule UNH-2 */
export function killHorseUnder(script: Script, who: string): void {
  const { at, facing } = script.character(who);
  if (facing === null) return;
  const tail = neighbour(script.game.board.grid, at, opposite(facing));
  script.emit({ type: 'horseKilled', horse: horseOf(who), rider: who, hexes: [at, tail] });
}

/** A horse alone dies. @rule MEL-3 @rule UNH-2 */
export function killHorse(script: Script, horse: string): void {
  const piece = script.field().byId.get(horse)!;
  script.emit({ type: 'horseKilled', horse, rider: null, hexes: [piece.head, piece.tail] });
}

/** The horse of somebody killed in the saddle, or who got off, stays, alone; it runs off where there is no room. @rule UNH-3 @rule UNH-4 */
export function leaveHorse(script: Script, who: string, before: ReturnType<Script['character']>): void {
  if (before.facing === null) return;
  const { at, facing } = before;
  const tail = neighbour(script.game.board.grid, at, opposite(facing));
  const crowded = [at, tail].some((hex) => pieceAt(script.field(), hex));
  if (crowded) script.emit({ type: 'horseFled', horse: horseOf(who), rider: who });
  else script.emit({ type: 'horseLeft', horse: horseOf(who), rider: who, at, facing });
}

/** He dies where he stands; a rider on the hex of the head. @rule CHR-2 @rule UNH-3 */
export function kill(script: Script, who: string, rule: string): void {
  const before = script.character(who);
  script.emit({ type: 'killed', who, rule });
  leaveHorse(script, who, before);
}

/** Horse and rider both. @rule SHT @rule MEL */
export function killBoth(script: Script, who: string, rule: string): void {
  killHorseUnder(script, who);
  kill(script, who, rule);
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

/** Whether a character lives and is on the board, as the script has come to stand. */
export const isAlive = (script: Script, who: string): boolean => {
  const { health } = script.character(who);
  return health === 'fit' || health === 'wounded';
};
