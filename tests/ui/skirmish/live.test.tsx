// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scenarios } from '../../../maps';
import type { Direction, HexIndex } from '../../../src/hex';
import { hexLabel } from '../../../src/hex';
import { fieldOf } from '../../../src/skirmish';
import { hexOfPiece, placesOf } from '../../../src/store/skirmish/places';
import { createPlay } from '../../../src/store/skirmish/play';
import { AtTable } from '../../../src/ui/skirmish/AtTable';
import { Live } from '../../../src/ui/skirmish/Live';
import { newGame, play } from '../../store/table';
import { renderScreen } from '../support/render';

afterEach(cleanup);

const scenario = scenarios.find(({ id }) => id === 'linden-square')!;

async function walking() {
  const { session, now } = await play(newGame('linden-square', 'app'));
  now().uncover();
  while (now().state.sequence !== 2) now().dispatch({ type: 'endSequence' });
  const hand = createPlay(session);
  const { table } = hand.getState();
  const label = (hex: HexIndex) => hexLabel(table.game.board.grid, hex);
  const told = async (hex: HexIndex, facing: Direction = 0) => {
    const view = await renderScreen(
      <AtTable playing={{ session, play: hand, scenario }}>
        <Live lines={[]} cursor={{ hex, facing }} />
      </AtTable>,
    );
    const text = view.container.querySelector('[data-live="cursor"]')?.textContent ?? '';
    await act(async () => view.unmount());
    return text;
  };
  return { hand, table, label, told, who: table.legal.movers[0]! };
}

test('MOV-5 the cursor says what a place costs somebody on foot, and that another is not in reach', async () => {
  const { hand, table, label, told, who } = await walking();
  hand.getState().select(who);
  const places = placesOf(table, who);
  const place = places.find(({ cost, tests }) => cost > 1 && tests === 0)!;
  expect(await told(place.pose.at)).toContain(`${label(place.pose.at)}: ${place.cost} points, no test, `);
  const field = fieldOf(table.game, table.state);
  const beyond = Array.from(field.holder, (_, hex) => hex).find(
    (hex) => field.holder[hex] === -1 && !places.some(({ pose }) => pose.at === hex),
  )!;
  expect(await told(beyond)).toContain(`${label(beyond)}, not in reach, `);
});

test('the cursor names whoever stands there, with his army; nothing of reach while nobody is chosen', async () => {
  const { hand, table, told, who } = await walking();
  hand.getState().deselect();
  const text = await told(hexOfPiece(table, who)!);
  expect(text).toContain(`, ${table.game.byId.get(who)!.name.en}, `);
  expect(text).toContain(scenario.armies[table.state.active].name.en);
  expect(text).not.toContain('reach');
});
