import { describe, expect, test } from 'vitest';
import { noMarks } from '../../src/board/view';
import { deadOf } from '../../src/store/skirmish/dead';
import { counterMaker, portrait } from '../../src/store/skirmish/counters';
import { easiestByHex, placeAt, placesOf } from '../../src/store/skirmish/places';
import { marksOf } from '../../src/store/skirmish/marks';
import { commandOf, previewOf } from '../../src/store/skirmish/preview';
import { ableIds, readyIds, selecting, tableOf, type Interaction } from '../../src/store/skirmish/interaction';
import { openShot, pointAtSaddle, touch } from '../../src/store/skirmish/touch';
import { act } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';

const plainLook = { colour: 'blue', pattern: 'bars' } as const;
const looks = { blue: plainLook, red: { colour: 'red', pattern: 'hatch' } } as const;
const rest = { counters: [], words: { percent: String, range: String } };

function set(drawing: Omit<Drawing, 'rows'>) {
  const drawn = draw({ rows: plain(9, 9), ...drawing });
  const table = tableOf(drawn.game, drawn.state);
  const marks = (interaction: Interaction) => marksOf(table, interaction, previewOf(table, interaction), rest);
  return { ...drawn, table, marks };
}

describe('MOV-12 a rider chooses hex and facing', () => {
  const { table, hex, marks } = set({ sequence: 2, b1: 'E5 20/15/6 N', r1: 'E1' });
  const selected = selecting(table, 'b1');

  test('every place of his is a part, none of them a hex of the plain reach', () => {
    const { parts, reach, pickedPart } = marks(selected);
    expect(reach).toEqual([]);
    expect(pickedPart).toBeNull();
    expect(parts).toEqual(
      placesOf(table, 'b1').map(({ pose, tests, cost }) => ({ hex: pose.at, facing: pose.facing, tests, cost })),
    );
    expect(parts.length).toBeGreaterThan(20);
  });

  test('the list of parts stays the same object while another part is looked at', () => {
    const [place] = placesOf(table, 'b1');
    const looking: Interaction = { kind: 'place', who: 'b1', verb: 'move', pose: place!.pose };
    expect(marks(looking).parts).toBe(marks(selected).parts);
    expect(marks(looking).pickedPart).toEqual({ hex: place!.pose.at, facing: place!.pose.facing });
  });

  test('a touch previews the part touched, a second one there rides; another part of the hex previews that', () => {
    const first = touch(table, selected, hex('E3'), 0).interaction;
    expect(first).toMatchObject({ kind: 'place', pose: { at: hex('E3'), facing: 0 } });
    const other = touch(table, first, hex('E3'), 1);
    expect(other.command).toBeUndefined();
    expect(other.interaction).toMatchObject({ pose: { at: hex('E3'), facing: 1 } });
    const { command } = touch(table, other.interaction, hex('E3'), 1);
    expect(command).toMatchObject({ type: 'move', who: 'b1' });
    expect(command?.type === 'move' && command.path.at(-1)).toEqual({ at: hex('E3'), facing: 1 });
  });

  test('a part that he cannot reach gives the nearest facing; a hex alone the easiest', () => {
    const places = placesOf(table, 'b1');
    const here = places.filter(({ pose }) => pose.at === hex('E3')).map(({ pose }) => pose.facing);
    expect(here).not.toContain(2);
    expect([1, 3]).toContain(placeAt(places, hex('E3'), 2)?.pose.facing);
    expect(easiestByHex(places).get(hex('E3'))?.pose.facing).toBe(0);
    expect(easiestByHex(places).has(hex('A1'))).toBe(false);
    expect(easiestByHex(placesOf(table, 'b1'))).toBe(easiestByHex(places));
  });

  test('MOV-8 on his own two hexes he turns about', () => {
    const about = touch(table, selected, hex('E6'), 3).interaction;
    expect(about).toMatchObject({ kind: 'place', pose: { at: hex('E6'), facing: 3 } });
    expect(commandOf(previewOf(table, about))).toEqual({
      type: 'move',
      who: 'b1',
      path: [{ at: hex('E6'), facing: 3 }],
    });
  });

  test('MOV-3 each part tells its own tests', () => {
    const near = set({ sequence: 2, b1: 'E7 20/15/8 N', r1: 'E4' });
    const { parts } = near.marks(selecting(near.table, 'b1'));
    expect(Math.max(...parts.map(({ tests }) => tests))).toBeGreaterThan(0);
    expect(parts.filter(({ hex: at }) => at === near.hex('E5')).every(({ tests }) => tests === 0)).toBe(false);
  });
});

