import { describe, expect, test } from 'vitest';
import { draw, plain } from '../support/draw';
import { thinkOf } from './play';

const open = (rows: number, columns: number) => plain(columns, rows);

describe('the sergeant', () => {
  test('shoots the one whom a wound finishes', () => {
    const table = draw({
      rows: open(12, 12),
      sequence: 1,
      b1: 'A6 6/6/6 bow',
      r1: 'H4 12/10/5',
      r2: 'H8 12/10/5 wounded',
    });
    expect(thinkOf(table.game, table.state, 'sergeant').command).toMatchObject({ type: 'shoot', target: 'r2' });
  });

  test('shoots the dangerous one of two who are as easy to hit', () => {
    const table = draw({
      rows: open(12, 12),
      sequence: 1,
      b1: 'A6 6/6/6 bow',
      r1: 'H4 5/4/6',
      r2: 'H8 14/12/6',
    });
    const thought = thinkOf(table.game, table.state, 'sergeant');
    expect(thought.command).toMatchObject({ type: 'shoot', target: 'r2' });
    expect(thought.reasons.map(({ code }) => code)).toContain('stops-dangerous');
  });

  test('strikes at the stunned rather than at the fit', () => {
    const table = draw({
      rows: open(8, 8),
      sequence: 4,
      b1: 'D4 12/10/5',
      r1: 'D3 12/10/5',
      r2: 'D5 12/10/5 stunned',
    });
    expect(thinkOf(table.game, table.state, 'sergeant').command).toMatchObject({ type: 'attack', defenders: ['r2'] });
  });

  test('takes a free hex of the goal in the last turn', () => {
    const text = { fr: '', en: '', ru: '' };
    const table = draw({
      rows: open(9, 14),
      sequence: 2,
      turnLimit: 1,
      objectives: [{ kind: 'hold', army: 'blue', points: 4, wins: false, hexes: ['E5'], text }],
      b1: 'B5 12/10/5',
      r1: 'N5 9/9/6',
    });
    const { command, reasons } = thinkOf(table.game, table.state, 'sergeant');
    expect(command).toMatchObject({ type: 'move', who: 'b1' });
    expect(command.type === 'move' && table.label(command.path.at(-1)!.at)).toBe('E5');
    expect(reasons[0]?.code).toBe('takes-goal');
  });

  test('on the way to a hex that counts he does not say that he stands on it', () => {
    const text = { fr: '', en: '', ru: '' };
    const table = draw({
      rows: open(9, 20),
      sequence: 2,
      turnLimit: 2,
      objectives: [{ kind: 'hold', army: 'blue', points: 4, wins: true, hexes: ['L5', 'L6'], text }],
      b1: 'B5 12/10/5',
      b2: 'L5 12/10/5',
      r1: 'T5 9/9/6',
    });
    const { command, reasons } = thinkOf(table.game, table.state, 'sergeant');
    expect(command).toMatchObject({ type: 'move', who: 'b1' });
    const codes = reasons.map(({ code }) => code);
    expect(codes).toContain('towards-goal');
    expect(codes).not.toContain('takes-goal');
  });

  test('does not walk past three enemies for nothing', () => {
    const table = draw({
      rows: open(9, 14),
      sequence: 2,
      b1: 'B5 9/9/6',
      r1: 'D4 14/12/5',
      r2: 'D5 14/12/5',
      r3: 'D6 14/12/5',
    });
    const { command } = thinkOf(table.game, table.state, 'sergeant');
    const columns = command.type === 'move' ? command.path.map(({ at }) => table.label(at)[0]!) : [];
    expect(columns.some((column) => column > 'C')).toBe(false);
  });
});
