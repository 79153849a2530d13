import {
  attackNow,
  castNowRefusal,
  fieldOf,
  isRefusal,
  piecesAt,
  sectionOf,
  touches,
  type Target,
  silentRefusal,
  refuse,
  idleRefusal,
} from '../../castle';
import type { Refusal } from '../../game';
import { distance, type HexIndex } from '../../hex';
import type { Interaction } from './interaction';
import { holdersOf, sideFrom, turns, type Spot } from './options';
import { castOf, hexOf } from './places';
import { machine, type Table } from './table';

/** The section over a hex that is nearest to where it was touched; null where there is none. */
function sectionTouched(table: Table, hex: HexIndex, spot: Spot): Target | null {
  const { board, ground } = table.game;
  const over = ground.sections.flatMap((number) => {
    const { outside, direction } = sectionOf(board, number);
    const target: Target = { kind: 'section', hex: outside, direction };
    const side = sideFrom(table, hex, target);
    return side === null ? [] : [{ target, off: spot ? turns(side, spot.part) : 0 }];
  });
  return over.toSorted((a, b) => a.off - b.off)[0]?.target ?? null;
}

const aimedAt = (id: string): Target => (id === machine ? { kind: 'catapult' } : { kind: 'character', id });

/**
 * Why the spell being aimed cannot be cast at what was touched, or cannot bring anybody back there; null where it can,
 * or where no spell is being aimed. @rule MAG-2
 */
export function spellRefusalAt(
  table: Table,
  spell: Extract<Interaction, { kind: 'spell' }>,
  hex: HexIndex,
  spot: Spot,
): Refusal | null {
  const { game, state } = table;
  const choice = castOf(table, spell.who, spell.use);
  if (!choice) return null;
  const back = choice.lost[0] === undefined ? {} : { lost: choice.lost[0] };
  const cast = { who: spell.who, use: spell.use, ...back };
  if (choice.hexes.length > 0) return castNowRefusal(game, state, { ...cast, at: hex });
  const [first] = choice.targets;
  if (!first) return null;
  if (first.kind === 'section') {
    const target = sectionTouched(table, hex, spot);
    return target ? castNowRefusal(game, state, { ...cast, target }) : refuse('no-section', 'MAG-2', { hex });
  }
  const holders = holdersOf(table, hex);
  if (holders.length === 0) return refuse('not-a-target', 'MAG-2', { who: '' });
  const answers = holders.map((id) => castNowRefusal(game, state, { ...cast, target: aimedAt(id) }));
  return answers.includes(null) ? null : (answers[0] ?? null);
}

/** Whether somebody stands at the machine. @rule CAT-3 */
function servesIt({ game, state }: Table, who: string): boolean {
  const piece = fieldOf(game, state).byId.get(who);
  const at = state.catapult?.at ?? -1;
  return piece !== undefined && piece.army === state.active && at >= 0 && touches(game, state, piece.at, at);
}

/**
 * Why the catapult, or a character who stands at it, cannot shoot now; null where it can, or where the character is not
 * at it. @rule CAT-2
 */
export function silentMachine(table: Table, who: string): Refusal | null {
  const { game, state } = table;
  const about = who === machine ? (state.catapult?.at ?? -1) >= 0 : servesIt(table, who);
  return about && state.phase === 'play' && !state.outcome ? silentRefusal(game, state, state.active) : null;
}

/**
 * The ways of attacking that a touch on a target suggests, when none of them is possible from where the character
 * stands.
 */
function waysOf(table: Table, who: string, target: Target): readonly ('catapult' | 'melee' | 'break')[] {
  const { game, state } = table;
  const piece = fieldOf(game, state).byId.get(who);
  const serves = servesIt(table, who);
  if (target.kind === 'section') return piece?.sheet.breaker ? ['break'] : serves ? ['catapult'] : [];
  const goal = hexOf(table, target.kind === 'catapult' ? machine : target.id);
  const far = piece && goal !== null && distance(game.board.grid, piece.at, goal) > 1;
  return serves && far && target.kind === 'character' ? ['catapult'] : ['melee'];
}

/**
 * Why the selected character of the army to play cannot attack the touched enemy or section; null where neither was
 * touched. @rule CTU-3 @rule CAT-2 @rule WAL-5
 */
export function askedRefusal(table: Table, who: string, hex: HexIndex, spot: Spot): Refusal | null {
  const { game, state } = table;
  const { byId } = fieldOf(game, state);
  if (byId.get(who)?.army !== state.active) return null;
  const [enemy] = piecesAt(fieldOf(game, state), hex).filter(({ army }) => army !== state.active);
  const isTheirs = state.catapult?.at === hex && state.active !== game.options.besieger;
  const wall = spot?.rim ? sectionTouched(table, hex, spot) : null;
  const target = enemy ? aimedAt(enemy.id) : isTheirs ? aimedAt(machine) : wall;
  if (!target) return null;
  const [by] = waysOf(table, who, target);
  if (!by) return null;
  const answer = idleRefusal(game, state, who) ?? attackNow(game, state, by, who, target);
  return isRefusal(answer) ? answer : null;
}
