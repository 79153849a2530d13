import { armyIds, otherArmy, type ArmyId, type Objective } from '../../game';
import { parseHex } from '../../hex';
import { fieldOf, pieceAt } from '../field';
import type { CharacterSheet } from '../character';
import type { SkirmishGame } from '../game';
import type { SkirmishState } from '../state';

/** How a game ended. Reasons are worded by the interface. */
export interface Outcome {
  readonly winner: ArmyId | null;
  readonly reason: 'destroyed' | 'objective' | 'points' | 'equal-points' | 'nobody-left';
}

/** Those that an objective counts: the ones it names, else everybody of the army but animals. */
function named(game: SkirmishGame, army: ArmyId, who: readonly string[] | undefined): CharacterSheet[] {
  return game.characters.filter((sheet) => sheet.army === army && (who ? who.includes(sheet.id) : !sheet.animal));
}

interface Progress {
  /** How many count now. */
  readonly done: number;
  /** How many there are. */
  readonly of: number;
  /** How many `wins` asks for. */
  readonly needed: number;
}

/** How far an objective is met now. @rule VIC-1 */
export function progressOf(game: SkirmishGame, state: SkirmishState, objective: Objective): Progress {
  const health = (sheet: CharacterSheet) => state.characters[sheet.id]!.health;
  const count = (sheets: readonly CharacterSheet[], counts: (sheet: CharacterSheet) => boolean, needed?: number) => {
    const done = sheets.filter(counts).length;
    return { done, of: sheets.length, needed: needed ?? sheets.length };
  };
  switch (objective.kind) {
    case 'destroy':
      return count(named(game, otherArmy(objective.army), objective.who), (sheet) => health(sheet) === 'dead');
    case 'leave':
      return count(
        named(game, objective.army, objective.who),
        (sheet) => health(sheet) === 'left',
        objective.needed ?? named(game, objective.army, objective.who).length,
      );
    case 'escort':
      return count(named(game, objective.army, objective.who), (sheet) => health(sheet) === 'left');
    case 'survive':
      return count(named(game, objective.army, objective.who), (sheet) => health(sheet) !== 'dead');
    case 'hold': {
      const field = fieldOf(game, state);
      const held = objective.hexes.filter((label) => {
        const piece = pieceAt(field, parseHex(game.board.grid, label) ?? -1);
        return piece?.army === objective.army && piece.standing && !piece.sheet!.animal;
      });
      return { done: held.length, of: objective.hexes.length, needed: objective.hexes.length };
    }
  }
}

/** Victory points of an army as things stand. @rule VIC-1 */
export function pointsOf(game: SkirmishGame, state: SkirmishState, army: ArmyId): number {
  let points = 0;
  for (const objective of game.objectives) {
    if (objective.army === army) points += objective.points * progressOf(game, state, objective).done;
  }
  return points;
}

const isWon = (game: SkirmishGame, state: SkirmishState, objective: Objective): boolean => {
  const { done, needed } = progressOf(game, state, objective);
  return objective.wins && needed > 0 && done >= needed;
};

/** An army with nobody alive has lost at once; one with nobody left on the board ends the game on points. @rule VIC-2 */
function outcomeOfLosses(game: SkirmishGame, state: SkirmishState): Outcome | null {
  const counts = armyIds.map((army) => {
    const health = named(game, army, undefined).map(({ id }) => state.characters[id]!.health);
    return {
      army,
      alive: health.filter((one) => one !== 'dead').length,
      here: health.filter((one) => one === 'fit' || one === 'wounded').length,
    };
  });
  const [blue, red] = counts;
  if (blue!.alive === 0 && red!.alive === 0) return { winner: null, reason: 'nobody-left' };
  for (const { army, alive } of counts) if (alive === 0) return { winner: otherArmy(army), reason: 'destroyed' };
  return counts.some(({ here }) => here === 0) ? outcomeAtLimit(game, state) : null;
}

/** After any command: somebody may have lost everybody, or done what wins at once. @rule VIC-1 @rule VIC-2 */
export function outcomeNow(game: SkirmishGame, state: SkirmishState): Outcome | null {
  for (const objective of game.objectives) {
    const atOnce = objective.kind === 'destroy' || objective.kind === 'leave' || objective.kind === 'escort';
    if (atOnce && isWon(game, state, objective)) return { winner: objective.army, reason: 'objective' };
  }
  return outcomeOfLosses(game, state);
}

/** At the end of a player's turn: hexes held. @rule VIC-1 */
export function outcomeAtTurnEnd(game: SkirmishGame, state: SkirmishState): Outcome | null {
  const won = game.objectives.some(
    (objective) => objective.kind === 'hold' && objective.army === state.active && isWon(game, state, objective),
  );
  return won ? { winner: state.active, reason: 'objective' } : null;
}

/** When the turns are over: whoever has to survive has, else points decide. @rule VIC-1 */
export function outcomeAtLimit(game: SkirmishGame, state: SkirmishState): Outcome {
  for (const objective of game.objectives) {
    if (objective.kind === 'survive' && isWon(game, state, objective)) {
      return { winner: objective.army, reason: 'objective' };
    }
  }
  const blue = pointsOf(game, state, 'blue');
  const red = pointsOf(game, state, 'red');
  if (blue === red) return { winner: null, reason: 'equal-points' };
  return { winner: blue > red ? 'blue' : 'red', reason: 'points' };
}
