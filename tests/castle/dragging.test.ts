import { expect, test } from 'vitest';
import { stage, type Drawing } from './stage';

const open = ['........', '........', '........', '........', '........', '........'];
const crew = { r1: { at: 'D4' }, r2: { at: 'F4' }, b1: { at: 'A1' } };
const pull = (drawing: Partial<Drawing> = {}) =>
  stage({ terrain: open, catapult: { at: 'E4' }, people: crew, ...drawing });

test('CAT-1 it is dragged once a turn, whoever pulls, and not after a shot', () => {
  const four = { ...crew, r3: { at: 'D5' }, r4: { at: 'F5' }, b1: { at: 'H6' } };
  const dragged = pull({ people: { ...four, r3: { at: 'E5' }, r4: { at: 'E6' } } });
  dragged.play({ type: 'drag', who: ['r1', 'r2'], path: dragged.path('E3') });
  expect(dragged.refused({ type: 'drag', who: ['r3', 'r4'], path: dragged.path('E2') })).toBe('catapult-moved');
  const shot = pull({ people: four });
  shot.play({ type: 'attack', who: 'r3', by: 'catapult', target: { kind: 'character', id: 'b1' } }, 1);
  expect(shot.refused({ type: 'drag', who: ['r1', 'r2'], path: shot.path('E3') })).toBe('catapult-shot');
});

test('CAT-1 each pays for his own ground', () => {
  const rough = ['........', '...bb...', '...b....', '........', '........', '........'];
  const { refused, play, path, at } = pull({ terrain: rough });
  expect(refused({ type: 'drag', who: ['r1', 'r2'], path: path('E3', 'F3') })).toBe('too-far');
  play({ type: 'drag', who: ['r1', 'r2'], path: path('E3') });
  expect([at('r1'), at('r2')]).toEqual(['D3', 'F3']);
});

test('CAT-1 CAS-3 a man crosses a fence at its price while the machine goes beside it', () => {
  const { refused, play, path, at } = pull({ fence: ['D4 N'] });
  expect(refused({ type: 'drag', who: ['r1', 'r2'], path: path('E3', 'E2') })).toBe('too-far');
  play({ type: 'drag', who: ['r1', 'r2'], path: path('E3') });
  expect(at('r1')).toBe('D3');
});

test.each(['road', 'yard', 'brush'] as const)('CAT-1 it stays on open ground, off the %s', (ground) => {
  const letter = { road: '=', yard: '_', brush: 'b' }[ground];
  const { refused, path } = pull({ terrain: [...open.slice(0, 2), `....${letter}...`, ...open.slice(3)] });
  expect(refused({ type: 'drag', who: ['r1', 'r2'], path: path('E3') })).toBe('no-way-through');
});

test.each([
  ['a wall', { wall: ['E4 N'] }, 'wall-between'],
  ['a fence', { fence: ['E4 N'] }, 'wall-between'],
  ['a window', { window: ['E4 N'] }, 'wall-between'],
  ['a whole section, though the men walk out over theirs', { rampart: ['E4 N', 'D4 S'] }, 'rampart-between'],
] as const)('CAT-1 it does not cross %s', (_what, sides, code) => {
  const { refused, path } = pull(sides);
  expect(refused({ type: 'drag', who: ['r1', 'r2'], path: path('E3') })).toBe(code);
});

test('CAT-1 nobody is pushed aside, and both are in contact before and after every step', () => {
  const path = ['E3'] as const;
  const taken = pull({ people: { ...crew, r3: { at: 'D3' } } });
  expect(taken.refused({ type: 'drag', who: ['r1', 'r2'], path: taken.path(...path) })).toBe('place-taken');
  const away = pull({ people: { ...crew, r2: { at: 'G4' } } });
  expect(away.refused({ type: 'drag', who: ['r1', 'r2'], path: away.path(...path) })).toBe('not-in-contact');
  const parted = pull({ wall: ['D3 SE'] });
  expect(parted.refused({ type: 'drag', who: ['r1', 'r2'], path: parted.path(...path) })).toBe('not-in-contact');
});

test('CAT-1 WAL-7 CSC-3 who drags stands up, and takes the banner on whose hex he ends', () => {
  const { play, path, state } = pull({
    rampart: ['D5 N'],
    people: { ...crew, r1: { at: 'D4', hidden: true } },
    mission: { goal: 'banner', banner: 'D3' },
  });
  play({ type: 'drag', who: ['r1', 'r2'], path: path('E3') });
  expect(state().characters['r1']!.hidden).toBe(false);
  expect(state().banner?.carrier).toBe('r1');
});
