import type { ClimbView, CounterView, LineView, MarksView, RangeView, SideMark } from '../../board/view';
import type { HexIndex } from '../../hex';
import { fieldOf, isRefusal, reachOfSpell, sectionOf, type Target, reachOfShots, actRefusal } from '../../castle';
import { sameTarget, selectedOf, type Interaction } from './interaction';
import {
  attacksOf,
  castOf,
  climbsOf,
  dragsOf,
  hexOf,
  leavingPlacesOf,
  placesOf,
  sectionOfTarget,
  within,
} from './places';
import { lineEnds, type Preview } from './preview';
import { machine, type Over, type Table } from './table';

/** The words that are drawn on the board. */
export interface MarkWords {
  /** `part` from 0 to 1. */
  readonly percent: (part: number) => string;
  readonly range: (hexes: number) => string;
}

const plain = (hexes: readonly HexIndex[]): MarksView['reach'] => hexes.map((hex) => ({ hex, tests: 0, cost: null }));

/** The hexes washed: where the chosen one can walk, where a spell can call somebody back to, where the machine can go. */
function reachMarks(table: Table, interaction: Interaction): MarksView['reach'] {
  switch (interaction.kind) {
    case 'idle':
    case 'several':
      return [];
    case 'spell':
      return plain(castOf(table, interaction.who, interaction.use)?.hexes ?? []);
    case 'drag':
      return plain(dragsOf(table, interaction.who, interaction.mate).map(({ path }) => path.at(-1)!));
    case 'selected':
    case 'place':
    case 'climb':
    case 'target': {
      const leaves = interaction.kind === 'place' && interaction.verb === 'leave';
      return leaves ? [] : plain(placesOf(table, interaction.who).map(({ at }) => at));
    }
  }
}

/** What can be aimed at now: by the chosen one, or by the spell that waits for its target. */
function aims(table: Table, interaction: Interaction): readonly Target[] {
  switch (interaction.kind) {
    case 'idle':
    case 'several':
    case 'drag':
      return [];
    case 'spell':
      return castOf(table, interaction.who, interaction.use)?.targets ?? [];
    case 'selected':
    case 'place':
    case 'climb':
    case 'target':
      return attacksOf(table, interaction.who).map(({ target }) => target);
  }
}

const pickedOf = (interaction: Interaction): Target | undefined =>
  interaction.kind === 'target' || interaction.kind === 'spell' ? interaction.target : undefined;

function targetMarks(table: Table, interaction: Interaction, preview: Preview): MarksView['targets'] {
  const picked = pickedOf(interaction);
  const isPicked = (target: Target) => picked !== undefined && sameTarget(target, picked);
  const marks = new Map<string, boolean>();
  for (const target of aims(table, interaction)) {
    if (target.kind === 'section') continue;
    marks.set(target.kind === 'catapult' ? machine : target.id, isPicked(target));
  }
  if (preview.kind === 'spell') for (const id of preview.affects) marks.set(id, true);
  if (preview.kind === 'climb' && preview.climb.holder !== null) marks.set(preview.climb.holder, true);
  return [...marks].map(([id, now]) => ({ id, picked: now }));
}

function sideMarks(table: Table, interaction: Interaction): readonly (SideMark & { readonly picked: boolean })[] {
  const picked = pickedOf(interaction);
  const sides = new Map<number, SideMark & { readonly picked: boolean }>();
  for (const target of aims(table, interaction)) {
    const section = sectionOfTarget(table, target);
    if (!section) continue;
    const now = picked !== undefined && sectionOfTarget(table, picked)?.number === section.number;
    sides.set(section.number, { hex: section.outside, direction: section.direction, picked: now });
  }
  return [...sides.values()];
}

function climbMarks(table: Table, interaction: Interaction, words: MarkWords): readonly ClimbView[] {
  const { kind } = interaction;
  if (kind === 'idle' || kind === 'several' || kind === 'spell' || kind === 'drag') return [];
  return climbsOf(table, interaction.who).map(({ section, to, chance }) => {
    const { outside: hex, direction } = sectionOf(table.game.board, section);
    const picked = kind === 'climb' && interaction.to === to;
    return { hex, direction, picked, label: words.percent(chance.numerator / chance.denominator) };
  });
}

/**
 * The range of the selected character's arrows, spell or stones, as drawn on the board. @rule CFI-3 @rule MAG-2 @rule
 * CAT-2
 */
export function rangeOf(table: Table, interaction: Interaction): RangeView | null {
  const { game, state } = table;
  const { values } = game.ruleset;
  const who = selectedOf(interaction);
  const piece = who === null ? undefined : fieldOf(game, state).byId.get(who);
  if (!piece || state.phase !== 'play' || piece.army !== state.active || interaction.kind === 'several') return null;
  if (interaction.kind === 'spell') {
    return { kind: 'spell', hexes: within(table, piece.at, reachOfSpell(game, interaction.use)) };
  }
  if (interaction.kind === 'target' && interaction.by === 'catapult') {
    const at = hexOf(table, machine);
    return at === null ? null : { kind: 'machine', hexes: within(table, at, values.catapult.reach) };
  }
  const far = piece.sheet.shooting > 0 || piece.sheet.magic > 0;
  if (!far || piece.hidden || actRefusal(game, state, piece.id)) return null;
  if (interaction.kind !== 'selected' && interaction.kind !== 'target') return null;
  return { kind: 'shot', hexes: within(table, piece.at, reachOfShots(game, piece)) };
}

