import { describe, expect, test } from 'vitest';
import { fieldOf, isRefusal, shotsAt, sight, type Blocker } from '../../src/skirmish';
import { refusalOf, shoot, verdict } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

function look(table: Table, who = 'b1', at = 'r1', from?: string, to?: string) {
  const { byId } = fieldOf(table.game, table.state);
  const [shooter, target] = [byId.get(who)!, byId.get(at)!];
  const aim = {
    shooter,
    target,
    from: from ? table.hex(from) : shooter.head,
    to: to ? table.hex(to) : target.head,
  };
  return sight(table.game, table.state, aim);
}

const kinds = (blockers: readonly Blocker[]) => [...new Set(blockers.map(({ kind }) => kind))].sort();
const clear = (drawing: Drawing) => look(draw(drawing)).clear;
/** What blocks, or `clear`; the same from the other end. */
function both(drawing: Drawing): string {
  const table = draw(drawing);
  const there = look(table);
  const back = look(table, 'r1', 'b1');
  expect(back.clear).toBe(there.clear);
  return there.clear ? 'clear' : kinds(there.blockers).join(' ');
}

describe('line of fire', () => {
  test.each([
    ['an enemy who stands beside him', { r1: 'C4' }, false],
    ['a stunned one', { r1: 'C4 stunned' }, true],
    ['a dead one', { r1: 'C4 dead' }, true],
    ['a mule', { r1: 'C4 mule' }, true],
    ['one behind a wall', { r1: 'C4', wall: ['C3 S'] }, true],
    ['one across a window', { r1: 'C4', window: ['C3 S'] }, false],
    ['a rider', { r1: 'C4 SE' }, false],
    ['a rider across a window', { r1: 'C4 N', window: ['C3 S'] }, true],
    ['a rider’s hindquarters', { r1: 'C5 S' }, false],
  ])('LOF-1 beside %s', (_title, drawing, allowed) => {
    const table = draw({ rows: plain(8, 8), b1: 'C3 bow', r2: 'H3', sequence: 1, ...drawing });
    expect(isRefusal(shotsAt(table.game, table.state, 'b1', 'r2'))).toBe(!allowed);
    expect(verdict(table, shoot(table, 'b1', 'r2'))).toBe(allowed ? 'done' : 'in-contact LOF-1');
  });

  test('LOF-1 a rider beside a shooter among trees cannot ride at him', () => {
    const rows = plain(8, 8);
    rows[2] = '..T.....';
    const table = draw({ rows, b1: 'C3 bow', r1: 'C4 SE', r2: 'H3' });
    expect(isRefusal(shotsAt(table.game, table.state, 'b1', 'r2'))).toBe(false);
  });

  test('LOF-2 a rider shoots from, and is aimed at on, either of his hexes', () => {
    const table = draw({ rows: plain(9, 5), b1: 'B3 bow NW', r1: 'H3 N', sequence: 1 });
    const shots = shotsAt(table.game, table.state, 'b1', 'r1');
    const lines = isRefusal(shots) ? [] : shots.map(({ aim }) => `${table.label(aim.from)}-${table.label(aim.to)}`);
    expect(lines).toEqual(['B3-H3', 'B3-H4', 'C3-H3', 'C3-H4']);
    expect(refusalOf(table, shoot(table, 'b1', 'r1', 'D3', 'H3'))).toMatchObject({
      code: 'not-a-target',
      rule: 'LOF-2',
    });
    expect(refusalOf(table, shoot(table, 'b1', 'r1', 'B3', 'H5'))).toMatchObject({
      code: 'not-a-target',
      rule: 'LOF-2',
    });
  });

  // From B3 to D3 the line runs exactly along the side between C2 and C3.
  test.each([
    ['a tree above it', { rows: ['.....', '..T..', '.....', '.....'] }, 'terrain'],
    ['a tree below it', { rows: ['.....', '.....', '..T..', '.....'] }, 'terrain'],
    ['a man above it', { rows: plain(5, 4), r2: 'C2' }, 'character'],
    ['a wall that it runs along', { rows: plain(5, 4), wall: ['C2 S'] }, 'wall'],
    ['a wall that only begins where the line leaves', { rows: plain(5, 4), wall: ['D3 NW'] }, 'wall'],
    ['nothing', { rows: plain(5, 4) }, 'clear'],
    ['a wall that does not touch it', { rows: plain(5, 4), wall: ['C2 N'] }, 'clear'],
  ])('LOF-3 a line along a side, %s', (_title, drawing, expected) => {
    expect(both({ b1: 'B3 bow', r1: 'D3 bow', ...drawing })).toBe(expected);
  });

  test('LOF-3 a wall on the very edge of the board is touched by a line that runs along it', () => {
    expect(both({ rows: plain(5, 4), b1: 'B1 bow', r1: 'D1 bow' })).toBe('clear');
    expect(both({ rows: plain(5, 4), b1: 'B1 bow', r1: 'D1 bow', wall: ['C1 N'] })).toBe('wall');
  });
  test('LOF-3 crests are judged on the line shifted to either side, and one that blocks is enough', () => {
    // Along C2/C3 again: above the line B3-C2-D3 with a ridge on C2, below it level ground.
    const ridge = { rows: plain(5, 4), crest: ['B3 NE', 'D3 NW'] };
    expect(both({ b1: 'B3 bow', r1: 'D3 bow', ...ridge })).toBe('crest');
    const below = { rows: plain(5, 4), crest: ['B3 SE', 'D3 SW'] };
    expect(both({ b1: 'B3 bow', r1: 'D3 bow', ...below })).toBe('crest');
  });

  test.each([
    ['a friend', { b2: 'C4' }, 'character'],
    ['an enemy', { r2: 'C4' }, 'character'],
    ['one wounded', { r2: 'C4 wounded' }, 'character'],
    ['a mule', { b2: 'C4 mule' }, 'character'],
    ['one stunned', { b2: 'C4 stunned' }, 'clear'],
    ['one dead', { b2: 'C4 dead' }, 'clear'],
    ['a heap of dead', { bodies: { C4: 9 } }, 'clear'],
    ['a horse alone', { horses: { h1: 'C4 N' } }, 'character'],
    ['its other half', { horses: { h1: 'B4 NW' } }, 'character'],
    ['a rider’s hindquarters', { r2: 'C3 N' }, 'character'],
    ['a wall across', { wall: ['C4 N'] }, 'wall'],
    ['a fence across', { fence: ['C4 N'] }, 'clear'],
  ])('LOF-4 in the way: %s', (_title, drawing, expected) => {
    expect(both({ rows: plain(5, 7), b1: 'C1 bow', r1: 'C7 bow', ...drawing })).toBe(expected);
  });

  test('LOF-4 a tree crossed blocks; those of the shooter and of the target do not, nor both halves of a rider', () => {
    const column = (letters: string) => Array.from(letters, (letter) => `..${letter}..`);
    expect(clear({ rows: column('...T...'), b1: 'C1 bow', r1: 'C7' })).toBe(false);
    expect(clear({ rows: column('T.....T'), b1: 'C1 bow', r1: 'C7' })).toBe(true);
    const rider = draw({ rows: plain(5, 9), b1: 'C2 bow N', r1: 'C8 N' });
    expect(look(rider, 'b1', 'r1', 'C2', 'C9').clear).toBe(true); // past his own hindquarters and the target's head
    const among = draw({ rows: column('..T....'), b1: 'C2 bow N', r1: 'C7' });
    expect(look(among, 'b1', 'r1', 'C2').clear).toBe(true); // a tree on his own other hex
    expect(clear({ rows: column('.bof+_.'), b1: 'C1 bow', r1: 'C7' })).toBe(true);
  });

  test.each([
    [12, 'bow', false],
    [13, 'bow', true],
    [40, 'bow', true],
    [12, 'crossbow', false],
    [40, 'crossbow', false],
  ])('LOF-5 at %i hexes a %s shoots over men, mules and horses: %s', (range, weapon, over) => {
    const far = { rows: plain(3, 42), b1: `B1 ${weapon}`, r1: `B${range + 1}` };
    expect(clear({ ...far, r2: 'B5' })).toBe(over);
    expect(clear({ ...far, b2: 'B5 mule' })).toBe(over);
    expect(clear({ ...far, horses: { h1: 'B5 N' } })).toBe(over);
    const tree = plain(3, 42);
    tree[4] = '.T.';
    expect(clear({ ...far, rows: tree })).toBe(false);
  });

  // Down column C. `C4 N`: C4 is the slope, C3 the ground above it; `C3 S` the other way about.
  test.each([
    ['a hill between', ['C3 S', 'C6 N'], 'crest'],
    ['two tops with a dip between', ['C3 N', 'C6 S'], 'clear'],
    ['shooter above, the crest near him', ['C2 N'], 'clear'],
    ['shooter above, the crest exactly half way', ['C5 N'], 'clear'],
    ['shooter above, the crest beyond half way', ['C6 N'], 'crest'],
    ['target above, the crest near him', ['C8 S'], 'clear'],
    ['target above, the crest near the shooter', ['C3 S'], 'crest'],
    ['steps, both near the top', ['C2 N', 'C3 N'], 'clear'],
    ['steps, the second too far down', ['C2 N', 'C7 N'], 'crest'],
    ['up, down and up again: higher in between than both ends', ['C3 S', 'C4 S', 'C6 N', 'C7 N'], 'crest'],
  ])('LOF-6 %s', (_title, crest, expected) => {
    expect(both({ rows: plain(5, 8), b1: 'C1 bow', r1: 'C8 bow', crest })).toBe(expected);
  });

  test.each([
    ['shooter in the house', ['..h..', '.....'], 'clear'],
    ['both outdoors', ['.....', '.....'], 'window'],
    ['shooter on a door hex', ['..d..', '.....'], 'clear'],
  ])('LOF-7 through a window, %s', (_title, head, expected) => {
    const rows = [...head, ...plain(5, 3)];
    expect(both({ rows, window: ['C1 S'], b1: 'C1 bow', r1: 'C5 bow' })).toBe(expected);
  });

  test('LOF-7 the target in the house is seen too; a window touched at its end or run along blocks', () => {
    const rows = ['.....', '.....', '...h.', '.....'];
    expect(both({ rows: ['.....', '.....', '.....', '..h..'], window: ['C4 N'], b1: 'C1 bow', r1: 'C4 bow' })).toBe(
      'clear',
    );
    expect(both({ rows, window: ['C2 S'], b1: 'B3 bow', r1: 'D3 bow' })).toBe('window'); // run along
    expect(both({ rows, window: ['D3 NW'], b1: 'B3 bow', r1: 'D3 bow' })).toBe('window'); // its end touched
  });

  test('LOF-8 a shot from a door hex leaves by its open sides, not through its walls', () => {
    const rows = ['..d..', ...plain(5, 4)];
    expect(both({ rows, b1: 'C1 bow', r1: 'C5 bow' })).toBe('clear');
    expect(both({ rows, b1: 'C1 bow', r1: 'C5 bow', wall: ['C1 S'] })).toBe('wall');
    expect(both({ rows, b1: 'C1 bow', r1: 'E3 bow', wall: ['C1 S'] })).toBe('clear');
  });

  test('LOF-9 what blocks is told: each thing with its place', () => {
    const rows = ['.....', '..T..', '.....', '.....', '.....'];
    const table = draw({ rows, b1: 'C1 bow', r1: 'C5', r2: 'C3', wall: ['C4 N'], sequence: 1 });
    const { blockers } = look(table);
    expect(blockers.map(({ kind, hex }) => `${kind} ${table.label(hex)}`).sort()).toEqual([
      'character C3',
      'terrain C2',
      'wall C3',
    ]);
    const refusal = refusalOf(table, shoot(table, 'b1', 'r1'));
    expect(refusal).toMatchObject({ code: 'line-blocked', rule: 'LOF-4', facts: { by: 'wall' } });
  });

  test.each([
    ['LOF-6', { crest: ['C3 S', 'C5 N'] }],
    ['LOF-7', { window: ['C3 S'] }],
  ])('LOF-9 a shot blocked by %s is refused by that rule', (rule, sides) => {
    const table = draw({ rows: plain(5, 6), b1: 'C1 bow', r1: 'C6', sequence: 1, ...sides });
    expect(refusalOf(table, shoot(table, 'b1', 'r1'))).toMatchObject({ code: 'line-blocked', rule });
  });
});
