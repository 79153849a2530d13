import { expect, test } from 'vitest';
import type { CastleGame, CastleState, Command } from '../../../src/castle';
import { castleMind } from '../../../src/solo/castle/mind';
import { levels, thinkingOf, type Level } from '../../../src/solo/levels';
import { character, citadel, line, stage, type Drawing, type Stage } from '../../castle/stage';

function choice(drawing: Drawing, level: Level = 'sergeant'): Command {
  const { game, state } = stage(drawing);
  return decided(game, state(), level);
}

function decided(game: CastleGame, state: CastleState, level: Level): Command {
  const { outlook, positions } = thinkingOf[level];
  const options =
    positions > 0 ? castleMind.plan(game, [state], outlook, positions, 7) : castleMind.options(game, state, outlook);
  return options[0]!.command;
}

/** A yard that need not be held: the banner is what counts. */
const raid = { mission: { goal: 'banner', banner: 'A1' } } as const;

/** The first thing done beside walking, the walks before it played. */
function deed({ game, state, play }: Pick<Stage, 'game' | 'state' | 'play'>): Command {
  for (;;) {
    const { command } = castleMind.options(game, state(), thinkingOf.sergeant.outlook)[0]!;
    if (command.type !== 'move') return command;
    play(command);
  }
}

/** Where the first move of somebody leads. */
const endOf = (command: Command): number | undefined =>
  'path' in command && command.type === 'move' ? command.path.at(-1) : undefined;

test.each(levels)('%s: the open yard is taken', (level) => {
  const drawing = { ...citadel, broken: ['D6 N'], people: { r1: { at: 'D6' }, b1: { at: 'A1' } } };
  const { game } = stage(drawing);
  const command = choice(drawing, level);
  expect(command).toMatchObject({ type: 'move', who: 'r1' });
  expect(game.ground.yard[endOf(command)!]).toBe(1);
});

test.each(levels)('%s: alone in the yard the turn is ended, and the game won', (level) => {
  const drawing = { ...citadel, people: { r1: { at: 'D4' }, b1: { at: 'A1' } } };
  expect(choice(drawing, level)).toEqual({ type: 'endTurn' });
});

test.each(levels)('%s: the banner that can leave the board leaves', (level) => {
  const { game, state, play, path } = stage({
    ...line,
    people: { r1: { at: 'B6' }, b1: { at: 'H1' } },
    mission: { goal: 'banner', banner: 'B7', exits: ['south'] },
  });
  play({ type: 'move', who: 'r1', path: path('B7') });
  play({ type: 'endTurn' });
  play({ type: 'endTurn' });
  expect(decided(game, state(), level)).toMatchObject({ type: 'leave', who: 'r1' });
});

test('the wounded is finished before the unhurt is hurt', () => {
  const two = { life: 2, defence: 3 };
  const field = stage({
    ...line,
    options: { level: 'extended' },
    people: {
      r1: { at: 'D6', shooting: 2 },
      r2: { at: 'E6', shooting: 1 },
      b1: { at: 'B7', ...two },
      b2: { at: 'F7', ...two },
      b3: { at: 'H1' },
    },
  });
  field.play({ type: 'move', who: 'r2', path: field.path('D7') });
  field.play({ type: 'attack', who: 'r2', by: 'shooting', target: character('b2') }, 6);
  expect(deed(field)).toMatchObject({ type: 'attack', target: character('b2') });
});

test('the fireball falls on whoever is worth most', () => {
  const field = stage({
    ...line,
    ...raid,
    spell: { red: 'fireball' },
    people: {
      r1: { at: 'D7', magic: 2, melee: 1 },
      b1: { at: 'B5' },
      b2: { at: 'F5', melee: 4, defence: 4 },
      b3: { at: 'H6', melee: 1, defence: 2 },
    },
  });
  expect(deed(field)).toEqual({ type: 'cast', who: 'r1', use: 'fireball', target: character('b2') });
});

