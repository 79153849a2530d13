import { describe, expect, test } from 'vitest';
import type { AnimationStep } from '../../../src/board/animation';
import type { CounterView } from '../../../src/board/view';
import type { CastleState, Command, Event } from '../../../src/castle';
import { hexLabel } from '../../../src/hex';
import { castleSteps, type CastleArt, type CastleStep } from '../../../src/store/castle/replay';
import { character, line, stage, type Drawing, type Stage } from '../../castle/stage';

const counter = (id: string, hex: number): CounterView => ({
  id,
  hex,
  facing: null,
  colour: 'blue',
  pattern: 'chevrons',
  figure: 'skeleton',
  name: id,
  values: null,
  wounded: false,
  stunned: false,
  armoured: false,
  weapon: null,
  done: false,
  ready: false,
});

/** Puffs tell the event that they come from. */
const art: CastleArt = {
  portray: (state, who) => counter(who, who === 'catapult' ? state.catapult!.at : state.characters[who]!.at),
  puff: ({ type }) =>
    ['moved', 'rolled', 'cast', 'catapultDragged'].includes(type) ? null : { text: type, tone: 'plain' },
};

function brief({ game }: Stage, step: CastleStep): string {
  const label = (hex: number) => hexLabel(game.board.grid, hex);
  switch (step.kind) {
    case 'move':
      return `${step.together ? 'with it ' : ''}move ${step.id} ${step.path.map(({ at }) => label(at)).join('-')}`;
    case 'shot':
      return `shot ${label(step.from)}-${label(step.to)} ${step.weapon}`;
    case 'blow':
      return `blow ${label(step.at)} ${step.attackers.join(' ')}`;
    case 'blast':
      return `blast ${label(step.at)} ${step.form}`;
    case 'crumble':
    case 'mend':
      return `${step.kind} ${label(step.hex)} ${step.direction}`;
    case 'fall':
      return `fall ${step.counter.id} ${label(step.counter.hex)}`;
    case 'puff':
      return `puff ${label(step.at)} ${step.text}`;
    case 'appear':
    case 'wound':
      return `${step.kind} ${step.id}`;
  }
}

/** What is seen of one command. */
function seen(
  drawing: Omit<Drawing, 'terrain'>,
  command: (table: Stage) => Command,
  ...faces: readonly number[]
): string[] {
  const table = stage({ ...line, ...drawing });
  const before: CastleState = table.state();
  const events: readonly Event[] = table.play(command(table), ...faces);
  const steps = castleSteps(table.game, before, events, art);
  // The board's own steps, so that none is made which it does not know.
  const shown: readonly AnimationStep[] = steps;
  expect(shown).toBe(steps);
  return steps.map((step) => brief(table, step));
}

const mage = { magic: 2, life: 2 };