test('MOV-13 where a rider would get off he is shown with his values on foot', () => {
  const { table } = set({ sequence: 2, b1: 'E5 20/15/6 N', r1: 'A1' });
  const sheet = table.game.byId.get('b1')!;
  const foot = { ...sheet.foot, fit: { attack: 7, defence: 6, move: 4 } };
  const game = { ...table.game, byId: new Map([...table.game.byId, ['b1', { ...sheet, foot }]]) };
  const own = portrait(table, 'b1', { blue: plainLook, red: plainLook }, 'en')!;
  const ghostAt = (looking: Interaction) =>
    marksOf({ ...table, game }, looking, previewOf(table, looking), { ...rest, counters: [own] }).ghosts[0];
  const off = pointAtSaddle(table, 'b1', 'dismount')!;
  expect(ghostAt(off)).toMatchObject({ facing: null, values: { attack: 7, defence: 6, move: 4 } });
  const ride = touch(table, selecting(table, 'b1'), table.game.board.grid.columns, 0).interaction;
  expect(ride.kind === 'place' ? ghostAt(ride)?.values : own.values).toEqual({ attack: 20, defence: 15, move: 6 });
});

test('MOV-13 a rider who has moved and can but get off is offered that, and not counted among those to move', () => {
  const doings = { moved: ['b1'], pointsLeft: { b1: 4 } };
  const { game, state } = draw({ rows: plain(9, 9), sequence: 2, b1: 'E5 20/15/6 N', b2: 'B2', r1: 'A9' });
  const table = tableOf(game, { ...state, doings: { ...state.doings, ...doings } });
  expect(table.legal.saddle['b1']?.dismount.length).toBeGreaterThan(0);
  expect(readyIds(table.legal)).toEqual(['b2']);
  expect(ableIds(table.legal)).toEqual(['b1', 'b2']);
  const looks = { blue: plainLook, red: plainLook };
  const [rider] = counterMaker()(table, looks, 'en');
  expect(rider).toMatchObject({ id: 'b1', ready: false, done: true });
});

test('MOV-13 a place to get off onto is pointed at by its hex', () => {
  const { table } = set({ sequence: 2, b1: 'E5 20/15/6 N', r1: 'A1' });
  const { dismount } = table.legal.saddle['b1']!;
  for (const at of dismount) {
    expect(pointAtSaddle(table, 'b1', 'dismount', undefined, at)).toMatchObject({ verb: 'dismount', pose: { at } });
  }
  expect(pointAtSaddle(table, 'b1', 'dismount', undefined, 0)).toBeNull();
});

test('MOV-13 getting on to a horse is pointed at first, and done by a touch on either half of it', () => {
  const drawn = draw({ rows: plain(9, 9), sequence: 2, b1: 'E5 20/15/6 N', r1: 'A1' });
  const off = act(drawn, { type: 'dismount', who: 'b1', at: drawn.hex('D5') });
  const table = tableOf(drawn.game, off.state);
  const counters = counterMaker()(table, { blue: plainLook, red: plainLook }, 'en');
  for (const half of ['E5', 'E6']) {
    const first = touch(table, selecting(table, 'b1'), drawn.hex(half), 0);
    expect(first.command).toBeUndefined();
    const { interaction } = first;
    expect(interaction).toMatchObject({ verb: 'mount', pose: { at: drawn.hex('E5'), facing: 0 } });
    const preview = previewOf(table, interaction);
    expect(preview).toMatchObject({ kind: 'place', place: { cost: 3, tests: 0 } });
    expect(commandOf(preview)).toEqual({ type: 'mount', who: 'b1' });
    const marks = marksOf(table, interaction, preview, { ...rest, counters });
    expect(marks).toMatchObject({ parts: [], pickedPart: null, path: null });
    expect(marks.ghosts).toMatchObject([{ id: 'b1', hex: drawn.hex('E5'), facing: 0 }]);
    expect(touch(table, interaction, drawn.hex(half), 3).command).toEqual({ type: 'mount', who: 'b1' });
  }
});

