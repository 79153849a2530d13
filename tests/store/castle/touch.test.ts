import { describe, expect, test } from 'vitest';
import { isRefusal, type Target } from '../../../src/castle';
import { idle, selecting, type Interaction } from '../../../src/store/castle/interaction';
import { marksOf } from '../../../src/store/castle/marks';
import { commandOf, previewOf } from '../../../src/store/castle/preview';
import { nextReady } from '../../../src/store/castle/table';
import { choose, settled } from '../../../src/store/castle/touch';
import { open, rim } from './touching';

describe('CTU-2 a touch in play', () => {
  test('opens a card, points at a place in reach, and goes there when it is touched again', () => {
    const { touchAt, hex } = open({ people: { r1: { at: 'D6' }, b1: { at: 'D1' } } });
    const chosen = touchAt('D6').interaction;
    expect(chosen).toEqual(selecting('r1'));
    const pointed = touchAt('D5', chosen);
    expect(pointed).toEqual({ interaction: { kind: 'place', who: 'r1', verb: 'move', at: hex('D5') } });
    expect(touchAt('D5', pointed.interaction).command).toEqual({ type: 'move', who: 'r1', path: [hex('D5')] });
    expect(touchAt('D6', chosen).interaction).toEqual(idle);
  });

  test('says why a place is out of reach, and how dear it would be', () => {
    const { touchAt } = open({ people: { r1: { at: 'D7' }, b1: { at: 'D1' } } });
    expect(touchAt('D4', selecting('r1')).refusal).toMatchObject({ code: 'too-far', facts: { need: 3, have: 2 } });
  });

  test('an enemy in contact is aimed at by the best way that there is', () => {
    const people = { r1: { at: 'D6', magic: 3, melee: 1 }, b1: { at: 'D5', defence: 3 } };
    const { touchAt, table } = open({ people });
    const { interaction } = touchAt('D5', selecting('r1'));
    expect(interaction).toMatchObject({ kind: 'target', by: 'magic', target: { kind: 'character', id: 'b1' } });
    const preview = previewOf(table(), interaction);
    expect(preview).toMatchObject({ kind: 'attack', answer: { chance: { numerator: 7, denominator: 8 } } });
    expect(preview.kind === 'attack' && preview.others.map(({ by }) => by)).toEqual(['melee']);
  });

  test('CFI-4 an archer sees why he cannot shoot, with the line', () => {
    const terrain = ['........', '........', '...T....', '........', '........', '........', '........'];
    const people = { r1: { at: 'D5', shooting: 2 }, b1: { at: 'D1' } };
    const { touchAt, table } = open({ terrain, rampart: [], people });
    const { interaction, command } = touchAt('D1', selecting('r1'));
    expect(command).toBeUndefined();
    const preview = previewOf(table(), interaction);
    expect(preview.kind === 'attack' && isRefusal(preview.answer) && preview.answer.code).toBe('line-blocked');
    expect(preview.kind === 'attack' && preview.sight?.blockers).toMatchObject([{ kind: 'tree' }]);
    expect(commandOf(preview)).toBeNull();
  });
});

