import { expect, test } from 'vitest';
import { createPlay, placingOf } from '../../src/store/skirmish/play';
import { placesOf } from '../../src/store/skirmish/places';
import { newGame, play } from './table';

/** The first army sets up, one of its men shown at another place of its zone. */
async function placing() {
  const { session } = await play(newGame('brescand-court', 'app'));
  session.getState().uncover();
  const hand = createPlay(session);
  const { table, select, pointAt } = hand.getState();
  const who = table.legal.deployers[0]!;
  const from = table.state.characters[who]!.at;
  const { at } = placesOf(table, who).find(({ pose }) => pose.at !== from)!.pose;
  select(who);
  pointAt(at);
  return { session, hand, who, at };
}

test('VIC-1 who is shown at a place when the army is ready is put there', async () => {
  const { session, hand, who, at } = await placing();
  expect(placingOf(hand.getState())).toMatchObject({ type: 'deploy', who, at });
  hand.getState().endSequence();
  expect(session.getState().state.characters[who]!.at).toBe(at);
  expect(session.getState().entries.map((entry) => entry.kind === 'command' && entry.command.type)).toEqual([
    'deploy',
    'endSequence',
  ]);
});

test('VIC-1 with nobody shown, being ready places nobody', async () => {
  const { session, hand } = await placing();
  hand.getState().deselect();
  expect(placingOf(hand.getState())).toBeNull();
  hand.getState().endSequence();
  expect(session.getState().entries).toHaveLength(1);
});
