import { otherArmy, type ArmyId, type Objective } from '../../game';
import type { CharacterSheet, SkirmishGame, SkirmishState } from '../../skirmish';
import type { Weights } from './weights';

/** A victory point in hundredths of a point of cost: dearer as the end comes near. */
export const pointWorth = (game: SkirmishGame, { turn }: SkirmishState, weights: Weights): number =>
  weights.pointEarly + ((weights.pointLate - weights.pointEarly) * turn) / game.turnLimit;

const isNamed = (sheet: CharacterSheet, who: readonly string[] | undefined): boolean =>
  who ? who.includes(sheet.id) : !sheet.animal;

/** How many of those that an objective counts are alive and on the board. */
function remaining(game: SkirmishGame, state: SkirmishState, army: ArmyId, who: readonly string[] | undefined): number {
  let count = 0;
  for (const sheet of game.characters) {
    if (sheet.army !== army || !isNamed(sheet, who)) continue;
    const { health } = state.characters[sheet.id]!;
    if (health === 'fit' || health === 'wounded') count++;
  }
  return count;
}

/** Part of the game that hangs on one of `count`: all of it on the last. */
const share = (win: number, count: number): number => win / (count * count);

/** What one objective adds to the worth of a life. */
function stakeIn(
  game: SkirmishGame,
  state: SkirmishState,
  sheet: CharacterSheet,
  objective: Objective,
  point: number,
  win: number,
): number {
  const { army, kind } = objective;
  const against = kind === 'destroy';
  if (kind === 'hold' || sheet.army !== (against ? otherArmy(army) : army) || !isNamed(sheet, objective.who)) return 0;
  const points = objective.points * point;
  if (!objective.wins) return points;
  if (against) return points + share(win, remaining(game, state, sheet.army, objective.who));
  // All must live, or must get away: one death takes the win from them.
  return points + win / 3;
}

/** What an army would lose with somebody's life beyond his own worth: points, and a part of the game. @rule VIC-1 @rule VIC-2 */
export function lifeOf(
  game: SkirmishGame,
  state: SkirmishState,
  sheet: CharacterSheet,
  point: number,
  { win }: Weights,
): number {
  let life = sheet.animal ? 0 : share(win, remaining(game, state, sheet.army, undefined));
  for (const objective of game.objectives) life += stakeIn(game, state, sheet, objective, point, win);
  return life;
}
