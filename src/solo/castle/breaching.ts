import { distanceToSection, sectionOf, type Section, type Target } from '../../castle';
import type { HexIndex } from '../../hex';
import { chanceOf } from './chances';
import type { Thinking } from './thinking';
import { weights } from './weights';

/** How near an opening spares another. */
const sameBreach = 3;
/** How near friends must be to make use of one, and how many are a storm. */
const muster = 5;
const storm = 4;

const asTarget = ({ outside, direction }: Section): Target => ({ kind: 'section', hex: outside, direction });

/**
 * The value of a breach for the besiegers: the walking that it saves those nearby, unless there is another breach next
 * to it.
 */
export function openingWorth({ situation, mission }: Thinking, section: Section): number {
  const { outside, inside } = section;
  const { land, men, besieger, state, game } = situation;
  if (inside < 0 || !(situation.tables.climbs[outside]! & (1 << section.direction))) return 0;
  const spared = mission.approach[outside]! - mission.approach[inside]! - 1;
  if (spared <= 0) return 0;
  const near = men[besieger].filter(({ at }) => land.apart(at, outside) <= muster).length;
  const beside = state.broken.some(
    (number) => land.apart(sectionOf(game.board, number).outside, outside) <= sameBreach,
  );
  const worth = (weights.besieger.breach * spared * Math.min(storm, near)) / (3 * storm);
  return beside ? worth / 4 : worth;
}

export interface Breach {
  readonly target: Target;
  readonly worth: number;
}

/** The best of the sections that hold a condition. */
function bestOpening(thinking: Thinking, may: (section: Section) => boolean): Breach | null {
  const { game, state } = thinking.situation;
  let best: Breach | null = null;
  for (const number of game.ground.sections) {
    if (state.broken.includes(number)) continue;
    const section = sectionOf(game.board, number);
    if (!may(section)) continue;
    const worth = openingWorth(thinking, section);
    if (worth > (best?.worth ?? 0)) best = { target: asTarget(section), worth };
  }
  return best;
}

/** The best section to break beside a hex, with a hammer or a mace; null: none. @rule WAL-5 */
export const bestBreak = (thinking: Thinking, hex: HexIndex): Breach | null =>
  thinking.situation.game.ground.tower[hex] ? null : bestOpening(thinking, ({ outside }) => outside === hex);

/** The best section to break by a spell from a hex; null: none. @rule MAG-2 */
export function bestSpellBreak(thinking: Thinking, hex: HexIndex): Breach | null {
  const { board, ruleset } = thinking.situation.game;
  const { reach } = ruleset.values.spells;
  return bestOpening(thinking, (section) => distanceToSection(board, hex, section) <= reach);
}

/** The breach whose mending would hinder the enemy most; null: none. @rule MAG-2 */
export function bestMend(thinking: Thinking, hex: HexIndex): Breach | null {
  const { game, state, men, besieger, land } = thinking.situation;
  let best: Breach | null = null;
  for (const number of state.broken) {
    const section = sectionOf(game.board, number);
    if (section.inside < 0 || distanceToSection(game.board, hex, section) > game.ruleset.values.spells.reach) continue;
    const near = men[besieger].filter(({ at }) => land.apart(at, section.outside) <= muster).length;
    const worth = weights.magic.mend * Math.min(storm, near);
    if (worth > (best?.worth ?? 0)) best = { target: asTarget(section), worth };
  }
  return best;
}

/** A stone of the catapult with its expected value. */
export interface Stone {
  readonly gain: number;
  readonly chance: number;
  readonly target: Target;
}

const stones = new WeakMap<Thinking, Stone | null>();

/** The best shot of the catapult from where it stands, whoever serves it; null: none. @rule CAT-2 */
export function stoneFrom(thinking: Thinking): Stone | null {
  const known = stones.get(thinking);
  if (known !== undefined) return known;
  const best = bestStone(thinking);
  stones.set(thinking, best);
  return best;
}

/**
 * Whether the army may use the catapult: the besiegers always, the defenders while no besieger is in contact with it.
 * @rule CAT-5
 */
export function mayUse({ situation, army }: Thinking): boolean {
  const { besieger, held, tables, machine, game } = situation;
  if (army === besieger) return true;
  const bits = tables.contact[machine]!;
  for (let direction = 0; direction < 6; direction++) {
    if (bits & (1 << direction) && held[besieger][game.board.grid.neighbours[machine * 6 + direction]!]! > 0)
      return false;
  }
  return true;
}

function bestStone(thinking: Thinking): Stone | null {
  const { situation, foes, gains, army } = thinking;
  const { game, state, machine, land, besieger } = situation;
  const { catapult } = state;
  if (!catapult || machine < 0 || catapult.moved || catapult.shot || catapult.shots === 0 || !mayUse(thinking))
    return null;
  const { reach, misses } = game.ruleset.values.catapult;
  const chance = chanceOf(1, misses);
  let best: Stone | null = null;
  for (const [place, { id, at, piece }] of foes.entries()) {
    if (piece.invisible || land.apart(machine, at) > reach) continue;
    const gain = chance * gains[place]!;
    if (gain > (best?.gain ?? 0)) best = { gain, chance, target: { kind: 'character', id } };
  }
  if (army !== besieger) return best;
  const opening = bestOpening(thinking, (section) => distanceToSection(game.board, machine, section) <= reach);
  if (!opening || chance * opening.worth <= (best?.gain ?? 0)) return best;
  return { gain: chance * opening.worth, chance, target: opening.target };
}
