import { otherArmy, type ArmyId, type Refusal } from '../../game';
import { distance, type HexIndex } from '../../hex';
import type { Cast, Target } from '../commands';
import { fieldOf, isFree, pieceOf, type Piece } from '../field';
import type { CastleGame } from '../game';
import { distanceToSection, impassable, sectionAt, sectionOf } from '../ground';
import { isRefusal, refuse } from '../refusals';
import type { Spell, SpellUse } from '../ruleset';
import type { CastleState } from '../state';

/** The spell of an army's mage, if there is one. @rule MAG-1 */
export function spellOf(game: CastleGame, state: CastleState, army: ArmyId): Spell | undefined {
  return game.ruleset.spells[army].find(({ id }) => id === state.magic[army].spell);
}

/** The slain of an army, in order of id. */
export const slainOf = (game: CastleGame, state: CastleState, army: ArmyId): string[] =>
  game.characters.filter((sheet) => sheet.army === army && state.characters[sheet.id]!.life <= 0).map(({ id }) => id);

/** The slain skeletons. @rule MAG-2 */
export const lostSkeletons = (game: CastleGame, state: CastleState): string[] =>
  slainOf(game, state, 'red').filter((id) => game.byId.get(id)!.skeleton);

/** Why somebody cannot be the target of a spell of that army. @rule WAL-7 @rule MAG-2 */
function shelterRefusal(piece: Piece, caster: Piece): Refusal | null {
  if (piece.army === caster.army) return null;
  if (piece.hidden) return refuse('target-hidden', 'WAL-7', { who: piece.id });
  return piece.invisible ? refuse('target-invisible', 'MAG-2', { who: piece.id }) : null;
}

function rangeRefusal(game: CastleGame, caster: Piece, range: number): Refusal | null {
  const { reach } = game.ruleset.values.spells;
  return range > reach ? refuse('out-of-range', 'MAG-2', { who: caster.id, range, reach }) : null;
}

/** A living figure in reach, or why it is no target. */
function figureAimedAt(
  game: CastleGame,
  state: CastleState,
  caster: Piece,
  target: Target | undefined,
  whose: 'own' | 'enemy' | 'any',
): Piece | Refusal {
  const piece = target?.kind === 'character' ? fieldOf(game, state).byId.get(target.id) : undefined;
  if (!piece) return refuse('not-a-target', 'MAG-2', { who: target?.kind === 'character' ? target.id : '' });
  const army = { own: caster.army, enemy: otherArmy(caster.army), any: piece.army }[whose];
  if (piece.army !== army) return refuse('not-a-target', 'MAG-2', { who: piece.id });
  const sheltered = shelterRefusal(piece, caster);
  return sheltered ?? rangeRefusal(game, caster, distance(game.board.grid, caster.at, piece.at)) ?? piece;
}

/** Mend wants a broken section, break a whole one. @rule MAG-2 */
function masonryRefusal(game: CastleGame, state: CastleState, caster: Piece, cast: Cast): Refusal | null {
  const { target, use } = cast;
  if (target?.kind !== 'section') return refuse('not-a-target', 'MAG-2', { kind: target?.kind ?? '' });
  const facts = { hex: target.hex, direction: target.direction };
  const number = sectionAt(game.board, target.hex, target.direction);
  if (number < 0) return refuse('no-section', 'MAG-2', facts);
  const broken = state.broken.includes(number);
  if (use === 'mend' && !broken) return refuse('not-broken', 'MAG-2', facts);
  if (use === 'break' && broken) return refuse('already-broken', 'MAG-2', facts);
  return rangeRefusal(game, caster, distanceToSection(game.board, caster.at, sectionOf(game.board, number)));
}

/**
 * The reach of a spell. Whoever is brought back appears beside the mage; a skeleton may also rise where somebody fell.
 * @rule MAG-2
 */
export function reachOfSpell({ ruleset }: CastleGame, use: SpellUse): number {
  const { besideMage, reach } = ruleset.values.spells;
  return use === 'resurrect' ? besideMage : reach;
}

/** Whether a figure put there by magic has room: a free, passable hex. @rule MAG-2 */
const hasRoom = (game: CastleGame, state: CastleState, hex: HexIndex): boolean =>
  game.ground.foot[hex] !== impassable && isFree(game, state, hex);

/** Where somebody can be called back to: within a step of the mage; a skeleton also where somebody fell. @rule MAG-2 */
function placeRefusal(game: CastleGame, state: CastleState, caster: Piece, { use, at = -1 }: Cast): Refusal | null {
  if (at < 0 || at >= game.board.grid.size) return refuse('no-way-through', 'MAG-2', { hex: at });
  if (!hasRoom(game, state, at)) return refuse('place-taken', 'MAG-2', { hex: at });
  const range = distance(game.board.grid, caster.at, at);
  const { besideMage, reach } = game.ruleset.values.spells;
  if (range <= besideMage) return null;
  const fell = use === 'raise' && Object.values(state.characters).some((one) => one.life <= 0 && one.at === at);
  if (!fell) return refuse('out-of-range', 'MAG-2', { who: caster.id, range, reach: besideMage });
  return range <= reach ? null : refuse('out-of-range', 'MAG-2', { who: caster.id, range, reach });
}

