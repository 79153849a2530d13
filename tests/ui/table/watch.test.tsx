// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { library } from '../../../maps';
import { think } from '../../../src/solo';
import { soloGames } from '../../../src/solo/games';
import { seededDice, type Players, type SavedGame } from '../../../src/game';
import { skirmish, type Event } from '../../../src/skirmish';
import { armyPairs } from '../../../src/store/army-pairs';
import { skirmishFilm } from '../../../src/ui/skirmish/film';
import { BranchDialog } from '../../../src/ui/table/watch/BranchDialog';
import { placeKept, useKeptPlace } from '../../../src/ui/table/watch/use-place';
import { useWatch, type Watch } from '../../../src/ui/table/watch/use-watch';
import { useWatchKeys } from '../../../src/ui/table/watch/use-watch-keys';
import type { Film } from '../../../src/ui/table/watch/film';
import { translate } from '../../../src/i18n/words';
import { newGame } from '../../store/table';
import { renderScreen } from '../support/render';

const scenario = library.scenario('linden-square')!;
const looks = { armies: armyPairs['blue-red'], language: 'en', t: translate } as const;

/** A few turns of the page against himself. */
function played(turns: number): SavedGame {
  const saved = newGame('linden-square', 'app');
  const game = skirmish.build(saved.header.setup, library);
  let state = skirmish.initial(game);
  const entries: { kind: 'command'; by: 'blue' | 'red'; command: { type: string }; events: readonly Event[] }[] = [];
  while (state.turn <= turns && !state.outcome) {
    const { command } = think(soloGames.skirmish, game, [state], 'page', entries.length);
    const decision = skirmish.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(decision.refusal.code);
    entries.push({ kind: 'command', by: state.active, command, events: decision.events });
    for (const event of decision.events) state = skirmish.evolve(game, state, event);
  }
  return { header: { ...saved.header, length: entries.length }, entries };
}

const saved = played(2);
const film = skirmishFilm(saved, scenario, library);

afterEach(() => history.replaceState(null, ''));

const always = () => true;

/** What winds a film, without its board. */
function Winder({
  of,
  see,
  inSight = always,
}: {
  readonly of: Film;
  readonly see: (watch: Watch) => void;
  readonly inSight?: (hexes: readonly number[]) => boolean;
}) {
  const watch = useWatch(of, looks, placeKept() ?? 0, inSight);
  useWatchKeys(watch);
  useKeptPlace(watch.moment);
  see(watch);
  return <input type="range" aria-label="Where" readOnly value={watch.moment} min={0} max={watch.last} />;
}

describe('winding a game', () => {
  test('the page keys go by turn, whatever has the focus', async () => {
    let now!: Watch;
    await renderScreen(<Winder of={film} see={(watch) => (now = watch)} />);
    const marks = film.turns.map(({ moment }) => moment);
    expect(marks.length).toBeGreaterThan(2);
    fireEvent.keyDown(document.body, { code: 'PageDown' });
    expect(now.moment).toBe(marks[1]);
    fireEvent.keyDown(screen.getByLabelText('Where'), { code: 'PageDown' });
    expect(now.moment).toBe(marks[2]);
    fireEvent.keyDown(screen.getByLabelText('Where'), { code: 'PageUp' });
    expect(now.moment).toBe(marks[1]);
  });

  test.each([true, false])('the next entry waits for the camera where it must go first: in sight %s', async (seen) => {
    vi.useFakeTimers();
    try {
      let now!: Watch;
      await renderScreen(<Winder of={film} see={(watch) => (now = watch)} inSight={() => seen} />);
      const told = film.lines()[1]!.entry + 1;
      act(() => now.goTo(told));
      act(() => now.setSpeed(4));
      act(() => now.toggle());
      act(() => void vi.advanceTimersByTime(300));
      expect(now.moment).toBe(seen ? told + 1 : told);
      act(() => void vi.advanceTimersByTime(400));
      expect(now.moment).toBeGreaterThan(told);
    } finally {
      vi.useRealTimers();
    }
  });

  test('what is loaded anew begins where it was', async () => {
    vi.useFakeTimers();
    try {
      let now!: Watch;
      const view = await renderScreen(<Winder of={film} see={(watch) => (now = watch)} />);
      history.replaceState({ inside: true }, '');
      act(() => now.goTo(7));
      act(() => void vi.advanceTimersByTime(300));
      expect(history.state).toEqual({ inside: true, moment: 7 });
      view.unmount();
      await renderScreen(<Winder of={film} see={(watch) => (now = watch)} />);
      expect(now.moment).toBe(7);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('the numbers up to a moment know nothing of what came after', () => {
  const moment = film.turns[1]!.moment;
  const early = film.upTo(moment);
  expect(early.account().stands.at(-1)).toMatchObject({ moment, turn: film.stateAt(moment).turn });
  expect(early.account().luck.blue.dice + early.account().luck.red.dice).toBeLessThan(
    film.account().luck.blue.dice + film.account().luck.red.dice,
  );
  expect(early.lines().every(({ entry }) => entry < moment)).toBe(true);
  expect(film.upTo(saved.entries.length)).toBe(film);
});

test('who plays each army is asked before a game is played on', async () => {
  const begun = vi.fn<(players: Players) => void>();
  const both = { blue: { name: 'Anne', computer: 'page' }, red: { name: 'Boris', computer: 'page' } } as const;
  const setup = { ...saved.header.setup, players: both };
  const machines = skirmishFilm({ ...saved, header: { ...saved.header, setup } }, scenario, library);
  await renderScreen(
    <BranchDialog open film={machines} looks={looks.armies} onBranch={begun} onClose={() => undefined} />,
  );
  const blue = within(screen.getByRole('region', { name: scenario.armies.blue.name.en, hidden: true }));
  fireEvent.click(blue.getByLabelText('A person'));
  expect(begun).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play on from here', hidden: true }));
  expect(begun).toHaveBeenCalledWith({ blue: { name: 'Anne' }, red: both.red });
});
