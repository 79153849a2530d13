import { describe, expect, test } from 'vitest';
import { fold, StorageProblem, type SavedGame } from '../../src/game';
import { skirmish, targetsOf, type Command } from '../../src/skirmish';
import { fakeRepository, newGame, play } from './table';

/** The first shot that is on offer. */
function someShot({ game, state }: { game: Parameters<typeof targetsOf>[0]; state: Parameters<typeof targetsOf>[1] }) {
  for (const { id } of game.characters) {
    const [shots] = Object.values(targetsOf(game, state, id));
    const aim = shots?.[0]?.aim;
    if (aim) return { type: 'shoot', who: id, target: aim.target.id, from: aim.from, to: aim.to } satisfies Command;
  }
  throw new Error('nobody can shoot');
}

const begun = async (dice: 'app' | 'typed' = 'app') => {
  const table = await play(newGame('linden-square', dice));
  table.now().uncover();
  return table;
};

describe('beginning', () => {
  test('where nobody sets up, turn 1 opens by itself as the first entry, and is stored', async () => {
    const { now, fake } = await play(newGame('linden-square', 'app'));
    expect(now().entries).toHaveLength(1);
    expect(now().state).toMatchObject({ turn: 1, active: 'blue', sequence: 1 });
    expect(now().cover).toBe('blue');
    await now().flush();
    expect((await fake.games.open('g1'))?.entries).toHaveLength(1);
    expect(now().saving).toEqual({ kind: 'saved' });
  });

  test('that opening can be neither undone nor taken back', async () => {
    const { now } = await begun();
    expect(now().undoClosed).toBe('nothing');
    expect(now().canTakeBack).toBe(false);
    now().undo();
    now().takeBackByAgreement();
    expect(now().entries).toHaveLength(1);
  });

  test('under the cover nothing can be done', async () => {
    const { now } = await play(newGame('linden-square', 'app'));
    expect(now().dispatch({ type: 'endSequence' })).toEqual({ kind: 'closed' });
    expect(now().entries).toHaveLength(1);
  });

  test('a game read from the store stands where it stood, covered', async () => {
    const { now, fake } = await begun();
    now().dispatch(someShot(now()));
    now().dispatch({ type: 'endSequence' });
    await now().flush();
    const stored = (await fake.games.open('g1')) as SavedGame;
    const again = await play(stored, { fake });
    expect(again.now().state).toEqual(now().state);
    expect(again.now().cover).toBe('blue');
    expect(again.now().header.length).toBe(stored.entries.length);
  });

  test('another page holds the game: it is shown, and nothing more', async () => {
    const { now, fake } = await play(newGame('linden-square', 'app'), { readOnly: true });
    expect(now().cover).toBeNull();
    expect(now().entries).toHaveLength(0);
    expect(now().dispatch({ type: 'endSequence' })).toEqual({ kind: 'closed' });
    expect(fake.calls).toEqual([]);
  });
});

describe('not yet: going back under the cover', () => {
  const handedOver = async () => {
    const table = await begun();
    while (table.now().cover === null) table.now().dispatch({ type: 'endSequence' });
    return table;
  };

  test('takes back the ending that handed over, and covers for the former player', async () => {
    const { now, fake } = await handedOver();
    const { length } = now().entries;
    expect(now().cover).toBe('red');
    expect(now().canGoBack()).toBe(true);
    now().goBack();
    expect(now().entries.at(-1)).toEqual({ kind: 'takeBack', to: length - 1, seed: 4242 });
    expect(now().state.active).toBe('blue');
    expect(now().cover).toBe('blue');
    expect(now().canGoBack()).toBe(false);
    await now().flush();
    expect((await fake.games.open('g1'))?.entries).toHaveLength(length + 1);
  });

  test('a game read from the store under the same cover can still go back', async () => {
    const { now, fake } = await handedOver();
    await now().flush();
    const again = await play((await fake.games.open('g1')) as SavedGame, { fake });
    expect(again.now().canGoBack()).toBe(true);
  });

  test('is closed at the opening, once the tablet was taken, and once something was done', async () => {
    const opened = await play(newGame('linden-square', 'app'));
    expect(opened.now().canGoBack()).toBe(false);
    const { now } = await handedOver();
    now().uncover();
    expect(now().canGoBack()).toBe(false);
    now().goBack();
    expect(now().state.active).toBe('red');
    now().dispatch({ type: 'endSequence' });
    await now().flush();
    expect(now().canGoBack()).toBe(false);
  });
});