/** The one who is to come back must be among those lost. */
function lostRefusal(lost: readonly string[], chosen: string | undefined): Refusal | null {
  if (lost.length === 0) return refuse('nobody-lost', 'MAG-2');
  return chosen !== undefined && lost.includes(chosen) ? null : refuse('unknown', 'MAG-2', { who: chosen ?? '' });
}

/** @rule MAG-2 */
function fireballRefusal(game: CastleGame, state: CastleState, caster: Piece, { target }: Cast): Refusal | null {
  if (target?.kind !== 'catapult') {
    const enemy = figureAimedAt(game, state, caster, target, 'enemy');
    return isRefusal(enemy) ? enemy : null;
  }
  const at = state.catapult?.at ?? -1;
  if (at < 0) return refuse('no-catapult', 'CAT-4');
  if (caster.army === game.options.besieger) return refuse('not-a-target', 'CAT-4', { kind: 'catapult' });
  return rangeRefusal(game, caster, distance(game.board.grid, caster.at, at));
}

/** A living warrior becomes a skeleton, where no other of its army stands. @rule MAG-2 @rule WAL-6 */
function transformRefusal(game: CastleGame, state: CastleState, caster: Piece, cast: Cast): Refusal | null {
  const living = figureAimedAt(game, state, caster, cast.target, 'any');
  if (isRefusal(living)) return living;
  if (living.sheet.skeleton || living.id === caster.id) return refuse('not-a-target', 'MAG-2', { who: living.id });
  const lost = lostRefusal(lostSkeletons(game, state), cast.lost);
  if (lost) return lost;
  const other = living.army === 'red' ? undefined : pieceOf(fieldOf(game, state), living.at, 'red');
  return other ? refuse('place-taken', 'WAL-6', { hex: living.at, who: other.id }) : null;
}

/**
 * Why a mage could not cast this spell from where it stands; null when it could. Its spell, its crystals and its turn
 * are not checked. @rule MAG-2
 */
export function castRefusal(game: CastleGame, state: CastleState, cast: Cast): Refusal | null {
  const caster = fieldOf(game, state).byId.get(cast.who);
  if (!caster) return refuse('unknown', 'MAG-2', { who: cast.who });
  if (caster.sheet.magic <= 0) return refuse('no-mage', 'MAG-1', { who: cast.who });
  if (caster.stupor > 0) return refuse('stupefied', 'MAG-2', { who: cast.who, turns: caster.stupor });
  if (caster.hidden) return refuse('hidden', 'WAL-7', { who: cast.who });
  switch (cast.use) {
    case 'mend':
    case 'break':
      return masonryRefusal(game, state, caster, cast);
    case 'invisible': {
      const friend = figureAimedAt(game, state, caster, cast.target, 'own');
      if (isRefusal(friend)) return friend;
      return friend.invisible ? refuse('already-so', 'MAG-2', { who: friend.id }) : null;
    }
    case 'stupor': {
      const enemy = figureAimedAt(game, state, caster, cast.target, 'enemy');
      return isRefusal(enemy) ? enemy : null;
    }
    case 'fireball':
      return fireballRefusal(game, state, caster, cast);
    case 'resurrect':
      return lostRefusal(slainOf(game, state, caster.army), cast.lost) ?? placeRefusal(game, state, caster, cast);
    case 'raise':
      return lostRefusal(lostSkeletons(game, state), cast.lost) ?? placeRefusal(game, state, caster, cast);
    case 'transform':
      return transformRefusal(game, state, caster, cast);
    case 'haste':
    case 'hail':
      return null;
  }
}

/** Enemies within reach of hail, in order of id; the hidden are spared. @rule MAG-2 @rule WAL-7 */
export function hailedBy(game: CastleGame, state: CastleState, who: string): Piece[] {
  const caster = fieldOf(game, state).byId.get(who);
  if (!caster) return [];
  return fieldOf(game, state).pieces.filter(
    (piece) =>
      piece.army !== caster.army &&
      !shelterRefusal(piece, caster) &&
      !rangeRefusal(game, caster, distance(game.board.grid, caster.at, piece.at)),
  );
}

/** Own warriors within reach of haste, in order of id. @rule MAG-2 */
export function hastedBy(game: CastleGame, state: CastleState, who: string): Piece[] {
  const caster = fieldOf(game, state).byId.get(who);
  if (!caster) return [];
  return fieldOf(game, state).pieces.filter(
    (piece) =>
      piece.army === caster.army && !rangeRefusal(game, caster, distance(game.board.grid, caster.at, piece.at)),
  );
}
