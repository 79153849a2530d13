import { neighbour, opposite } from '../../hex';
import { pieceAt } from '../field';
import type { Script } from '../script';

/** The id of a rider's horse when it stands alone. */
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

/**
 * Leaves the horse of a rider who was killed or dismounted standing alone; it runs off where there is no room for it.
 * @rule UNH-3 @rule UNH-4
 */
export function leaveHorse(script: Script, who: string, before: ReturnType<Script['character']>): void {
  if (before.facing === null) return;
  const { at, facing } = before;
  const tail = neighbour(script.game.board.grid, at, opposite(facing));
  const crowded = [at, tail].some((hex) => pieceAt(script.field(), hex));
  if (crowded) script.emit({ type: 'horseFled', horse: horseOf(who), rider: who });
  else script.emit({ type: 'horseLeft', horse: horseOf(who), rider: who, at, facing });
}

/** Kills a character where it stands; a rider's body lies on the hex of the head. @rule CHR-2 @rule UNH-3 */
export function kill(script: Script, who: string, rule: string): void {
  const before = script.character(who);
  script.emit({ type: 'killed', who, rule });
  leaveHorse(script, who, before);
}

/** Kills a rider and the horse. @rule SHT @rule MEL */
export function killBoth(script: Script, who: string, rule: string): void {
  killHorseUnder(script, who);
  kill(script, who, rule);
}

/** Wounds a character. A second wound kills, and so does a wound while stunned. @rule CHR-2 */
export function wound(script: Script, who: string, rule: string): void {
  const { health, stunnedIn } = script.character(who);
  if (health === 'wounded' || stunnedIn !== null) kill(script, who, 'CHR-2');
  else script.emit({ type: 'wounded', who, rule });
}

/** Stuns a character; one who is stunned already dies. @rule CHR-2 */
export function stun(script: Script, who: string): void {
  if (script.character(who).stunnedIn !== null) kill(script, who, 'CHR-2');
  else script.emit({ type: 'stunned', who });
}

/** Whether a character is alive and on the board at this point of the script. */
export const isAlive = (script: Script, who: string): boolean => {
  const { health } = script.character(who);
  return health === 'fit' || health === 'wounded';
};
