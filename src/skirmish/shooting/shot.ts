import type { Refusal, Tally } from '../../game';
import { total } from '../../game';
import { fieldOf, hexesOf, threatsAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { refuse } from '../refusals';
import { covers, type ShotResult } from '../results';
import type { SkirmishState } from '../state';
import { sight, type Aim, type Sight } from './sight';

/** A shot before it is rolled: what preview, resolution and log all read. @rule SHT */
export interface Shot {
  readonly aim: Aim;
  readonly sight: Sight;
  /** What is added to the die. */
  readonly tally: Tally;
  /** The result of each face, 1 to 10. */
  readonly results: readonly ShotResult[];
}

/** Null when he may shoot as far as enemies next to him go. @rule LOF-1 */
export function contactRefusal(game: SkirmishGame, state: SkirmishState, shooter: Piece): Refusal | null {
  for (const hex of hexesOf(shooter)) {
    const enemy = threatsAt(game, state, shooter.army!, hex)[0];
    if (enemy) return refuse('in-contact', 'LOF-1', { who: shooter.id, enemy: enemy.id });
  }
  return null;
}

/** Range, armour: what is added to the die; null out of range. @rule RNG-1 @rule RNG-2 */
function shotTally(game: SkirmishGame, aim: Aim, range: number): Tally | null {
  const weapon = game.ruleset.weapons[aim.shooter.sheet!.weapon!];
  const band = weapon.ranges.find(({ upTo }) => range <= upTo);
  if (!band) return null;
  const tally = [];
  if (band.modifier !== 0) tally.push({ reason: 'range', rule: 'RNG-1', value: band.modifier, facts: { range } });
  if (aim.target.sheet?.armoured) {
    const value = game.ruleset.values.shooting.armourModifier;
    tally.push({ reason: 'armour', rule: 'RNG-2', value, facts: { who: aim.target.id } });
  }
  return tally;
}

/** The table read for every face. @rule SHT */
function resultsOf(game: SkirmishGame, aim: Aim, cover: Sight['cover'], modifier: number): ShotResult[] {
  const { rows } = game.ruleset.shooting[aim.target.facing === null ? 'foot' : 'rider'];
  const { readsLower } = game.ruleset.weapons[aim.shooter.sheet!.weapon!];
  const column = covers.indexOf(cover);
  return Array.from({ length: 10 }, (_, index) => {
    const row = Math.min(rows.length, index + 1 + modifier + readsLower);
    return rows[row - 1]![column]!;
  });
}

/** The shot along one line, contact aside: its tally and results, or why it cannot be. */
export function shotAlong(game: SkirmishGame, state: SkirmishState, aim: Aim): Shot | Refusal {
  const seen = sight(game, state, aim);
  const tally = shotTally(game, aim, seen.range);
  if (!tally) {
    const reach = game.ruleset.weapons[aim.shooter.sheet!.weapon!].ranges.at(-1)!.upTo;
    return refuse('out-of-range', 'RNG-1', { who: aim.shooter.id, range: seen.range, reach });
  }
  if (!seen.clear) return blockedRefusal(seen);
  return { aim, sight: seen, tally, results: resultsOf(game, aim, seen.cover, total(tally)) };
}

/** The rule by which each thing blocks a line. */
export const blockerRules = {
  wall: 'LOF-4',
  window: 'LOF-7',
  terrain: 'LOF-4',
  character: 'LOF-4',
  crest: 'LOF-6',
} as const;

function blockedRefusal(seen: Sight): Refusal {
  const blocker = seen.blockers[0]!;
  return refuse('line-blocked', blockerRules[blocker.kind], {
    by: blocker.kind,
    hex: blocker.hex,
    ...('direction' in blocker ? { direction: blocker.direction } : {}),
    ...('who' in blocker ? { who: blocker.who } : {}),
  });
}

/** Tells a refusal from any other answer. */
export const isRefusal = (answer: object): answer is Refusal => 'code' in answer && 'rule' in answer;

/** Every line from a hex of the shooter to one of the target, the head's first. @rule LOF-2 */
export function aimsAt(shooter: Piece, target: Piece): Aim[] {
  return hexesOf(shooter).flatMap((from) => hexesOf(target).map((to) => ({ shooter, from, target, to })));
}

/** The shots that this shooter could loose at this target now, weapon and turn aside; the refusal of the first line if none. */
export function shotsAt(game: SkirmishGame, state: SkirmishState, who: string, target: string): Shot[] | Refusal {
  const { byId } = fieldOf(game, state);
  const shooter = byId.get(who);
  const aimed = byId.get(target);
  if (!shooter?.standing) return refuse('cannot-act', 'CHR-3', { who });
  if (!shooter.sheet?.weapon) return refuse('no-weapon', 'SHT-3', { who });
  if (!aimed?.sheet || aimed.army === shooter.army) return refuse('not-a-target', 'SHT-3', { who: target });
  const contact = contactRefusal(game, state, shooter);
  if (contact) return contact;
  const answers = aimsAt(shooter, aimed).map((aim) => shotAlong(game, state, aim));
  const shots = answers.filter((answer): answer is Shot => !isRefusal(answer));
  return shots.length > 0 ? shots : (answers[0] as Refusal);
}