describe('undo and redo', () => {
  test('a command without dice goes back and forth, in the store too', async () => {
    const { now, fake } = await begun();
    now().dispatch({ type: 'endSequence' });
    const moved = now().state;
    expect(now().undoClosed).toBeNull();
    now().undo();
    expect(now().state.sequence).toBe(1);
    await now().flush();
    expect((await fake.games.open('g1'))?.entries).toHaveLength(1);
    now().redo();
    expect(now().state).toEqual(moved);
    expect(now().redoable).toEqual([]);
    await now().flush();
    expect((await fake.games.open('g1'))?.entries).toHaveLength(2);
  });

  test('dice close undo', async () => {
    const { now } = await begun();
    now().dispatch(someShot(now()));
    expect(now().undoClosed).toBe('dice');
    const { length } = now().entries;
    now().undo();
    expect(now().entries).toHaveLength(length);
  });

  test('a new command forgets what was undone', async () => {
    const { now } = await begun();
    now().dispatch({ type: 'endSequence' });
    now().undo();
    now().dispatch(someShot(now()));
    expect(now().redoable).toEqual([]);
  });

  test('taking back by agreement is written down, and nobody knows the dice that follow', async () => {
    const { now, fake } = await begun();
    const before = now().state;
    now().dispatch(someShot(now()));
    const { dice } = now().state;
    now().takeBackByAgreement();
    expect(now().entries.at(-1)).toEqual({ kind: 'takeBack', to: 1, seed: 4242 });
    expect({ ...now().state, dice: null }).toEqual({ ...before, dice: null });
    expect(now().state.dice).not.toEqual(before.dice);
    expect(now().state.dice).not.toEqual(dice);
    expect(now().undoClosed).toBe('agreement');
    await now().flush();
    const stored = (await fake.games.open('g1')) as SavedGame;
    expect(fold(skirmish, now().game, stored.entries as never)).toEqual(now().state);
  });
});

describe('dice typed in', () => {
  test('a die is asked for with its purpose; the face decides', async () => {
    const { now } = await begun('typed');
    const shot = someShot(now());
    expect(now().dispatch(shot)).toEqual({ kind: 'asked' });
    expect(now().question).toMatchObject({
      sides: 10,
      faces: [],
      purpose: { kind: 'shot', who: [shot.who, shot.target] },
    });
    expect(now().entries).toHaveLength(1);
    expect(now().dispatch({ type: 'endSequence' })).toEqual({ kind: 'closed' });
    now().answerDie(10);
    expect(now().question).toBeNull();
    expect(now().played?.events).toContainEqual(expect.objectContaining({ type: 'shot', face: 10, result: '-' }));
  });

  test('a command not yet rolled can be withdrawn', async () => {
    const { now } = await begun('typed');
    now().dispatch(someShot(now()));
    now().withdrawDie();
    expect(now().question).toBeNull();
    expect(now().entries).toHaveLength(1);
  });
});

describe('handing over', () => {
  const endTurn = (now: Awaited<ReturnType<typeof begun>>['now']) => {
    for (let steps = 0; now().cover === null && steps < 6; steps++) now().dispatch({ type: 'endSequence' });
  };

  test('when the other army is on turn the table is covered; then what happened is shown', async () => {
    const { now } = await begun();
    now().dispatch(someShot(now()));
    endTurn(now);
    expect(now().cover).toBe('red');
    expect(now().undoClosed).toBe('handOver');
    now().uncover();
    expect(now().cover).toBeNull();
    const kinds = now().replay?.events.map(({ type }) => type);
    expect(kinds).toContain('shot');
    expect(now().replay?.before.playerTurn).toBe(1);
    now().endReplay();
    expect(now().replay).toBeNull();
  });

  test('in the middle of a turn nothing is shown again', async () => {
    const { now, fake } = await begun();
    now().dispatch(someShot(now()));
    await now().flush();
    const again = await play((await fake.games.open('g1'))!, { fake });
    again.now().uncover();
    expect(again.now().replay).toBeNull();
  });
});

describe('saving', () => {
  test('a store that fails is told, play goes on, and a retry stores everything in order', async () => {
    const { now, fake } = await begun();
    await now().flush();
    fake.failing = new StorageProblem('quota', 'full');
    now().dispatch({ type: 'endSequence' });
    now().dispatch({ type: 'endSequence' });
    await now().flush();
    expect(now().saving).toEqual({ kind: 'failed', code: 'quota', detail: 'full' });
    expect(now().entries).toHaveLength(3);
    expect(now().saved().entries).toHaveLength(3);
    expect((await fake.games.open('g1'))?.entries).toHaveLength(1);
    fake.failing = null;
    now().retrySaving();
    await now().flush();
    expect(now().saving).toEqual({ kind: 'saved' });
    expect((await fake.games.open('g1'))?.entries).toEqual(now().entries);
  });

  test('undo after a failed save leaves the store as the table stands', async () => {
    const fake = fakeRepository();
    const { now } = await play(newGame('linden-square', 'app'), { fake });
    now().uncover();
    await now().flush();
    fake.failing = new Error('gone');
    now().dispatch({ type: 'endSequence' });
    now().undo();
    await now().flush();
    expect(now().saving.kind).toBe('failed');
    fake.failing = null;
    now().retrySaving();
    await now().flush();
    expect((await fake.games.open('g1'))?.entries).toHaveLength(1);
  });

  test('the header keeps where the game stands, and its picture', async () => {
    const { now, fake } = await begun();
    now().setPicture('data:image/webp;base64,AA');
    now().dispatch({ type: 'endSequence' });
    await now().flush();
    const stored = await fake.games.open('g1');
    expect(stored?.header).toMatchObject({
      length: 2,
      picture: 'data:image/webp;base64,AA',
      standing: { turn: 1, active: 'blue', winner: null },
    });
    expect(stored!.header.updatedAt).toBeGreaterThan(100);
  });
});
