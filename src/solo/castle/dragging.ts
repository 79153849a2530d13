import { distanceToSection, dragsOf, sectionOf, type Command, type Drag } from '../../castle';
import type { HexIndex } from '../../hex';
import type { Option } from '../mind';
import { mayUse, openingWorth, stoneFrom } from './breaching';
import { chanceOf } from './chances';
import { reason } from './reasons';
import type { Thinking } from './thinking';
import { weights } from './weights';

/** Something that the machine should hit, and how far it is from a hex. */
interface Mark {
  readonly worth: number;
  readonly from: (hex: HexIndex) => number;
}

/** Sections that are worth opening, and enemies who are worth a stone: they may be elsewhere by then. */
function marksOf(thinking: Thinking): Mark[] {
  const { situation, foes, gains } = thinking;
  const { game, state, land } = situation;
  const marks: Mark[] = [];
  for (const number of game.ground.sections) {
    if (state.broken.includes(number)) continue;
    const section = sectionOf(game.board, number);
    const worth = openingWorth(thinking, section);
    if (worth > 0) marks.push({ worth, from: (hex) => distanceToSection(game.board, hex, section) });
  }
  for (const [place, { at, piece }] of foes.entries()) {
    if (piece.invisible) continue;
    marks.push({ worth: (gains[place]! * weights.machine.fleeting) / 100, from: (hex) => land.apart(hex, at) });
  }
  return marks;
}

/** What the machine's stones are expected to bring in the turns after this one, if it stands on a hex. */
function promiseOf({ situation }: Thinking, marks: readonly Mark[], hex: HexIndex): number {
  const { game, state, turnsLeft } = situation;
  const { reach, drag, misses } = game.ruleset.values.catapult;
  let best = 0;
  for (const { worth, from } of marks) {
    // So many more turns it would be dragged first.
    const later = Math.ceil(Math.max(0, from(hex) - reach) / drag);
    const stones = Math.min(weights.machine.ahead, state.catapult!.shots, turnsLeft - 1 - later);
    if (stones <= 0) continue;
    best = Math.max(best, chanceOf(1, misses) * worth * stones * (weights.machine.patience / 100) ** later);
  }
  return best;
}

/** A way of dragging the catapult, and its gain over leaving it where it is and throwing its stone. */
export interface Haul {
  readonly drag: Drag;
  readonly gain: number;
}

/**
 * The ways of dragging the catapult nearer to what it should hit, best first. What the two men could do instead is not
 * deducted here, but by the caller. @rule CAT-1
 */
export function haulsOf(thinking: Thinking): Haul[] {
  const { situation, army } = thinking;
  const { game, state, machine, besieger } = situation;
  const { catapult } = state;
  if (!catapult || machine < 0 || army !== besieger || !mayUse(thinking)) return [];
  if (catapult.moved || catapult.shot || catapult.shots === 0) return [];
  const marks = marksOf(thinking);
  const here = promiseOf(thinking, marks, machine) + (stoneFrom(thinking)?.gain ?? 0);
  const promises = new Map<HexIndex, number>();
  const hauls: Haul[] = [];
  for (const drag of dragsOf(game, state)) {
    const to = drag.path.at(-1)!;
    const there = promises.get(to) ?? promiseOf(thinking, marks, to);
    promises.set(to, there);
    if (there > here) hauls.push({ drag, gain: there - here });
  }
  return hauls.sort((a, b) => b.gain - a.gain);
}

/** Dragging as an option; its reason names the two men. */
export const haulOption = ({ drag: { who, path } }: Haul, worth: number): Option<Command> => ({
  command: { type: 'drag', who, path },
  worth: Math.round(worth),
  reasons: [reason('drag', worth, { who: who[0] })],
});
