import { describe, expect, test } from 'vitest';
import { selecting, type Interaction } from '../../../src/store/castle/interaction';
import { commandOf, previewOf } from '../../../src/store/castle/preview';
import { silentMachine } from '../../../src/store/castle/asked';
import { open, rim } from './touching';

describe('CAT the machine', () => {
  const catapult = { at: 'D6' };

  test('CAT-2 throws at a section that is touched', () => {
    const { touchAt, table, side } = open({ catapult, people: { r1: { at: 'D7' }, b1: { at: 'A1' } } });
    const { interaction } = touchAt('D4', selecting('r1'));
    expect(commandOf(previewOf(table(), interaction))).toMatchObject({ by: 'catapult', target: side('D4 N') });
  });

  test.each([
    ['CAT-6 has no stones left', { catapult: { at: 'D6', shots: 0 } }, 'no-shots'],
    ['CAT-2 does not reach', { catapult, people: { r1: { at: 'D7' }, b1: { at: 'H1' } } }, 'out-of-range'],
    [
      'CAT-5 is held',
      { people: { b9: { at: 'D7' }, r1: { at: 'C6' }, r2: { at: 'D3' } }, active: 'blue' },
      'catapult-held',
    ],
  ] as const)('a machine that %s says so of an enemy touched, whose card opens', (_title, drawing, code) => {
    const { touchAt, table } = open({ catapult, people: { r1: { at: 'D7' }, b1: { at: 'D3' } }, ...drawing });
    const [own, enemy] = 'active' in drawing ? ['b9', 'r2'] : ['r1', 'b1'];
    const at = code === 'out-of-range' ? 'H1' : 'D3';
    expect(touchAt(at, selecting(own))).toMatchObject({ interaction: selecting(enemy), refusal: { code } });
    expect(silentMachine(table(), own)?.code ?? null).toBe(code === 'out-of-range' ? null : code);
  });

  test('CAT-2 a machine that has shot this turn says so to another who stands at it', () => {
    const people = { r1: { at: 'D7' }, r2: { at: 'C6' }, b1: { at: 'D3', defence: 6, life: 2 } };
    const { touchAt, play } = open({ catapult, people });
    play({ type: 'attack', who: 'r1', by: 'catapult', target: { kind: 'character', id: 'b1' } }, 1);
    expect(touchAt('D3', selecting('r2'))).toMatchObject({
      interaction: selecting('b1'),
      refusal: { code: 'catapult-shot', rule: 'CAT-2' },
    });
  });

  test('CTU-3 WAL-5 whoever can do nothing to what is touched says why', () => {
    const people = { r1: { at: 'D7' }, r2: { at: 'A7', breaker: true }, b1: { at: 'D3' } };
    const { touchAt } = open({ people });
    expect(touchAt('D3', selecting('r1'))).toMatchObject({
      interaction: selecting('b1'),
      refusal: { code: 'not-in-contact', rule: 'CTU-3', facts: { because: 'distance' } },
    });
    expect(touchAt('E4', selecting('r2'), rim(0))).toMatchObject({
      interaction: selecting('r2'),
      refusal: { code: 'not-in-contact', rule: 'WAL-5' },
    });
    expect(touchAt('A7', selecting('r1'))).toEqual({ interaction: selecting('r2') });
  });

  test('CAT-1 where it cannot be dragged is said, and the two go on waiting', () => {
    const terrain = ['........', '........', '........', '........', '...=....', '........', '........'];
    const people = { r1: { at: 'C6' }, r2: { at: 'E6' }, b1: { at: 'A1' } };
    const { touchAt } = open({ terrain, rampart: [], catapult, people });
    const drag: Interaction = { kind: 'drag', who: 'r1', mate: 'r2' };
    expect(touchAt('D5', drag)).toMatchObject({
      interaction: drag,
      refusal: { code: 'no-way-through', rule: 'CAT-1' },
    });
    expect(touchAt('D1', drag)).toMatchObject({
      interaction: drag,
      refusal: { code: 'too-far', rule: 'CAT-1', facts: { need: 5, have: 2 } },
    });
    // Whoever stands far away is meant himself: here they shoot at him.
    expect(touchAt('A1', drag).interaction).toMatchObject({ kind: 'target', by: 'catapult', target: { id: 'b1' } });
  });

  test('CAT-1 is dragged by two to the place that is touched', () => {
    const people = { r1: { at: 'C6' }, r2: { at: 'E6' }, b1: { at: 'A1' } };
    const { touchAt, table, hex } = open({ catapult, people });
    const drag: Interaction = { kind: 'drag', who: 'r1', mate: 'r2' };
    const aimed = touchAt('D5', drag).interaction;
    expect(aimed).toEqual({ ...drag, at: hex('D5') });
    expect(commandOf(previewOf(table(), aimed))).toEqual({ type: 'drag', who: ['r1', 'r2'], path: [hex('D5')] });
  });
});
