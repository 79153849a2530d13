// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { scenarios } from '../../../maps';
import { skirmish } from '../../../src/skirmish';
import { createPlay } from '../../../src/store/skirmish/play';
import { ActionList } from '../../../src/ui/skirmish/ActionList';
import { DieDialog } from '../../../src/ui/table/DieDialog';
import { ChanceBars, Faces } from '../../../src/ui/skirmish/Faces';
import { HandOver } from '../../../src/ui/table/HandOver';
import { hexFacts } from '../../../src/ui/skirmish/hex-facts';
import { resultsFor, useFaceResults } from '../../../src/ui/skirmish/face-results';
import { AtTable } from '../../../src/ui/skirmish/AtTable';
import { newGame, play } from '../../store/table';
import { renderScreen } from '../support/render';

afterEach(cleanup);

/** The pad with what each face does, as the table has it. */
function TypedDie() {
  return <DieDialog purpose={({ kind }) => kind} results={useFaceResults()} />;
}

const scenario = scenarios.find(({ id }) => id === 'linden-square')!;

async function around(element: React.ReactNode, dice: 'app' | 'typed' = 'app', uncover = true) {
  const { session, now } = await play(newGame('linden-square', dice));
  if (uncover) now().uncover();
  const hand = createPlay(session);
  await renderScreen(<AtTable playing={{ session, play: hand, scenario }}>{element}</AtTable>);
  return { session, now, hand };
}

describe('the cover between two players', () => {
  test('names who takes the tablet, and nobody on the board', async () => {
    const { now } = await around(<HandOver army="blue" when="Turn 1" />, 'app', false);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Anne');
    for (const { name } of now().game.characters) expect(document.body.textContent).not.toContain(name.en);
  });

  test('the Enter key begins at once; a short tap only explains', async () => {
    const { now } = await around(<HandOver army="blue" when="Turn 1" />, 'app', false);
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    expect(now().cover).toBe('blue');
    expect(screen.getByText(/Keep your finger/)).toBeTruthy();
    fireEvent.keyDown(button, { key: 'Enter' });
    expect(now().cover).toBeNull();
  });
});

describe('the board as a list', () => {
  test('who can act, whom he can shoot, the deed and the end, all with names', async () => {
    const { hand, now } = await around(<ActionList />, 'typed');
    const who = Object.keys(hand.getState().table.legal.shooters)[0]!;
    const name = now().game.byId.get(who)!.name.en;
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}, archer`) }));
    const [target] = screen.getAllByRole('button', { name: /^Shoot at/ });
    fireEvent.click(target!);
    expect(hand.getState().interaction).toMatchObject({ kind: 'target', who });
    fireEvent.click(screen.getByRole('button', { name: 'Shoot' }));
    expect(now().question).toMatchObject({ sides: 10 });
    expect(screen.getByRole('button', { name: /^End: Shooting/ })).toBeTruthy();
  });
});

describe('a die rolled on the table', () => {
  test('is typed in on ten keys, by figure too', async () => {
    const { hand, now } = await around(<DieDialog purpose={({ kind }) => kind} />, 'typed');
    const { shooters } = hand.getState().table.legal;
    const [who, targets] = Object.entries(shooters)[0]!;
    const { aim } = Object.values(targets)[0]![0]!;
    const { act } = await import('react');
    act(() => {
      now().dispatch({ type: 'shoot', who, target: aim.target.id, from: aim.from, to: aim.to });
    });
    const pad = screen.getByRole('group', { name: 'The face that came up', hidden: true });
    expect(within(pad).getAllByRole('button', { hidden: true })).toHaveLength(10);
    act(() => {
      fireEvent.keyDown(window, { key: '0' });
    });
    expect(now().question).toBeNull();
    expect(now().played?.events).toContainEqual(expect.objectContaining({ type: 'shot', face: 10 }));
  });
});

describe('what a face does', () => {
  test('MOV-4 is told on the pad before an infiltration test is typed in', async () => {
    const { hand, now } = await around(<TypedDie />, 'typed');
    const { table, preview } = hand.getState();
    const purpose = { kind: 'test', rule: 'MOV-4', who: ['b01', 'r01'] };
    expect(resultsFor(table.game, preview, purpose)).toEqual(['DK', 'DW', 'DW', '-', '-', '-', '-', '-', '-', '-']);
    expect(now().question).toBeNull();
  });

  test('SHT is that of the shot that is pointed at, on the pad as on its card', async () => {
    const { hand, now } = await around(<TypedDie />, 'typed');
    const { shooters } = hand.getState().table.legal;
    const [who, targets] = Object.entries(shooters)[0]!;
    const [shot] = Object.values(targets)[0]!;
    const { act } = await import('react');
    act(() =>
      hand
        .getState()
        .pointOut({ type: 'shoot', who, target: shot!.aim.target.id, from: shot!.aim.from, to: shot!.aim.to }),
    );
    act(() => hand.getState().commit());
    expect(now().question?.purpose.kind).toBe('shot');
    const keys = within(screen.getByRole('group', { name: 'The face that came up', hidden: true })).getAllByRole(
      'button',
      {
        hidden: true,
      },
    );
    expect(keys[0]!.textContent).toBe('1');
    expect(within(keys[0]!).getByRole('img', { hidden: true })).toBeTruthy();
  });
});

describe('chances', () => {
  test('ten faces, the one rolled marked; worse results are counted in', async () => {
    const results = ['K', 'W', 'W', 'R', 'R', '-', '-', '-', '-', '-'] as const;
    await around(
      <>
        <Faces results={results} face={4} />
        <ChanceBars results={results} conditions={{ target: 'fit' }} />
      </>,
    );
    const faces = within(screen.getByRole('list', { name: 'The ten faces of the die' })).getAllByRole('listitem');
    expect(faces).toHaveLength(10);
    expect(faces.findIndex((face) => face.getAttribute('aria-current') === 'true')).toBe(3);
    const bars = within(screen.getByRole('list', { name: 'Chances' }))
      .getAllByRole('listitem')
      .map((bar) => bar.textContent);
    expect(bars).toEqual(['killed10%', 'wounded or worse30%', 'retreats or worse50%', 'nothing happens50%']);
  });
});

test('everything about a hex: ground, costs, sides, who stands there', async () => {
  const { now } = await play(newGame('linden-square', 'app'));
  const { game, state } = now();
  const { at } = state.characters['b01']!;
  expect(hexFacts(game, state, at)).toMatchObject({ holder: 'b01', bodies: 0, fallen: [], objective: false });
  const slain = skirmish.evolve(game, state, { type: 'killed', rule: 'SHT-1', who: 'b01' });
  expect(hexFacts(game, slain, at)).toMatchObject({ holder: null, bodies: 1, deadHorses: 0, fallen: ['b01'] });
  const heap = { ...slain, bodies: { [at]: 4 } };
  expect(hexFacts(game, heap, at)).toMatchObject({ bodies: 4, deadHorses: 1, fallen: ['b01'] });
  const walled = game.board.wall.findIndex((sides) => sides !== 0);
  expect(hexFacts(game, state, walled).sides.map(({ kind }) => kind)).toContain('wall');
});