test('hail waits for a crowd', () => {
  const mage = { at: 'D7', magic: 2, melee: 1 };
  const hail = [{ id: 'hail', uses: ['hail'] }] as const;
  const casts = (...places: readonly string[]) => {
    const enemies = Object.fromEntries(places.map((at, index) => [`b${index + 1}`, { at }]));
    const field = stage({ ...line, ...raid, spell: { red: 'hail' }, people: { r1: mage, ...enemies } });
    const game = { ...field.game, ruleset: { ...field.game.ruleset, spells: { blue: hail, red: hail } } };
    return castleMind
      .options(game, field.state(), thinkingOf.sergeant.outlook)
      .slice(0, 2)
      .some(({ reasons }) => reasons.some(({ code }) => code === 'cast'));
  };
  expect(casts('B5', 'C5', 'D5', 'E5', 'F5', 'G5')).toBe(true);
  expect(casts('D5')).toBe(false);
});

test('the catapult opens the wall before which its army has gathered', () => {
  const field = stage({
    ...line,
    catapult: { at: 'D7' },
    people: { r1: { at: 'C7' }, r2: { at: 'D5' }, r3: { at: 'E5' }, r4: { at: 'C5' }, b1: { at: 'H1' } },
  });
  expect(deed(field)).toMatchObject({ type: 'attack', by: 'catapult', target: { kind: 'section' } });
});

test('CAT-1 the machine is dragged to where a section worth a stone comes within its reach, by two who stand beside it', () => {
  const from = (at: string) =>
    stage({
      ...line,
      terrain: [...line.terrain, ...Array.from({ length: 5 }, () => '........')],
      catapult: { at },
      people: {
        r1: { at: 'D12', melee: 1 },
        r2: { at: 'F12', melee: 1 },
        r3: { at: 'D5' },
        r4: { at: 'E5' },
        r5: { at: 'C5' },
        r6: { at: 'F5' },
        b1: { at: 'H1' },
      },
    });
  const far = from('E12');
  const command = decided(far.game, far.state(), 'sergeant');
  expect(command).toMatchObject({ type: 'drag', who: ['r1', 'r2'] });
  far.play(command);
  // Within reach it serves.
  const { outlook } = thinkingOf.sergeant;
  const near = from('E8');
  expect(castleMind.options(near.game, near.state(), outlook).some((option) => option.command.type === 'drag')).toBe(
    false,
  );
});

test('an archer mans the battlements before which they gather: from there he shoots over them', () => {
  const field = stage({
    ...line,
    active: 'blue',
    people: { r1: { at: 'D7' }, r2: { at: 'E7' }, b1: { at: 'D2', shooting: 2 }, b2: { at: 'A1' } },
  });
  expect(deed(field)).toMatchObject({ type: 'attack', who: 'b1', by: 'shooting' });
  expect(['C3', 'D3', 'E3']).toContain(field.at('b1'));
});

test('whoever comes over the wall is struck down', () => {
  const field = stage({
    ...line,
    active: 'blue',
    people: { r1: { at: 'D3' }, r2: { at: 'E5' }, b1: { at: 'D1', melee: 3 }, b2: { at: 'A1' } },
  });
  expect(deed(field)).toMatchObject({ type: 'attack', who: 'b1', target: character('r1') });
});

test('with nothing to strike at, whoever is shot at hides behind the battlements', () => {
  const command = choice({
    ...line,
    active: 'blue',
    people: { r1: { at: 'D5', shooting: 3 }, r2: { at: 'E5', shooting: 3 }, b1: { at: 'D3' } },
  });
  expect(command).toMatchObject({ type: 'hide', who: 'b1' });
});

test('shots come before climbing, from the same army in the same turn', () => {
  const command = choice({
    ...line,
    people: { r1: { at: 'D4' }, r2: { at: 'D6', shooting: 3 }, b1: { at: 'D3' } },
  });
  expect(command).toMatchObject({ who: 'r2' });
});
