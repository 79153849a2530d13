import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import { fieldOf, pieceAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { footGroundCost, impassable, mountedGroundCost } from '../ground';
import { refuse } from '../refusals';
import type { SkirmishState } from '../state';
import { deployRefusal } from '../turn/deployment';
import { moveRefusal } from './decide-move';
import { pointsOf } from './points';
import { reachableBy } from './reach';

/** More movement points than any path on any board costs. */
const unlimited = 120;

/** The same game in which one character never tires: says how many points a place out of reach would take. */
function tireless(game: SkirmishGame, state: SkirmishState, who: string): [SkirmishGame, SkirmishState] {
  const characters = game.characters.map((sheet) => {
    if (sheet.id !== who) return sheet;
    const tirelessly = ({ fit, wounded }: typeof sheet.foot) => ({
      fit: { ...fit, move: unlimited },
      wounded: { ...wounded, move: unlimited },
    });
    return { ...sheet, foot: tirelessly(sheet.foot), mounted: sheet.mounted && tirelessly(sheet.mounted) };
  });
  const byId = new Map(characters.map((sheet) => [sheet.id, sheet]));
  // One who has spent points on his horse goes on with what is left: that is forgotten too, and nothing else.
  const { doings } = state;
  const { [who]: left, ...pointsLeft } = doings.pointsLeft;
  const rested = left === undefined ? doings : { ...doings, pointsLeft: { ...pointsLeft, [who]: unlimited } };
  return [
    { ...game, characters, byId },
    { ...state, doings: rested },
  ];
}

/** Ground that he never enters, or too many dead on it; null where only the way there is barred or long. @rule TER @rule TER-3 */
function groundRefusal(game: SkirmishGame, state: SkirmishState, mover: Piece, hex: HexIndex): Refusal | null {
  const rides = mover.facing !== null;
  if ((rides ? game.ground.mounted : game.ground.foot)[hex] === impassable) {
    return rides ? refuse('no-way-through', 'MOV-10', { hex, mounted: 1 }) : refuse('no-way-through', 'TER', { hex });
  }
  const cost = (rides ? mountedGroundCost : footGroundCost)(game, state.bodies, hex);
  return cost === impassable ? refuse('no-way-through', 'TER-3', { hex }) : null;
}

/** Who stands on a hex so that nobody ends a move there; null when nobody does. @rule MOV-2 @rule UNH-4 */
function holderRefusal(game: SkirmishGame, state: SkirmishState, mover: Piece, hex: HexIndex): Refusal | null {
  const holder = pieceAt(fieldOf(game, state), hex);
  if (!holder || holder.id === mover.id) return null;
  if (holder.army === null) return refuse('horse-in-the-way', 'UNH-4', { hex });
  const enemy = holder.army !== mover.army && holder.standing;
  return enemy ? refuse('enemy-in-the-way', 'MOV-2', { hex, who: holder.id }) : refuse('place-taken', 'MOV-2', { hex });
}

/** Why somebody cannot advance to a hex. @rule ADV-1 @rule ADV-2 @rule ADV-3 */
function advanceRefusal(game: SkirmishGame, state: SkirmishState, who: string, hex: HexIndex): Refusal {
  const advancer = fieldOf(game, state).byId.get(who);
  if (!advancer || !state.pending?.who.includes(who)) return refuse('no-choice', 'ADV-1', { who });
  const rule = advancer.facing === null ? 'ADV-2' : 'ADV-3';
  return holderRefusal(game, state, advancer, hex) ?? refuse('not-the-freed-hex', rule, { who });
}

/**
 * Why a character cannot go to a hex now (advance to it, or be set up there): for one that he cannot go to. Of a place
 * too far away it says how many points it would take.
 */
export function whyNotThere(game: SkirmishGame, state: SkirmishState, who: string, hex: HexIndex): Refusal {
  if (state.pending) return advanceRefusal(game, state, who, hex);
  if (state.sequence === 0) return deployRefusal(game, state, who, hex) ?? refuse('no-path', 'MOV-1');
  const turn = moveRefusal(game, state, who);
  if (turn) return turn;
  const mover = fieldOf(game, state).byId.get(who)!;
  const there = holderRefusal(game, state, mover, hex) ?? groundRefusal(game, state, mover, hex);
  if (there) return there;
  const costs = reachableBy(...tireless(game, state, who), who).flatMap((one) =>
    one.pose.at === hex ? [one.cost] : [],
  );
  if (costs.length === 0) {
    return mover.facing === null
      ? refuse('no-way-there', 'MOV-2', { who, hex })
      : refuse('no-way-there', 'MOV-10', { who, hex, mounted: 1 });
  }
  return refuse('too-far', 'MOV-1', { who, need: Math.min(...costs), have: pointsOf(state, mover) });
}