/** The line to whom is aimed at, with what blocks it and what hides him. @rule CFI-4 */
function lineOf(table: Table, preview: Preview, words: MarkWords): LineView | null {
  const ends = lineEnds(table, preview);
  if (!ends || preview.kind !== 'attack' || !preview.sight) return null;
  const { clear, range, blockers, hides } = preview.sight;
  return {
    ...ends,
    clear: clear && !isRefusal(preview.answer),
    label: words.range(range),
    blockers: blockers.map((blocker) => ({
      hex: blocker.hex,
      direction: 'direction' in blocker ? blocker.direction : null,
    })),
    hides: hides.map(({ facts }) => ({
      hex: Number(facts['hex'] ?? ends.to),
      direction: (facts['direction'] ?? null) as LineView['blockers'][number]['direction'],
    })),
  };
}

function pathOf(table: Table, preview: Preview): MarksView['path'] {
  if (preview.kind === 'place') {
    const from = hexOf(table, preview.who);
    return from === null ? null : { hexes: [from, ...preview.place.path], label: '' };
  }
  if (preview.kind === 'drag' && preview.drag) {
    const from = hexOf(table, machine);
    return from === null ? null : { hexes: [from, ...preview.drag.path], label: '' };
  }
  return null;
}

function ghostsOf(preview: Preview, counters: readonly CounterView[]): readonly CounterView[] {
  const moved = (id: string, hex: HexIndex | undefined): CounterView[] => {
    const counter = counters.find((one) => one.id === id);
    return counter && hex !== undefined ? [{ ...counter, hex }] : [];
  };
  if (preview.kind === 'place') return moved(preview.who, preview.place.at);
  if (preview.kind === 'climb' && preview.climb.holder === null) return moved(preview.who, preview.climb.to);
  return preview.kind === 'drag' && preview.drag ? moved(machine, preview.drag.path.at(-1)) : [];
}

const goals = new WeakMap<Table['game'], MarksView['outlines']>();

/** The yard, outlined where it is what both armies fight for. @rule CSC-1 */
function goalsOf({ game }: Table): MarksView['outlines'] {
  let made = goals.get(game);
  if (!made) {
    const hexes = Array.from(game.ground.yard, (inside, hex) => (inside ? hex : -1)).filter((hex) => hex >= 0);
    made = game.mission.goal === 'yard' ? hexes.map((hex) => ({ hex, kind: 'objective' })) : [];
    goals.set(game, made);
  }
  return made;
}

function outlinesOf(table: Table, interaction: Interaction, over: Over | null): MarksView['outlines'] {
  const { game, state, legal } = table;
  if (legal.deployers.length > 0) {
    const zone = [...game.zones[state.active]].map((hex) => ({ hex, kind: 'zone' as const }));
    if (over) return [...zone, { hex: over.hex, kind: over.fits ? 'cursor' : 'forbidden' }];
    const advised = interaction.kind === 'selected' ? interaction.at : undefined;
    return advised === undefined ? zone : [...zone, { hex: advised, kind: 'cursor' }];
  }
  const who = selectedOf(interaction);
  const exits = who === null ? [] : leavingPlacesOf(table, who).map(({ at }) => ({ hex: at, kind: 'zone' as const }));
  const mate = interaction.kind === 'drag' ? hexOf(table, interaction.mate) : null;
  const asked = interaction.kind === 'several' ? interaction.hex : null;
  // Where a spell calls somebody up to.
  const called = interaction.kind === 'spell' ? (interaction.at ?? null) : null;
  const cursors = [mate, asked, called].filter((hex) => hex !== null).map((hex) => ({ hex, kind: 'cursor' as const }));
  return [...goalsOf(table), ...exits, ...cursors];
}

/** Everything drawn over the ground for the present interaction. */
export function marksOf(
  table: Table,
  interaction: Interaction,
  preview: Preview,
  rest: {
    readonly counters: readonly CounterView[];
    readonly words: MarkWords;
    readonly over: Over | null;
  },
): MarksView {
  return {
    selected: selectedOf(interaction),
    reach: reachMarks(table, interaction),
    parts: [],
    pickedPart: null,
    path: pathOf(table, preview),
    targets: targetMarks(table, interaction, preview),
    line: lineOf(table, preview, rest.words),
    ghosts: ghostsOf(preview, rest.counters),
    outlines: outlinesOf(table, interaction, rest.over),
    range: rangeOf(table, interaction),
    sideTargets: sideMarks(table, interaction),
    climbs: climbMarks(table, interaction, rest.words),
  };
}
