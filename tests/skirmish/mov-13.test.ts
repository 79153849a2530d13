import { describe, expect, test } from 'vitest';
import { leadReachOf, legal, saddleChoiceOf, type Command } from '../../src/skirmish';
import { act, move, pathOf, reachOf, refusalOf, typesOf, verdict, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

const rows = plain(8, 9);
const dismount = ({ hex }: Table, who: string, at: string): Command => ({ type: 'dismount', who, at: hex(at) });
const mount = (who: string): Command => ({ type: 'mount', who });
const lead = (table: Table, who: string, path: string): Command => ({
  type: 'lead',
  who,
  horse: 'h1',
  path: pathOf(table, path),
});

/** A rider on D4 looking north, with 9 points. */
const rider = (more: Partial<Drawing> = {}) => draw({ b1: 'D4 9/9/9 N', r1: 'H9', ...more, rows: more.rows ?? rows });
/** The same, off his horse onto C4 and with a new turn's points. */
function beside(more: Partial<Drawing> = {}): Table {
  const down = act(rider(more), dismount(rider(more), 'b1', 'C4'));
  return { ...down, state: { ...down.state, doings: { ...down.state.doings, pointsLeft: {} } } };
}
/** The same table, b1 with another movement on foot than in the saddle. */
function slowOnFoot(table: Table, move: number): Table {
  const characters = table.game.characters.map((sheet) =>
    sheet.id === 'b1' ? { ...sheet, foot: { ...sheet.foot, fit: { ...sheet.foot.fit, move } } } : sheet,
  );
  const byId = new Map(characters.map((sheet) => [sheet.id, sheet]));
  return { ...table, game: { ...table.game, characters, byId } };
}

describe('in and out of the saddle', () => {
  test('MOV-13 getting off costs 2, onto a free hex beside the horse, which stays, alone', () => {
    const table = rider();
    const down = act(table, dismount(table, 'b1', 'C4'));
    expect(typesOf(down)).toEqual(['dismounted', 'horseLeft']);
    expect(whereabouts(down, 'b1')).toBe('C4 fit');
    expect(down.state.horses).toMatchObject([{ rider: 'b1', at: table.hex('D4'), facing: 0 }]);
    expect(down.state.doings.pointsLeft).toEqual({ b1: 7 });
    expect(reachOf(down, 'b1')['B4']).toBe('0/1');
    expect(verdict(down, move(down, 'b1', 'B4 B5 B6 B7 B8 A8 A7'))).toBe('done');
  });

  test.each([
    ['two hexes away', {}, 'D2'],
    ['onto somebody', { b2: 'C4' }, 'C4'],
    ['over a wall', { wall: ['D4 SW', 'D5 NW'] }, 'C4'],
    ['into water', { rows: [...plain(8, 3), '..~.....', ...plain(8, 5)] }, 'C4'],
  ])('MOV-13 nobody gets off %s', (_title, more, at) => {
    const table = rider(more);
    expect(refusalOf(table, dismount(table, 'b1', at))).toMatchObject({ code: 'no-room-to-dismount', rule: 'MOV-13' });
  });

  test('MOV-13 one point is too few to get off, two too few to get on', () => {
    const tired = draw({ rows, b1: 'D4 9/9/1 N', r1: 'H9' });
    expect(verdict(tired, dismount(tired, 'b1', 'C4'))).toBe('no-room-to-dismount MOV-13');
    const table = beside();
    const left = (points: number): Table => ({
      ...table,
      state: { ...table.state, doings: { ...table.state.doings, pointsLeft: { b1: points } } },
    });
    expect(verdict(left(2), mount('b1'))).toBe('no-horse MOV-13');
    expect(verdict(left(3), mount('b1'))).toBe('done');
  });

  test('MOV-13 getting on costs 3, for his own horse beside him, and he rides on with what is left', () => {
    const table = beside();
    const up = act(table, mount('b1'));
    expect(whereabouts(up, 'b1')).toBe('D4 N fit');
    expect(up.state.horses).toEqual([]);
    expect(up.state.doings.pointsLeft).toEqual({ b1: 6 });
    expect(reachOf(up, 'b1')['D1 N']).toBe('0/3');
  });

  test('MOV-13 on foot nobody has more points than his movement on foot, and in the saddle again no more than what is left', () => {
    const table = slowOnFoot(rider({ b1: 'D4 9/9/15 N' }), 6);
    const down = act(table, dismount(table, 'b1', 'C4'));
    expect(down.state.doings.pointsLeft).toEqual({ b1: 6 });
    expect(act(down, mount('b1')).state.doings.pointsLeft).toEqual({ b1: 3 });
    const tired = { ...table, state: { ...table.state, doings: { ...table.state.doings, pointsLeft: { b1: 4 } } } };
    expect(act(tired, dismount(tired, 'b1', 'C4')).state.doings.pointsLeft).toEqual({ b1: 2 });
  });

  test('MOV-13 nobody mounts another’s horse, nor over a wall, nor from afar', () => {
    const other = draw({ rows, b1: 'C4', r1: 'H9', horses: { h1: 'D4 N' } });
    expect(verdict(other, mount('b1'))).toBe('no-horse MOV-13');
    const walled = beside({ wall: ['D5 NW'] });
    expect(verdict(walled, mount('b1'))).toBe('done'); // by the head
    const far = beside();
    const away = act(far, move(far, 'b1', 'B4 A4'));
    expect(verdict(away, mount('b1'))).toBe('no-horse MOV-13');
  });

  test('MOV-13 the hex he starts again from is one that he entered: it is tested', () => {
    const table = rider({ r2: 'B4' });
    const down = act(table, dismount(table, 'b1', 'C4'));
    expect(typesOf(act(down, move(down, 'b1', 'C3'), [10]))).toContain('tested');
  });

  test('MOV-13 a horse led follows at foot costs plus 1 a hex, its head where the walker was', () => {
    const table = draw({ rows, b1: 'D3 9/9/6', r1: 'H9', horses: { h1: 'D4 N' } });
    const done = act(table, lead(table, 'b1', 'D2 D1'));
    expect(whereabouts(done, 'b1')).toBe('D1 fit');
    expect(done.state.horses).toMatchObject([{ at: table.hex('D2'), facing: 0 }]);
    expect(done.state.doings.pointsLeft).toEqual({ b1: 2 });
    const costs = leadReachOf(table.game, table.state, 'b1', 'h1').map(({ cost }) => cost);
    expect(Math.max(...costs)).toBe(6);
    expect(costs.every((cost) => cost % 2 === 0)).toBe(true);
  });

  test.each([
    ['by its hindquarters', { b1: 'D6', horses: { h1: 'D4 N' } }, 'D7'],
    ['over a wall', { b1: 'D3', horses: { h1: 'D4 N' }, wall: ['D4 N'] }, 'D2'],
    ['into trees', { b1: 'D3', horses: { h1: 'D4 N' }, rows: ['........', '...T....', ...plain(8, 7)] }, 'D2'],
    ['over a window', { b1: 'D3', horses: { h1: 'D4 N' }, window: ['D3 N'] }, 'D2'],
    ['from the saddle', { b1: 'D3 N', b2: 'A9', horses: { h1: 'E4 N' } }, 'D2'],
    ['by a mule', { b1: 'D3 mule', b2: 'A9', horses: { h1: 'D4 N' } }, 'D2'],
  ])('MOV-13 no horse is led %s', (_title, men, to) => {
    const table = draw({ r1: 'H9', ...men, rows: 'rows' in men ? men.rows : rows });
    expect(refusalOf(table, lead(table, 'b1', to))).toMatchObject({ code: 'cannot-lead', rule: 'MOV-13' });
  });

  test('MOV-13 what is offered is told, and nothing of it outside sequence 2', () => {
    const table = beside();
    expect(saddleChoiceOf(table.game, table.state, 'b1')).toMatchObject({ mount: 'horse-b1', dismount: [] });
    expect(Object.keys(legal(table.game, table.state).saddle)).toEqual(['b1']);
    const later = { ...table, state: { ...table.state, sequence: 4 as const } };
    expect(legal(later.game, later.state).saddle).toEqual({});
    for (const command of [mount('b1'), dismount(later, 'b1', 'C3'), lead(later, 'b1', 'B4')]) {
      expect(refusalOf(later, command)).toMatchObject({ code: 'wrong-sequence', rule: 'TURN-1' });
    }
  });

  test('MOV-13 MOV-3 he who rode beside an enemy and gets off there is tested as he leaves that hex', () => {
    const table = rider({ r1: 'D1' });
    const ridden = act(table, move(table, 'b1', 'D3 N, D2 N'), []);
    expect(saddleChoiceOf(ridden.game, ridden.state, 'b1').tests).toBe(1);
    const down = act(ridden, dismount(ridden, 'b1', 'C2'), [10]);
    expect(typesOf(down)).toEqual(['rolled', 'tested', 'dismounted', 'horseLeft']);
    const killed = act(ridden, dismount(ridden, 'b1', 'C2'), [1]);
    expect(whereabouts(killed, 'b1')).toBe('D2 dead');
    expect(saddleChoiceOf(table.game, table.state, 'b1').tests).toBe(0);
  });
});