describe('WAL-2 the wall', () => {
  test('is climbed where the hex inside is touched, with the chance to get over', () => {
    const { touchAt, table, hex } = open({ people: { r1: { at: 'D4' }, b1: { at: 'H1' } } });
    const pointed = touchAt('D3', selecting('r1'));
    expect(pointed.interaction).toEqual({ kind: 'climb', who: 'r1', to: hex('D3') });
    expect(previewOf(table(), pointed.interaction)).toMatchObject({
      kind: 'climb',
      climb: { chance: { numerator: 1, denominator: 2 }, attack: null },
    });
    expect(touchAt('D3', pointed.interaction).command).toEqual({ type: 'climb', who: 'r1', to: hex('D3') });
  });

  test('WAL-4 whoever holds the hex inside is struck from the wall', () => {
    const { touchAt, table } = open({ people: { r1: { at: 'D4' }, b1: { at: 'D3', defence: 3 } } });
    const { interaction } = touchAt('D3', selecting('r1'));
    expect(interaction.kind).toBe('climb');
    expect(previewOf(table(), interaction)).toMatchObject({ climb: { holder: 'b1', attack: { defence: 4 } } });
  });

  test('WAL-5 a hammer climbs in the middle of the hex inside and breaks on the wall, from either side of it', () => {
    const { touchAt, table, side, hex } = open({ people: { r1: { at: 'D4', breaker: true }, b1: { at: 'H1' } } });
    const climb: Interaction = { kind: 'climb', who: 'r1', to: hex('D3') };
    expect(touchAt('D3', selecting('r1'), { part: 3, rim: false }).interaction).toEqual(climb);
    // The rim at another side of the hex is no wall's.
    expect(touchAt('D3', selecting('r1'), rim(0)).interaction).toEqual(climb);
    for (const [label, spot] of [
      ['D3', rim(3)],
      ['D4', rim(0)],
    ] as const) {
      const { interaction } = touchAt(label, selecting('r1'), spot);
      expect(interaction).toMatchObject({ kind: 'target', by: 'break' });
      expect(commandOf(previewOf(table(), interaction))).toMatchObject({
        type: 'attack',
        by: 'break',
        target: side('D4 N') satisfies Target,
      });
    }
    expect(touchAt('D4', selecting('r1')).interaction).toEqual(idle);
  });

  test('WAL-5 a second touch that means the other thing points at it instead of doing what is shown', () => {
    const { touchAt, hex, side } = open({ people: { r1: { at: 'D4', breaker: true }, b1: { at: 'H1' } } });
    const climb: Interaction = { kind: 'climb', who: 'r1', to: hex('D3') };
    const onWall = touchAt('D3', climb, rim(3));
    expect(onWall.command).toBeUndefined();
    expect(onWall.interaction).toMatchObject({ kind: 'target', by: 'break' });
    expect(touchAt('D3', onWall.interaction, rim(3)).command).toMatchObject({ by: 'break', target: side('D4 N') });
    const inHex = touchAt('D3', onWall.interaction, { part: 3, rim: false });
    expect(inHex).toEqual({ interaction: climb });
    expect(touchAt('D3', climb, { part: 3, rim: false }).command).toEqual({ type: 'climb', who: 'r1', to: hex('D3') });
  });

  test('WAL-5 by keyboard, which touches the hex as a whole, a hammer has both as rows', () => {
    const { touchAt, table } = open({ people: { r1: { at: 'D4', breaker: true }, b1: { at: 'H1' } } });
    const { interaction } = touchAt('D3', selecting('r1'), null);
    const options = interaction.kind === 'several' ? interaction.options : [];
    expect(options.map(({ kind }) => kind)).toEqual(['climb', 'target']);
    expect(choose(table(), interaction, options[1]!).interaction).toMatchObject({ kind: 'target', by: 'break' });
  });

  test('CAT-2 a stone shown over somebody is not thrown by a touch on the wall beside him', () => {
    const people = { r1: { at: 'D6' }, b1: { at: 'D3' } };
    const { touchAt, side } = open({ people, catapult: { at: 'D7' } });
    const atHim = touchAt('D3', selecting('r1')).interaction;
    expect(atHim).toMatchObject({ by: 'catapult', target: { id: 'b1' } });
    const onWall = touchAt('D3', atHim, rim(3));
    expect(onWall.command).toBeUndefined();
    expect(onWall.interaction).toMatchObject({ by: 'catapult', target: side('D4 N') });
    expect(touchAt('D3', onWall.interaction).interaction).toEqual(atHim);
  });
});

describe('WAL-6 a top that two hold', () => {
  const terrain = ['........', '...O....', '..___...', '........', '........', '........', '........'];

  test('offers both cards in turn, or the attack and one’s own', () => {
    const people = { r1: { at: 'D2' }, b1: { at: 'D2' }, r2: { at: 'D5', shooting: 3 } };
    const { touchAt } = open({ terrain, rampart: [], people });
    const both = touchAt('D2').interaction;
    expect(both.kind === 'several' && both.options.map(({ who }) => who)).toEqual(['b1', 'r1']);
    const shot = touchAt('D2', selecting('r2')).interaction;
    const options = shot.kind === 'several' ? shot.options : [];
    expect(options).toMatchObject([
      { kind: 'target', who: 'r2', by: 'shooting', target: { id: 'b1' } },
      { kind: 'selected', who: 'r1' },
    ]);
  });
});

