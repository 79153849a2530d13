import { directions, neighbour, type HexIndex } from '../../hex';
import type { Pose, Reachable } from '../../skirmish';
import { canStrike, shiftOver } from './contact';
import { dangerAt } from './danger';
import { placeFor, tailOf, type Place, type Purpose } from './places';
import { enemiesOf, type Man } from './survey';
import { threatsBy } from './threats';

/** A place where a man of a plan could end his move, with everything that does not depend on where the others go. */
export interface Stand {
  readonly reach: Reachable | null;
  readonly place: Place;
  readonly head: HexIndex;
  readonly tail: HexIndex;
  /** Goals, shots, the way there: what the place brings whatever the others do. */
  readonly base: number;
  /** Enemies that he could strike from there (by place in the army's list), and the ground's shift for each. */
  readonly touched: readonly number[];
  readonly shifts: readonly number[];
  /** Who of the enemy could come to blows with him there. */
  readonly threat: number;
  /** What being shot at is expected to cost him there. */
  readonly shots: number;
}

/** A man of a plan, with his possible places; one that cannot move any more has one place. */
export interface Part {
  readonly man: Man;
  readonly stands: readonly Stand[];
  /** Can still strike this turn. */
  readonly strikes: boolean;
}

/** Of one man's places so many are thought of in a plan. */
const standsKept = 16;
/** Beside one enemy, so that friends find room beside him too; and beside nobody. */
const besideKept = 3;
const quietKept = 4;

/** A place valued by itself, as the level `sergeant` values it. */
export function standAt(purpose: Purpose, man: Man, pose: Pose, reach: Reachable | null): Stand {
  const { survey } = purpose;
  const enemies = enemiesOf(survey, man.army);
  const place = placeFor(purpose, man, pose);
  const tail = tailOf(survey, pose);
  const touched: number[] = [];
  const shifts: number[] = [];
  for (const from of man.fights ? (tail < 0 ? [pose.at] : [pose.at, tail]) : []) {
    for (const direction of directions) {
      const to = neighbour(survey.game.board.grid, from, direction);
      const piece = to < 0 ? undefined : survey.field.pieces[survey.field.holder[to]!];
      const enemy = piece?.sheet && piece.army !== man.army ? survey.byId.get(piece.id) : undefined;
      if (!enemy || !canStrike(survey, man.rides, from, direction, to)) continue;
      const index = enemies.indexOf(enemy);
      if (touched.includes(index)) continue;
      touched.push(index);
      shifts.push(shiftOver(survey, from, direction, to));
    }
  }
  const shots = place.danger?.shots ?? dangerAt(survey, man, pose.at, true).shots;
  const base = place.goal.worth + place.shotWorth + place.approach.worth - (reach?.tests ?? 0) * man.testLoss;
  const enemy = enemies[0];
  const threat = enemy ? threatsBy(survey, enemy.army).masks[pose.at]! : 0;
  return { reach, place, head: pose.at, tail, base, touched, shifts, threat, shots };
}

/**
 * The places of a man that are worth combining with those of others: the best by themselves, some beside each enemy,
 * some beside none.
 */
export function standsOf(purpose: Purpose, man: Man, places: readonly Reachable[]): Stand[] {
  const here = standAt(purpose, man, { at: man.piece.head, facing: man.piece.facing }, null);
  const total = (stand: Stand) => stand.place.total - (stand.reach?.tests ?? 0) * man.testLoss;
  const all = places.map((reach) => standAt(purpose, man, reach.pose, reach));
  all.sort((a, b) => total(b) - total(a) || a.reach!.cost - b.reach!.cost);
  const heads = new Set<HexIndex>();
  const besides = new Map<number, number>();
  const kept: Stand[] = [here];
  let quiet = 0;
  for (const stand of all) {
    // Of a horse's facings on one hex the best will do.
    if (kept.length >= standsKept || heads.has(stand.head)) continue;
    const alone = stand.touched.length === 0;
    const wanted = alone ? quiet < quietKept : stand.touched.some((enemy) => (besides.get(enemy) ?? 0) < besideKept);
    if (!wanted) continue;
    heads.add(stand.head);
    kept.push(stand);
    if (alone) quiet++;
    for (const enemy of stand.touched) besides.set(enemy, (besides.get(enemy) ?? 0) + 1);
  }
  return kept;
}
