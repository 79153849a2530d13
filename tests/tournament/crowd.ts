import { seededDice } from '../../src/game';
import { skirmish } from '../../src/skirmish';
import { extend, think, type Level } from '../../src/solo';
import { soloGames } from '../../src/solo/games';
import { draw, type Drawing } from '../support/draw';
import { randomFrom } from '../support/random';
import type { Table } from '../support/table';

/** Values and more of each of fifteen, as `draw` reads them. */
const people =
  `28/22/14 NE armoured; 20/15/15 SE armoured; 20/15/15 NE armoured; 6/6/6 bow; 6/6/6 bow; 6/6/6 bow; 7/7/5 crossbow;
  20/18/5 armoured; 14/12/6 armoured; 12/10/5 armoured; 12/10/5 armoured; 9/9/6; 9/9/6; 12/7/6; 5/4/6`
    .split(';')
    .map((values) => values.trim());

/** Fifteen a side on mixed ground, one move from blows, with hexes to hold between them. */
export function crowd(): Table {
  const random = randomFrom(15);
  const letters = Array.from('....................TTbo');
  const ground = Array.from({ length: 22 }, () => Array.from({ length: 26 }, () => random.pick(letters)));
  const drawn: Record<string, string> = {};
  const place = (army: 'b' | 'r', column: number) => {
    for (const [index, values] of people.entries()) {
      const at = column + (index % 3) * (army === 'b' ? -2 : 2);
      const row = 2 + Math.trunc(index / 3) * 4 + (index % 3);
      for (const [across, down] of [
        [0, 0],
        [0, 1],
        [-1, 0],
        [-1, 1],
        [1, 0],
        [1, 1],
        [0, -1],
      ] as const) {
        ground[row + down]![at + across] = '.';
      }
      const turned = army === 'b' ? values : values.replace(/\b[NS]E\b/, 'SW');
      drawn[`${army}${String(index + 1).padStart(2, '0')}`] = `${String.fromCharCode(65 + at)}${row + 1} ${turned}`;
    }
  };
  place('b', 9);
  place('r', 15);
  const text = { fr: '', en: '', ru: '' };
  const hexes = ['M6', 'M11', 'M16'];
  const objectives = (['blue', 'red'] as const).flatMap((army) => [
    { kind: 'hold' as const, army, points: 2, wins: false, hexes, text },
    { kind: 'destroy' as const, army, points: 1, wins: false, text },
  ]);
  const rows = ground.map((line) => line.join(''));
  return draw({ rows, ...drawn, sequence: 1, turnLimit: 8, objectives } as unknown as Drawing);
}

/** Milliseconds of a level's longest sequence and of all its thinking, over some rounds of it against itself. */
export function crowded(level: Level, rounds: number): { readonly longest: number; readonly turn: number } {
  const { game, state: start } = crowd();
  const sequences = new Map<string, number>();
  let state = start;
  let course = extend([], state);
  let sum = 0;
  for (let count = 0; !state.outcome && state.turn <= rounds; count++) {
    const began = performance.now();
    const { command } = think(soloGames.skirmish, game, course, level, count);
    const spent = performance.now() - began;
    const sequence = `${state.playerTurn} ${state.sequence}`;
    sequences.set(sequence, (sequences.get(sequence) ?? 0) + spent);
    sum += spent;
    const decision = skirmish.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(`refused: ${decision.refusal.code}`);
    for (const event of decision.events) state = skirmish.evolve(game, state, event);
    course = extend(course, state);
  }
  return { longest: Math.max(...sequences.values()), turn: sum / Math.max(1, state.playerTurn - start.playerTurn) };
}
