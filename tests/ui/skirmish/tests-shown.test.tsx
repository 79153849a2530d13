// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scenarios } from '../../../maps';
import { placesOf } from '../../../src/store/skirmish/places';
import { createPlay } from '../../../src/store/skirmish/play';
import { AtTable } from '../../../src/ui/skirmish/AtTable';
import { TouchButtons, TouchPanel } from '../../../src/ui/skirmish/Touch';
import { newGame, play } from '../../store/table';
import { renderScreen } from '../support/render';

afterEach(cleanup);

const scenario = scenarios.find(({ id }) => id === 'grey-riders')!;

/** Somebody who can move has a way on which he is struck at. */
async function struckAt() {
  const { session, now } = await play(newGame('grey-riders', 'typed'));
  now().uncover();
  const hand = createPlay(session);
  await renderScreen(
    <AtTable playing={{ session, play: hand, scenario }}>
      <TouchPanel brief={false} />
      <TouchButtons />
    </AtTable>,
  );
  const endTill = async (done: () => boolean) => {
    for (let tries = 0; tries < 12 && !done(); tries++) {
      await act(async () => {
        session.getState().dispatch({ type: 'endSequence' });
        session.getState().uncover();
        session.getState().endReplay();
      });
    }
  };
  const tested = () => {
    const { table } = hand.getState();
    const ways = table.legal.movers.flatMap((who) => placesOf(table, who).map((place) => ({ who, place })));
    return ways.find(({ place }) => place.tests === 1);
  };
  await endTill(() => tested() !== undefined);
  return { session, hand, way: tested()! };
}

test('MOV-4 the dice of a way are shown on a card with what they did, until they are looked at', async () => {
  const { session, hand, way } = await struckAt();
  const { pose } = way.place;
  await act(async () => hand.getState().select(way.who));
  await act(async () => hand.getState().pointAt(pose.at, pose.facing ?? undefined));
  await act(async () => hand.getState().commit());
  await act(async () => void session.getState().answerDie(3));
  const tests = hand.getState().roll?.events.filter(({ type }) => type === 'tested');
  expect(tests).toMatchObject([{ who: way.who, face: 3, result: 'W' }]);
  const card = screen.getByRole('region', { name: /infiltration test$/ });
  expect(card.textContent).toContain('Ganelot wounded');
  expect(card.querySelector('[aria-current]')?.textContent).toContain('3');
  await act(async () => screen.getByRole('button', { name: 'Continue' }).click());
  expect(screen.queryByRole('region', { name: /infiltration test$/ })).toBeNull();
});

test('a hint names nobody to touch where nobody is left to act', async () => {
  const { hand } = await struckAt();
  const { table } = hand.getState();
  await act(async () =>
    hand.setState({
      table: { ...table, legal: { ...table.legal, movers: [], shooters: {}, attackers: {}, saddle: {} } },
    }),
  );
  expect(screen.queryByText('Tap one of your characters to move.')).toBeNull();
  expect(screen.queryByText(/None of your characters/)).toBeTruthy();
});
