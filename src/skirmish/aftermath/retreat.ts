import { directions, neighbour, type HexIndex } from '../../hex';
import { countThreats, fieldOf, pieceAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { footStepCost, impassable } from '../ground';
import { walkPath } from '../movement/tests';
import type { Script } from '../script';
import type { SkirmishState } from '../state';
import { kill, wound } from './afflict';
import { horseRetreat } from './horse-retreat';
import { distanceTo, nearest } from './nearness';
import { pushedTo } from './push';

/** The cause of a retreat. */
export type RetreatCause = 'shot' | 'melee';

/** A retreat as the rules choose it. */
export interface Retreat {
  readonly path: readonly HexIndex[];
  /** The friend who makes room on its last hex, and the hex to which that friend is pushed. */
  readonly push: { readonly who: string; readonly to: HexIndex } | null;
}

interface Candidate extends Retreat {
  readonly tests: number;
  /** Sum of the distances to the enemies of the combat; 0 after a shot. */
  readonly far: number;
}

/** The fewest tests, then without a push, then the farthest; what was found first (by direction) wins ties. @rule RET-1 @rule RET-2 */
function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.tests !== b.tests) return a.tests < b.tests;
  if ((a.push === null) !== (b.push === null)) return a.push === null;
  return a.far > b.far;
}

/** Whether somebody retreating may pass a hex: friends yes, nobody else. @rule RET-3 */
function mayPass(game: SkirmishGame, state: SkirmishState, mover: Piece, hex: HexIndex): boolean {
  const piece = pieceAt(fieldOf(game, state), hex);
  return !piece || piece.army === mover.army;
}

/**
 * The retreat of a character on foot from these enemies (the shooter, or those of the combat); null when it cannot
 * retreat. @rule RET-1 @rule RET-2 @rule RET-3
 */
export function footRetreat(
  game: SkirmishGame,
  state: SkirmishState,
  mover: Piece,
  cause: RetreatCause,
  enemies: readonly Piece[],
): Retreat | null {
  const { grid } = game.board;
  const length = cause === 'shot' ? game.ruleset.values.shooting.retreat : 1;
  let best: Candidate | null = null;

  const consider = (path: readonly HexIndex[], tests: number) => {
    const last = path.at(-1)!;
    if (cause === 'melee' && nearest(grid, last, enemies) < 2) return;
    const holder = pieceAt(fieldOf(game, state), last);
    const to = holder ? pushedTo(game, state, holder, enemies) : null;
    if (holder && to === null) return;
    const push = holder && to !== null ? { who: holder.id, to } : null;
    const far = cause === 'melee' ? enemies.reduce((sum, enemy) => sum + distanceTo(grid, last, enemy), 0) : 0;
    const candidate = { path, push, tests, far };
    if (!best || isBetter(candidate, best)) best = candidate;
  };

  const go = (from: HexIndex, path: readonly HexIndex[], tests: number): void => {
    if (path.length === length) return consider(path, tests);
    for (const direction of directions) {
      if (footStepCost(game, state.bodies, from, direction) === impassable) continue;
      const hex = neighbour(grid, from, direction);
      if (!mayPass(game, state, mover, hex)) continue;
      if (cause === 'shot' && nearest(grid, hex, enemies) <= nearest(grid, from, enemies)) continue;
      go(hex, [...path, hex], tests + countThreats(game, state, mover.army!, hex));
    }
  };
  go(mover.head, [], 0);
  return best;
}

/** A friend makes room, and takes his tests before the other comes in. @rule RET-3 */
function makeRoom(script: Script, push: NonNullable<Retreat['push']>): void {
  walkPath(script, push.who, [{ at: push.to, facing: null }], { why: 'pushed', testLast: true });
}

/** @rule RET-4 */
function blocked(script: Script, who: string): void {
  script.emit({ type: 'retreatBlocked', who });
  wound(script, who, 'RET-4');
}

/** A rider is carried back; a horse alone that cannot retreat stays, unhurt. @rule RET-5 */
function retreatMounted(script: Script, horse: Piece, cause: RetreatCause, enemies: readonly Piece[]): void {
  const path = horseRetreat(script.game, script.state(), horse, cause, enemies);
  if (!horse.sheet) {
    if (path) script.emit({ type: 'horseMoved', horse: horse.id, path, why: 'retreat' });
  } else if (path) walkPath(script, horse.id, path, { why: 'retreat', testLast: true });
  else blocked(script, horse.id);
}

function retreat(script: Script, who: string, cause: RetreatCause, enemyIds: readonly string[]): void {
  const field = script.field();
  const mover = field.byId.get(who)!;
  if (!mover.standing) return kill(script, who, 'CHR-2');
  const enemies = enemyIds.map((id) => field.byId.get(id)!);
  if (mover.facing !== null) return retreatMounted(script, mover, cause, enemies);
  const chosen = footRetreat(script.game, script.state(), mover, cause, enemies);
  if (!chosen) return blocked(script, who);
  const path = chosen.path.map((at) => ({ at, facing: null }));
  const walk = { why: 'retreat', testLast: true } as const;
  const before = chosen.push ? path.slice(0, -1) : [];
  if (!walkPath(script, who, before, walk)) return;
  if (chosen.push) makeRoom(script, chosen.push);
  walkPath(script, who, path.slice(before.length), walk);
}

/**
 * Carries out the retreat of a character that was shot at, away from the shooter. Where the rules of retreats say so,
 * it dies or stays instead. @rule RET-1 @rule SHT-2
 */
export const retreatAfterShot = (script: Script, who: string, shooter: string): void =>
  retreat(script, who, 'shot', [shooter]);

/** Carries out the retreats of several characters, in order of id, each before the next. @rule RET-2 @rule RET-6 */
export function retreatAfterMelee(script: Script, who: readonly string[], enemies: readonly string[]): void {
  for (const id of [...who].sort()) {
    const standing = enemies.filter((enemy) => script.field().byId.has(enemy));
    if (script.field().byId.has(id)) retreat(script, id, 'melee', standing);
  }
}