describe('what a command looks like on the board', () => {
  test('CTU-2 a walk follows its path', () => {
    expect(
      seen({ people: { r1: { at: 'D6' } } }, ({ path }) => ({ type: 'move', who: 'r1', path: path('D5', 'D4') })),
    ).toEqual(['move r1 D6-D5-D4']);
  });

  test('CFI-1 a blow, and a fall', () => {
    const people = { r1: { at: 'D5' }, b1: { at: 'D6' } };
    const blow = { type: 'attack', who: 'r1', by: 'melee', target: character('b1') } as const;
    expect(seen({ people }, () => blow, 1, 2)).toEqual(['blow D6 r1', 'puff D6 attacked']);
    expect(seen({ people }, () => blow, 1, 6)).toEqual([
      'blow D6 r1',
      'puff D6 attacked',
      'fall b1 D6',
      'puff D6 slain',
    ]);
  });

  test('CFI-3 an arrow, a spark', () => {
    const people = { r1: { at: 'D5', shooting: 1 }, r2: { at: 'F5', ...mage }, b1: { at: 'D7' } };
    expect(seen({ people }, () => ({ type: 'attack', who: 'r1', by: 'shooting', target: character('b1') }), 1)).toEqual(
      ['shot D5-D7 bow', 'puff D7 attacked'],
    );
    expect(seen({ people }, () => ({ type: 'attack', who: 'r2', by: 'magic', target: character('b1') }), 1, 1)[0]).toBe(
      'shot F5-D7 spark',
    );
  });

  test('WAL-2 over the wall; or up against it, in vain', () => {
    const people = { r1: { at: 'D4' } };
    const climb = ({ hex }: Stage): Command => ({ type: 'climb', who: 'r1', to: hex('D3') });
    expect(seen({ people }, climb, 5)).toEqual(['puff D4 climbed', 'move r1 D4-D3']);
    expect(seen({ people }, climb, 2)).toEqual(['blow D3 r1', 'puff D4 climbed']);
  });

  test('WAL-5 the wall shakes from where the hammer stands, and falls', () => {
    const people = { r1: { at: 'D3', breaker: true } };
    expect(
      seen({ people }, ({ side }) => ({ type: 'attack', who: 'r1', by: 'break', target: side('D4 N') }), 6, 1),
    ).toEqual(['blow D4 r1', 'puff D4 attacked', 'crumble D4 0', 'puff D4 sectionBroken']);
  });

  test('CAT-1 CAT-2 the machine and its men; its stone flies from it', () => {
    const drawing = { people: { r1: { at: 'D6' }, r2: { at: 'F6' }, b1: { at: 'E3' } }, catapult: { at: 'E6' } };
    expect(seen(drawing, ({ path }) => ({ type: 'drag', who: ['r1', 'r2'], path: path('E5') }))).toEqual([
      'move catapult E6-E5',
      'with it move r1 D6-D5',
      'with it move r2 F6-F5',
    ]);
    const shoot = { type: 'attack', who: 'r1', by: 'catapult', target: character('b1') } as const;
    expect(seen(drawing, () => shoot, 2)).toEqual(['shot E6-E3 stone', 'puff E3 attacked']);
  });

  test('CAT-4 the machine goes down', () => {
    const drawing = { active: 'blue' as const, people: { b1: { at: 'D6' } }, catapult: { at: 'E6' } };
    expect(
      seen(drawing, () => ({ type: 'attack', who: 'b1', by: 'melee', target: { kind: 'catapult' } }), 5, 1),
    ).toEqual(['blow E6 b1', 'puff E6 attacked', 'fall catapult E6', 'puff E6 catapultDestroyed']);
  });

  test('MAG-2 fire, hail, masonry, and who comes back', () => {
    const people = { b1: { at: 'D1', ...mage }, b2: { slain: 'A1' }, r1: { at: 'D5' }, r2: { at: 'E5' } };
    const by = (spell: string) => ({ people, active: 'blue' as const, spell: { blue: spell } });
    expect(seen(by('hail'), () => ({ type: 'cast', who: 'b1', use: 'hail' }), 2, 6)).toEqual([
      'blast D1 spell',
      'blast D5 hail',
      'blast E5 hail',
      'fall r2 E5',
      'puff E5 slain',
    ]);
    expect(
      seen(by('resurrection'), ({ hex }) => ({ type: 'cast', who: 'b1', use: 'resurrect', at: hex('D2'), lost: 'b2' })),
    ).toEqual(['blast D1 spell', 'appear b2', 'puff D2 returned']);
    expect(
      seen({ ...by('masonry'), broken: ['D4 N'] }, ({ side }) => ({
        type: 'cast',
        who: 'b1',
        use: 'mend',
        target: side('D4 N'),
      })),
    ).toEqual(['blast D1 spell', 'mend D4 0', 'puff D4 sectionMended']);
    const necromancer = {
      people: { r1: { at: 'D5', ...mage }, b1: { at: 'D6', life: 3 } },
      spell: { red: 'fireball' },
    };
    expect(
      seen({ ...necromancer, options: { level: 'extended' } }, () => ({
        type: 'cast',
        who: 'r1',
        use: 'fireball',
        target: character('b1'),
      })),
    ).toEqual(['blast D5 spell', 'shot D5-D6 spark', 'blast D6 fire', 'wound b1', 'puff D6 wounded']);
  });
});