test('TER-3 UNH-2 a dead horse is shown as a horse, and counts three on both its hexes', () => {
  const { game, state, hex } = draw({
    rows: plain(9, 9),
    sequence: 2,
    b1: 'A9',
    r1: 'I9',
    bodies: { E5: 5, E6: 3, B2: 1 },
  });
  const dead = deadOf(game, { ...state, fallenHorses: [{ at: hex('E5'), facing: 0 }] }, looks);
  expect(dead.bodiesMarkedFrom).toBe(3);
  expect(dead.fallenHorses).toEqual([{ hex: hex('E5'), facing: 0 }]);
  const byHex = Object.fromEntries(dead.bodies.map(({ hex: at, count, men }) => [at, [count, men]]));
  expect(byHex).toEqual({ [hex('E5')]: [5, 2], [hex('E6')]: [3, 0], [hex('B2')]: [1, 1] });
});

test('the dead lie in the colours of their army, each where he fell', () => {
  const { game, state, hex } = draw({ rows: plain(9, 9), sequence: 2, b1: 'A9', r1: 'I9', bodies: { C3: 2 } });
  const fallen = (who: string) => ({ ...state.characters[who]!, health: 'dead', at: hex('C3') }) as const;
  const characters = { ...state.characters, b1: fallen('b1'), r1: fallen('r1') };
  const [body] = deadOf(game, { ...state, characters }, looks).bodies;
  expect(body?.of?.map(({ colour }) => colour).toSorted()).toEqual(['blue', 'red']);
  expect(deadOf(game, state, looks).bodies[0]?.of).toEqual([]);
});

test('on foot nothing has six parts', () => {
  const { table, marks } = set({ sequence: 2, b1: 'E5', r1: 'A1' });
  expect(marks(selecting(table, 'b1'))).toMatchObject({ parts: noMarks.parts, pickedPart: null });
  expect(marks(selecting(table, 'b1')).reach.length).toBeGreaterThan(10);
});

test('ADV-3 a rider advances with the same six parts, counted in hexes', () => {
  const { game, state, hex } = draw({ rows: plain(9, 9), sequence: 4, b1: 'E5 20/15/6 N', r1: 'A1' });
  const pending = { kind: 'advance', who: ['b1'], into: [hex('E4')] } as const;
  const table = tableOf(game, { ...state, pending });
  const selected = selecting(table, 'b1');
  const { parts, reach } = marksOf(table, selected, previewOf(table, selected), rest);
  expect(reach).toEqual([]);
  expect(parts).toContainEqual({ hex: hex('E4'), facing: 0, tests: 0, cost: 0 });
  expect(parts.filter(({ hex: at }) => at === hex('E3')).map(({ facing }) => facing)).toEqual([0, 1, 5]);
  const looking = touch(table, selected, hex('D3'), 5).interaction;
  expect(touch(table, looking, hex('D3'), 5).command).toMatchObject({ type: 'advance', who: 'b1' });
});

test('LOF-2 the shot that is told of a rider is the one that a touch on his head aims: the head’s, if it is open', () => {
  // A friend stands between the archer and the head; the hindquarters are in plain sight.
  const { table, hex } = set({ sequence: 1, b1: 'D8 6/6/6 bow', b2: 'D5', r1: 'E3 N' });
  const shots = table.legal.shooters['b1']?.['r1'] ?? [];
  expect(shots.map(({ aim }) => aim.to)).toEqual([hex('E4')]);
  const aimed = touch(table, selecting(table, 'b1'), hex('E3'), 0).interaction;
  expect(aimed).toMatchObject({ kind: 'target', to: hex('E4') });
  expect(openShot(table, 'b1', 'r1', hex('E3'))).toBe(shots[0]);
  const clear = set({ sequence: 1, b1: 'D8 6/6/6 bow', r1: 'E3 N' }).table;
  expect(openShot(clear, 'b1', 'r1', hex('E3'))?.aim.to).toBe(hex('E3'));
  expect(openShot(clear, 'b1', 'r1', hex('E4'))?.aim.to).toBe(hex('E4'));
});
