import { describe, expect, test } from 'vitest';
import { hexLabel } from '../../../src/hex';
import { selecting, type Interaction } from '../../../src/store/castle/interaction';
import { lookAt } from '../../../src/store/castle/look';
import { machine } from '../../../src/store/castle/table';
import { open } from './touching';

describe('brought into sight with the chosen one', () => {
  const catapult = { at: 'D6' };
  const people = { r1: { at: 'D7' }, r2: { at: 'C6' }, r3: { at: 'D4' }, b1: { at: 'A1' } };
  const { table, hex, game } = open({ catapult, people });
  const seen = (interaction: Interaction) => lookAt(table(), interaction).map((one) => hexLabel(game.board.grid, one));

  test('CAT-1 CAT-2 are those who serve the machine', () => {
    expect(seen(selecting(machine))).toEqual(['D6', 'D7', 'C6']);
  });

  test('WAL-2 is where he can climb to', () => {
    expect(seen(selecting('r3'))).toContain('D3');
    expect(seen(selecting('r1'))).toEqual(['D7']);
  });

  test('MAG-2 are all on whom a spell without a target would fall', () => {
    const mages = open({
      people: { r1: { at: 'D7', magic: 2, life: 2 }, b1: { at: 'D4' }, b2: { at: 'E6' }, b3: { at: 'A1' } },
      spell: { red: 'hail' },
    });
    const hail: Interaction = { kind: 'spell', who: 'r1', use: 'hail' };
    const hexes = lookAt(mages.table(), hail).map((one) => hexLabel(game.board.grid, one));
    expect(hexes).toEqual(expect.arrayContaining(['D7', 'D4', 'E6']));
  });

  test('CSC-1 is the place that is advised while armies are set up', () => {
    expect(seen({ kind: 'selected', who: 'r1', at: hex('F6') })).toEqual(['D7', 'F6']);
  });
});
