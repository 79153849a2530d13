// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scenarios } from '../../../maps';
import { placesOf } from '../../../src/store/skirmish/places';
import { createPlay } from '../../../src/store/skirmish/play';
import { ActionList } from '../../../src/ui/skirmish/ActionList';
import { AtTable } from '../../../src/ui/skirmish/AtTable';
import { newGame, play } from '../../store/table';
import { renderScreen } from '../support/render';

afterEach(cleanup);

const scenario = scenarios.find(({ id }) => id === 'three-lances')!;

async function mounted() {
  const { session, now } = await play(newGame('three-lances', 'app'));
  now().uncover();
  const hand = createPlay(session);
  await renderScreen(<AtTable playing={{ session, play: hand, scenario }}>{<ActionList />}</AtTable>);
  const who = hand.getState().table.legal.movers[0]!;
  await act(async () => hand.getState().select(who));
  return { hand, who, places: placesOf(hand.getState().table, who) };
}

test('MOV-12 the list offers hexes, then the ways to look in the one pointed at, each with its tests and cost', async () => {
  const { hand, places } = await mounted();
  const hexes = new Set(places.map(({ pose }) => pose.at));
  const list = screen.getByRole('region', { name: 'Where to go' });
  expect(list.querySelectorAll('button').length).toBe(hexes.size);
  expect(screen.queryByRole('button', { name: /facing/ })).toBeNull();
  const at = [...hexes].find((hex) => places.filter(({ pose }) => pose.at === hex).length === 6)!;
  await act(async () => hand.getState().pointAt(at));
  const facings = screen.getAllByRole('button', { name: /facing .*(test).*point/ });
  expect(facings).toHaveLength(6);
  expect(facings.filter((button) => button.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /facing south-west: / }));
  expect(hand.getState().interaction).toMatchObject({ kind: 'place', pose: { at, facing: 4 } });
});

test('MOV-12 what is looked at in passing chooses nothing, and goes when something is chosen', async () => {
  const { hand, who, places } = await mounted();
  const { at, facing } = places[0]!.pose;
  hand.getState().glimpseAt(at, facing);
  expect(hand.getState().interaction).toMatchObject({ kind: 'selected', who });
  expect(hand.getState().glimpse?.preview).toMatchObject({ kind: 'place', place: places[0] });
  const same = hand.getState().glimpse;
  hand.getState().glimpseAt(at, facing);
  expect(hand.getState().glimpse).toBe(same);
  hand.getState().glimpseAt(null, null);
  expect(hand.getState().glimpse).toBeNull();
  hand.getState().glimpseAt(at, facing);
  hand.getState().pointAt(at, facing!);
  expect(hand.getState().glimpse).toBeNull();
  expect(hand.getState().interaction).toMatchObject({ kind: 'place', pose: { at, facing } });
});

test('MOV-13 while getting off is pointed at, the list offers the hexes to get off onto', async () => {
  const { hand, who } = await mounted();
  const { dismount } = hand.getState().table.legal.saddle[who]!;
  expect(dismount.length).toBeGreaterThan(1);
  await act(async () => hand.getState().pointAtSaddle('dismount'));
  const buttons = screen.getByRole('region', { name: 'Where to go' }).querySelectorAll('button');
  expect(buttons).toHaveLength(dismount.length);
  await act(async () => fireEvent.click([...buttons].at(-1)!));
  expect(hand.getState().interaction).toMatchObject({ kind: 'place', verb: 'dismount', pose: { at: dismount.at(-1) } });
});