describe('MAG-2 spells', () => {
  test('stupor waits for its target, and for another after a touch on nothing; one on the mage lets go', () => {
    const people = { r1: { at: 'D6', magic: 2 }, b1: { at: 'D3' }, b2: { at: 'A1' } };
    const { touchAt, table } = open({ people, spell: { red: 'stupor' } });
    const spell: Interaction = { kind: 'spell', who: 'r1', use: 'stupor' };
    expect(commandOf(previewOf(table(), spell))).toBeNull();
    const aimed = touchAt('D3', spell).interaction;
    expect(touchAt('D3', aimed).command).toEqual({
      type: 'cast',
      who: 'r1',
      use: 'stupor',
      target: { kind: 'character', id: 'b1' },
    });
    const nothing = { code: 'not-a-target', rule: 'MAG-2' };
    expect(touchAt('H7', aimed)).toMatchObject({ interaction: aimed, refusal: nothing });
    expect(touchAt('D6', aimed).interaction).toEqual(selecting('r1'));
  });

  test('MAG-2 WAL-7 a spell that waits says why it does not find somebody, and goes on waiting', () => {
    const people = { r1: { at: 'D6', magic: 2 }, b1: { at: 'D3' }, b2: { at: 'E3', hidden: true }, r2: { at: 'C6' } };
    const { touchAt } = open({ people, spell: { red: 'stupor' } });
    const spell: Interaction = { kind: 'spell', who: 'r1', use: 'stupor' };
    expect(touchAt('E3', spell)).toMatchObject({ interaction: spell, refusal: { code: 'target-hidden' } });
    expect(touchAt('C6', spell)).toMatchObject({ interaction: spell, refusal: { code: 'not-a-target' } });
    expect(touchAt('D3', spell).refusal).toBeUndefined();
  });

  test('MAG-2 where nobody can be called back to is said: too far from the mage, or taken', () => {
    const people = { b1: { at: 'D6', magic: 2 }, r1: { at: 'D5' }, b2: { slain: 'A1' } };
    const { touchAt } = open({ people, active: 'blue', spell: { blue: 'resurrection' } });
    const spell: Interaction = { kind: 'spell', who: 'b1', use: 'resurrect' };
    expect(touchAt('D3', spell)).toMatchObject({ interaction: spell, refusal: { code: 'out-of-range' } });
    expect(touchAt('D5', spell)).toMatchObject({ interaction: spell, refusal: { code: 'place-taken' } });
    expect(touchAt('D7', spell).interaction).toMatchObject({ kind: 'spell', use: 'resurrect' });
  });

  test('masonry takes the section in the sixth that was touched', () => {
    const people = { r1: { at: 'D6', magic: 2 }, b1: { at: 'A1' } };
    const { touchAt, table, side } = open({ people, spell: { red: 'masonry' } });
    const { interaction } = touchAt('D4', { kind: 'spell', who: 'r1', use: 'break' }, { part: 1, rim: false });
    expect(commandOf(previewOf(table(), interaction))).toMatchObject({ type: 'cast', target: side('D4 NE') });
  });

  test('MAG-2 a section spell that finds none where it was touched says so, and goes on waiting', () => {
    const people = { r1: { at: 'D6', magic: 2 }, b1: { at: 'A1' } };
    const { touchAt } = open({ people, broken: ['E4 N'], spell: { red: 'masonry' } });
    const mend: Interaction = { kind: 'spell', who: 'r1', use: 'mend' };
    expect(touchAt('D7', mend)).toMatchObject({ interaction: mend, refusal: { code: 'no-section', rule: 'MAG-2' } });
    expect(touchAt('D4', mend)).toMatchObject({ interaction: mend, refusal: { code: 'not-broken' } });
    expect(touchAt('A1', mend)).toMatchObject({ interaction: mend, refusal: { code: 'no-section' } });
    expect(touchAt('E4', mend).interaction).toMatchObject({ kind: 'spell', target: { kind: 'section' } });
  });

  test('resurrection needs a place and, of several slain, who comes back', () => {
    const people = { b1: { at: 'D2', magic: 2 }, b2: { slain: 'A1' }, b3: { slain: 'A1' }, r1: { at: 'H7' } };
    const { touchAt, table, hex } = open({ people, active: 'blue', spell: { blue: 'resurrection' } });
    const placed = touchAt('D1', { kind: 'spell', who: 'b1', use: 'resurrect' }).interaction;
    expect(previewOf(table(), placed)).toMatchObject({ kind: 'spell', cast: null, lost: ['b2', 'b3'] });
    const bare = { counters: [], words: { percent: String, range: String }, over: null };
    const marks = marksOf(table(), placed, previewOf(table(), placed), bare);
    expect(marks.outlines).toContainEqual({ hex: hex('D1'), kind: 'cursor' });
    expect(marks.range?.hexes).toContain(hex('D4'));
    expect(marks.range?.hexes).not.toContain(hex('D5'));
    const whole: Interaction = { ...placed, lost: 'b3' } as Interaction;
    expect(commandOf(previewOf(table(), whole))).toEqual({
      type: 'cast',
      who: 'b1',
      use: 'resurrect',
      at: hex('D1'),
      lost: 'b3',
    });
  });
});

describe('after a command', () => {
  test('whoever can still act stays chosen; who cannot is let go', () => {
    const { play, table, path } = open({ people: { r1: { at: 'D5' }, b1: { at: 'D3' }, r2: { at: 'A7' } } });
    play({ type: 'move', who: 'r1', path: path('D4') });
    expect(settled(table(), selecting('r1'), 'move')).toEqual(selecting('r1'));
    play({ type: 'climb', who: 'r1', to: path('D3')[0]! }, 6, 1, 1);
    expect(settled(table(), selecting('r1'), 'climb')).toEqual(idle);
    expect(nextReady(table(), 'r1')).toBe('r2');
  });
});
