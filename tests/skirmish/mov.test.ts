import { describe, expect, test } from 'vitest';
import { reachableBy, threatsAt } from '../../src/skirmish';
import { act, move, poseLabel, reachOf, refusalOf, typesOf, verdict, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

const pathTo = (table: Table, who: string, to: string) =>
  reachableBy(table.game, table.state, who)
    .find(({ pose }) => poseLabel(table, pose) === to)
    ?.path.map((pose) => poseLabel(table, pose))
    .join(' ');

const threats = (drawing: Drawing, at: string) => {
  const table = draw(drawing);
  return threatsAt(table.game, table.state, 'blue', table.hex(at)).map(({ id }) => id);
};

describe('movement', () => {
  test('MOV-1 once a turn, as far as the points go', () => {
    const table = draw({ rows: plain(6, 6), b1: 'C3 9/9/2', r1: 'F6' });
    const moved = act(table, move(table, 'b1', 'C2 C1'));
    expect(whereabouts(moved, 'b1')).toBe('C1 fit');
    expect(refusalOf(moved, move(moved, 'b1', 'C2'))).toMatchObject({ code: 'already-acted', rule: 'MOV-1' });
    const far = refusalOf(table, move(table, 'b1', 'C4 C5 C6'));
    expect(far).toMatchObject({ code: 'too-far', rule: 'MOV-1', facts: { need: 3, have: 2 } });
  });

  test.each([
    ['nowhere', ''],
    ['a leap', 'C1'],
  ])('MOV-1 a path of %s is none', (_title, path) => {
    const table = draw({ rows: plain(6, 6), b1: 'C3', r1: 'F6' });
    expect(refusalOf(table, move(table, 'b1', path))).toMatchObject({ code: 'no-path', rule: 'MOV-1' });
  });

  test.each([
    ['a friend', { b2: 'C2' }],
    ['a stunned friend', { b2: 'C2 stunned' }],
    ['a stunned enemy', { r2: 'C2 stunned' }],
    ['a friendly mule', { b2: 'C2 mule' }],
  ])('MOV-2 %s is crossed and not stopped on', (_title, drawing) => {
    const table = draw({ rows: plain(5, 5), b1: 'C3', r1: 'A5', ...drawing });
    expect(refusalOf(table, move(table, 'b1', 'C2'))).toMatchObject({ code: 'place-taken', rule: 'MOV-2' });
    expect(whereabouts(act(table, move(table, 'b1', 'C2 C1')), 'b1')).toBe('C1 fit');
    expect(reachOf(table, 'b1')).not.toHaveProperty('C2');
  });

  test.each([
    ['a standing enemy', { r2: 'C2' }, 'enemy-in-the-way', 'MOV-2'],
    ['an enemy mule', { r2: 'C2 mule' }, 'enemy-in-the-way', 'MOV-2'],
    ['an enemy’s hindquarters', { r2: 'C1 N' }, 'enemy-in-the-way', 'MOV-2'],
    ['a horse alone', { horses: { h1: 'C2 SE' } }, 'horse-in-the-way', 'UNH-4'],
  ])('MOV-2 %s is never entered', (_title, drawing, code, rule) => {
    const table = draw({ rows: plain(5, 5), b1: 'C3', r1: 'A5', ...drawing });
    expect(refusalOf(table, move(table, 'b1', 'C2 B1'))).toMatchObject({ code, rule });
  });

  test('MOV-3 tested are the hexes entered and left again, once an enemy; not the start, not the end', () => {
    const table = draw({ rows: plain(5, 6), b1: 'C5', r1: 'D3', r2: 'B3' });
    // C2 and C3 touch both enemies, C4 and C5 neither.
    expect(reachOf(table, 'b1')).toMatchObject({ C4: '0/1', C3: '0/2', C2: '2/3' });
    const there = act(table, move(table, 'b1', 'C4'), []);
    expect(typesOf(there)).toEqual(['moved', 'moveEnded']);
  });

  test.each([
    [false, []],
    [true, [10]],
  ])('MOV-3 with the option (%s) the last hex is tested too', (testLastHex, faces) => {
    const table = draw({ rows: plain(5, 6), b1: 'C5', r1: 'C3', options: { testLastHex } });
    expect(reachOf(table, 'b1')['C4']).toBe(testLastHex ? '1/1' : '0/1');
    expect(typesOf(act(table, move(table, 'b1', 'C4'), faces))).toContain('moveEnded');
  });

  test('MOV-3 leaving the start beside an enemy is free', () => {
    const table = draw({ rows: plain(5, 6), b1: 'C4', r1: 'C3' });
    expect(reachOf(table, 'b1')['C5']).toBe('0/1');
  });

  test.each([
    [1, 'C4 dead', ['moved', 'rolled', 'tested', 'killed', 'moveEnded']],
    [2, 'C5 wounded', ['moved', 'rolled', 'tested', 'wounded', 'moved', 'moveEnded']],
    [3, 'C5 wounded', ['moved', 'rolled', 'tested', 'wounded', 'moved', 'moveEnded']],
    [4, 'C5 fit', ['moved', 'rolled', 'tested', 'moved', 'moveEnded']],
    [10, 'C5 fit', ['moved', 'rolled', 'tested', 'moved', 'moveEnded']],
  ])('MOV-4 a %i', (face, after, types) => {
    const table = draw({ rows: plain(5, 6), b1: 'C3', b2: 'A1', r1: 'D4', r2: 'A6' });
    const done = act(table, move(table, 'b1', 'C4 C5'), [face]);
    expect([whereabouts(done, 'b1'), typesOf(done)]).toEqual([after, types]);
  });

  test('MOV-4 hex by hex, enemies in order of id; the second wound kills where it is dealt', () => {
    const table = draw({ rows: plain(5, 6), b1: 'C2', b2: 'A1', r2: 'B4', r1: 'D4' });
    const done = act(table, move(table, 'b1', 'C3 C4 C5'), [10, 2, 2]);
    const tested = done.events.flatMap((event) =>
      event.type === 'tested' ? [`${event.by} ${table.label(event.at)}`] : [],
    );
    expect(tested).toEqual(['r1 C3', 'r2 C3', 'r1 C4']);
    expect(whereabouts(done, 'b1')).toBe('C4 dead');
  });

  test('MOV-5 the fewest tests win, though they be dearer; then the cheapest, the shortest, the first by direction', () => {
    const dear = draw({ rows: ['.....', '.....', '.b...', '.....', '.....'], b1: 'C4 9/9/9', r1: 'D2' });
    const place = reachableBy(dear.game, dear.state, 'b1').find(({ pose }) => dear.label(pose.at) === 'C1')!;
    expect(place.tests).toBe(0);
    expect(place.cost).toBeGreaterThan(3);
    const open = draw({ rows: plain(7, 7), b1: 'D4', r1: 'G7' });
    expect(pathTo(open, 'b1', 'E2')).toBe('D3 E2'); // N then NE comes before NE then N
    expect(pathTo(open, 'b1', 'F4')).toBe('E3 F4'); // NE before SE
  });

  test.each([
    ['standing', { r1: 'C3' }, true],
    ['wounded', { r1: 'C3 wounded' }, true],
    ['stunned', { r1: 'C3 stunned' }, false],
    ['of attack 0', { r1: 'C3 0/9/6' }, false],
    ['two hexes away', { r1: 'C2' }, false],
    ['behind a wall', { r1: 'C3', wall: ['C4 N'] }, false],
    ['behind a window', { r1: 'C3', window: ['C4 N'] }, true],
    ['behind a fence', { r1: 'C3', fence: ['C4 N'] }, true],
    ['a rider', { r1: 'C3 S' }, true],
    ['a rider behind a window', { r1: 'C3 S', window: ['C4 N'] }, false],
    ['a rider’s hindquarters', { r1: 'C2 N' }, true],
  ])('MOV-6 able to attack: an enemy %s (%#)', (_title, drawing, able) => {
    expect(threats({ rows: plain(5, 6), ...drawing }, 'C4')).toEqual(able ? ['r1'] : []);
  });

  test.each([
    ['.', true],
    ['b', true],
    ['/', true],
    ['f', true],
    ['T', false],
    ['h', false],
    ['d', false],
    ['o', false],
  ])('MOV-6 a rider threatens a hex of "%s": %s', (letter, able) => {
    const rows = ['...', '...', `.${letter}.`];
    expect(threats({ rows, r1: 'B2 S' }, 'B3')).toEqual(able ? ['r1'] : []);
    expect(threats({ rows, r1: 'B2' }, 'B3')).toEqual(['r1']);
  });

  test('MOV-7 a rider threatens around head and hindquarters, with one die where both touch', () => {
    const drawing = { rows: plain(6, 6), r1: 'C3 N' };
    expect(threats(drawing, 'C2')).toEqual(['r1']);
    expect(threats(drawing, 'C5')).toEqual(['r1']);
    expect(threats(drawing, 'B4')).toEqual(['r1']); // touches both
    const table = draw({ ...drawing, b1: 'B3 9/9/2' });
    expect(reachOf(table, 'b1')['B5']).toBe('1/2');
  });

  test.each([
    ['a step ahead', 'C3 N'],
    ['a step to the side', 'D4 NE'],
    ['a step beside the flank', 'D5 SE'],
    ['a pivot on the hindquarters', 'D6 SE'],
    ['a pivot straight back', 'C6 S'],
    ['an about-turn', 'C5 S'],
  ])('MOV-8 from C4 looking north: %s', (_title, place) => {
    const table = draw({ rows: plain(7, 8), b1: 'C4 9/9/9 N', r1: 'G8' });
    expect(whereabouts(act(table, move(table, 'b1', place)), 'b1')).toBe(`${place} fit`);
  });

  test.each(['C4 NE', 'C3 NE', 'C5 N', 'D4 SE', 'D5 NE', 'D6 S', 'C2 N'])(
    'MOV-8 one step never leads to %s',
    (path) => {
      const table = draw({ rows: plain(7, 8), b1: 'C4 9/9/20 N', r1: 'G8' });
      expect(refusalOf(table, move(table, 'b1', path))).toMatchObject({ code: 'no-path', rule: 'MOV-8' });
    },
  );

  // C4 looking north, hindquarters on C5. NE of C4 is D4, SE of it D5; behind C5 lie D6, C6 and B6.
  test.each([
    ['C3 N', 1],
    ['D4 NE', 2],
    ['B4 NW', 2],
    ['D5 SE', 3],
    ['B5 SW', 3],
    ['D6 SE', 4],
    ['C6 S', 4],
    ['B6 SW', 4],
    ['C5 S', 3],
  ])('MOV-9 the step to %s costs %i', (place, cost) => {
    const table = draw({ rows: plain(7, 8), b1: `C4 9/9/${cost} N`, r1: 'G8' });
    expect(whereabouts(act(table, move(table, 'b1', place)), 'b1')).toBe(`${place} fit`);
    const tired = draw({ rows: plain(7, 8), b1: `C4 9/9/${cost - 1} N`, r1: 'G8' });
    expect(refusalOf(tired, move(tired, 'b1', place))).toMatchObject({ code: 'too-far', facts: { need: cost } });
  });

  test('MOV-9 an about-turn pays no ground', () => {
    const rows = plain(7, 8);
    rows[4] = '../....';
    const table = draw({ rows, b1: 'C4 9/9/3 N', r1: 'G8' });
    expect(reachOf(table, 'b1')['C5 S']).toBe('0/3');
  });

  test.each([
    ['a tree for the head', { rows: ['.....', '.....', '..T..', '.....', '.....'] }, 'C3 N', 'no-way-through MOV-10'],
    ['six dead for the head', { bodies: { C3: 6 } }, 'C3 N', 'no-way-through TER-3'],
    ['a wall before the head', { wall: ['C4 N'] }, 'C3 N', 'wall-between MOV-10'],
    ['a window before the head', { window: ['C4 N'] }, 'C3 N', 'wall-between MOV-10'],
    ['a wall behind, for a pivot', { wall: ['C5 S'] }, 'C6 S', 'wall-between MOV-10'],
    ['rocks behind, for a pivot', { rows: [...plain(5, 5), '..o..', '.....'] }, 'C6 S', 'no-way-through MOV-10'],
  ])('MOV-10 %s forbids the step', (_title, drawing, place, expected) => {
    const table = draw({ rows: plain(5, 7), b1: 'C4 9/9/9 N', ...drawing });
    const { code, rule } = refusalOf(table, move(table, 'b1', place));
    expect(`${code} ${rule}`).toBe(expected);
  });

  test.each([
    ['his head', { C4: 6 }, ['B6 SW', 'C6 S', 'D6 SE']],
    ['his hindquarters', { C5: 6 }, ['B4 NW', 'B5 SW', 'C3 N', 'D4 NE', 'D5 SE']],
  ])('TER-4 with six dead under %s that half is not put there again', (_half, bodies, places) => {
    const table = draw({ rows: plain(7, 8), b1: 'C4 9/9/4 N', r1: 'G8', bodies });
    const all = ['B4 NW', 'B5 SW', 'B6 SW', 'C3 N', 'C5 S', 'C6 S', 'D4 NE', 'D5 SE', 'D6 SE'];
    const verdicts = all.map((place) => verdict(table, move(table, 'b1', place)));
    expect(all.filter((_place, index) => verdicts[index] === 'done')).toEqual(places);
    expect(new Set(verdicts)).toEqual(new Set(['done', 'no-way-through TER-3']));
    expect(Object.keys(reachOf(draw({ rows: plain(7, 8), b1: 'C4 9/9/2 N', r1: 'G8', bodies }), 'b1'))).not.toContain(
      'C5 S',
    );
  });

  test('MOV-10 friends are crossed, and neither half ends on one; an enemy is never entered', () => {
    const table = draw({ rows: plain(5, 8), b1: 'C6 9/9/9 N', b2: 'C5', r1: 'C2', wall: ['C2 S'] });
    const places = reachOf(table, 'b1');
    expect(places['C3 N']).toBe('0/3'); // over the friend, hindquarters on C4
    expect(places).not.toHaveProperty('C4 N'); // hindquarters on the friend
    expect(places).not.toHaveProperty('C5 N');
    const enemy = draw({ rows: plain(5, 8), b1: 'C6 9/9/9 N', r1: 'C5' });
    expect(refusalOf(enemy, move(enemy, 'b1', 'C5 N, C4 N'))).toMatchObject({ code: 'enemy-in-the-way' });
  });

  test('MOV-11 a rider is tested on the hex of his head alone, after each step but the last', () => {
    const table = draw({ rows: plain(6, 8), b1: 'C6 9/9/9 N', r1: 'D7' });
    // D7 touches C6 and C7: the start. The head leaves at once, the hindquarters stay beside the enemy: no die.
    expect(reachOf(table, 'b1')['C4 N']).toBe('0/2');
    const turning = draw({ rows: plain(6, 8), b1: 'C6 9/9/9 N', r1: 'C8 N' });
    const about = act(turning, move(turning, 'b1', 'C7 S, D8 SE'), [10]);
    expect(typesOf(about)).toContain('tested');
  });

  test('MOV-12 a place of a rider is a hex and one of six facings, each with its own tests and cost', () => {
    const table = draw({ rows: plain(9, 9), b1: 'E5 9/9/12 N', r1: 'A1' });
    const facings = Object.keys(reachOf(table, 'b1')).filter((place) => place.startsWith('E3 '));
    expect(facings.sort()).toEqual(['E3 N', 'E3 NE', 'E3 NW', 'E3 S', 'E3 SE', 'E3 SW']);
  });

  test('MOV-1 a way round that ends where it began is no move', () => {
    const table = draw({ rows: plain(7, 8), b1: 'C4 9/9/9', b2: 'E4 9/9/20 N', r1: 'G8' });
    expect(refusalOf(table, move(table, 'b1', 'C3 C4'))).toMatchObject({ code: 'no-path', rule: 'MOV-1' });
    expect(refusalOf(table, move(table, 'b2', 'E5 S, E4 N'))).toMatchObject({ code: 'no-path', rule: 'MOV-1' });
  });
});
