import { describe, expect, test } from 'vitest';
import { createDoubleTap, meantSomething } from '../../src/store/double-tap';
import { hexOfPiece, placesOf } from '../../src/store/skirmish/places';
import { createPlay } from '../../src/store/skirmish/play';
import { rollsDice } from '../../src/store/skirmish/preview';
import { newGame, play } from './table';

test('a second touch is too soon within 350 ms; a key never is', () => {
  const double = createDoubleTap();
  expect(double.tooSoon(0)).toBe(false);
  double.pointed(1000);
  expect(double.tooSoon(1060)).toBe(true);
  expect(double.tooSoon(1350)).toBe(false);
  expect(double.tooSoon(undefined)).toBe(false);
  double.pointed(undefined);
  expect(double.tooSoon(1060)).toBe(false);
});

describe('a shot', () => {
  /** Somebody who can shoot is chosen. */
  async function aiming() {
    const { session } = await play(newGame('linden-square', 'app'));
    session.getState().uncover();
    const hand = createPlay(session);
    const { table } = hand.getState();
    const [who, targets] = Object.entries(table.legal.shooters)[0]!;
    hand.getState().select(who);
    const hex = hexOfPiece(table, Object.keys(targets)[0]!)!;
    const tap = (at?: number) => hand.getState().tap(hex, 0, at);
    return { tap, hand, entries: () => session.getState().entries.length };
  }

  test('a double tap only announces it; a touch after that looses it', async () => {
    const { tap, hand, entries } = await aiming();
    const before = entries();
    tap(5000);
    tap(5060);
    expect(entries()).toBe(before);
    expect(hand.getState().preview.kind).toBe('shot');
    expect(rollsDice(hand.getState().preview)).toBe(true);
    tap(5400);
    expect(entries()).toBe(before + 1);
  });

  test('by keyboard, and by the panel’s button, it is loosed at once', async () => {
    const keys = await aiming();
    const before = keys.entries();
    keys.tap();
    keys.tap();
    expect(keys.entries()).toBe(before + 1);
    const button = await aiming();
    button.tap(5000);
    button.hand.getState().commit();
    expect(button.entries()).toBe(before + 1);
  });
});

test('a move without tests is made by a double tap: it rolls nothing and can be undone', async () => {
  const { session } = await play(newGame('linden-square', 'app'));
  session.getState().uncover();
  session.getState().dispatch({ type: 'endSequence' });
  const hand = createPlay(session);
  const { table, select, tap } = hand.getState();
  const safe = table.legal.movers.flatMap((who) =>
    placesOf(table, who).flatMap(({ pose, tests }) => (tests === 0 ? [{ who, at: pose.at }] : [])),
  )[0]!;
  const before = session.getState().entries.length;
  select(safe.who);
  tap(safe.at, 0, 5000);
  expect(rollsDice(hand.getState().preview)).toBe(false);
  tap(safe.at, 0, 5060);
  expect(session.getState().entries).toHaveLength(before + 1);
});

test('a touch that meant nothing leaves the second one to the map: nobody was or is chosen, nothing said', () => {
  const none = { interaction: { kind: 'idle' }, refusal: null, inspected: null };
  expect(meantSomething(none, none)).toBe(false);
  expect(meantSomething(none, { ...none, interaction: { kind: 'selected' } })).toBe(true);
  expect(meantSomething({ ...none, interaction: { kind: 'selected' } }, none)).toBe(true);
  expect(meantSomething(none, { ...none, refusal: {} })).toBe(true);
  expect(meantSomething(none, { ...none, inspected: 12 })).toBe(true);
});
