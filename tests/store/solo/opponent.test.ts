import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { thoughtSeed } from '../../../src/solo';
import { ThinkerProblem } from '../../../src/store/solo/thinker';
import { opponentAt, soloGame } from './at-table';

const end = { type: 'endSequence' };
const machine = { blue: { name: '', computer: 'captain' } } as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('the computer at the table', () => {
  test('thinks at once when it begins, and its command goes into the journal like anybody’s', async () => {
    const { now, questions, last, solo, fake } = await opponentAt(soloGame(machine));
    expect(now().cover).toBeNull();
    expect(questions).toHaveLength(1);
    expect(last()).toMatchObject({ level: 'captain', seed: thoughtSeed(11, 1) });
    await last().answer(end);
    expect(now().entries.at(-1)).toMatchObject({ kind: 'command', by: 'blue', command: end });
    expect(solo().deeds.get(1)).toMatchObject({ army: 'blue', thought: { command: end } });
    expect(questions).toHaveLength(2);
    await now().flush();
    expect((await fake.games.open('g1'))?.entries).toHaveLength(2);
  });

  test('a person’s hand is closed while it plays, and its own while a person does', async () => {
    const { now } = await opponentAt(soloGame(machine));
    expect(now().dispatch(end as never)).toEqual({ kind: 'closed' });
    now().handTo('blue', null);
    expect(now().playFor(end as never)).toEqual({ kind: 'closed' });
    expect(now().dispatch(end as never)).toEqual({ kind: 'done' });
  });

  test('its turn over, a person plays without a cover, and it thinks no more', async () => {
    const { now, last, solo, questions } = await opponentAt(soloGame(machine));
    while (now().state.active === 'blue') await last().answer(end);
    expect(now().cover).toBeNull();
    expect(solo().phase).toEqual({ kind: 'idle' });
    const asked = questions.length;
    now().dispatch(end as never);
    expect(questions).toHaveLength(asked);
  });

  test('two computers play without covers; two persons pass the tablet', async () => {
    const both = { blue: { name: '', computer: 'page' }, red: { name: '', computer: 'captain' } } as const;
    const { now, last } = await opponentAt(soloGame(both));
    while (now().state.active === 'blue') await last().answer(end);
    expect(now().cover).toBeNull();
    expect(last()).toMatchObject({ level: 'captain' });
    const persons = await opponentAt(soloGame({}));
    expect(persons.now().cover).toBe('blue');
    expect(persons.questions).toHaveLength(0);
  });

  test('after half a second it shows that it thinks', async () => {
    const { solo, last } = await opponentAt(soloGame(machine), { pace: 'step' });
    expect(solo().phase).toEqual({ kind: 'thinking', long: false });
    vi.advanceTimersByTime(500);
    expect(solo().phase).toEqual({ kind: 'thinking', long: true });
    await last().answer(end);
    expect(solo().phase).toMatchObject({ kind: 'decided' });
  });

  test('a second page that only looks on never lets it play', async () => {
    const { questions } = await opponentAt(soloGame(machine), { readOnly: true });
    expect(questions).toHaveLength(0);
  });

  test('the app rolls for it where persons type their dice in', async () => {
    const typed = await opponentAt(soloGame(machine, 'typed'));
    const shot = Object.entries(
      (await import('../../../src/skirmish')).legal(typed.now().game, typed.now().state).shooters,
    )[0];
    expect(shot).toBeDefined();
    const [who, targets] = shot!;
    const aim = Object.values(targets)[0]![0]!.aim;
    await typed.last().answer({ type: 'shoot', who, target: aim.target.id, from: aim.from, to: aim.to } as never);
    expect(typed.now().question).toBeNull();
    expect(typed.now().entries).toHaveLength(2);
  });
});

describe('the pace', () => {
  test.each([
    ['at full speed its turn is shown once it is over', 'instant', true],
    ['at a speed at which it was seen it is not shown again', 'fast', false],
  ] as const)('%s', async (_title, pace, shown) => {
    vi.useFakeTimers();
    try {
      const { now, last } = await opponentAt(soloGame(machine), { pace });
      while (now().state.active === 'blue') {
        expect(now().replay).toBeNull();
        await last().answer(end);
        await vi.advanceTimersByTimeAsync(300);
      }
      expect(now().replay !== null).toBe(shown);
    } finally {
      vi.useRealTimers();
    }
  });

  test('step by step: what comes next is pointed at, and done with a touch', async () => {
    const { now, last, solo, pointed } = await opponentAt(soloGame(machine), { pace: 'step' });
    await last().answer(end);
    vi.advanceTimersByTime(60_000);
    expect(now().entries).toHaveLength(1);
    expect(pointed).toEqual([end]);
    expect(solo().phase).toMatchObject({ kind: 'decided', waits: true });
    solo().next();
    expect(now().entries).toHaveLength(2);
  });

  test('fast: nothing is done before what happened has been seen', async () => {
    const { now, last, solo } = await opponentAt(soloGame(machine), { pace: 'fast' });
    solo().showing(true);
    await last().answer(end);
    vi.advanceTimersByTime(60_000);
    expect(now().entries).toHaveLength(1);
    solo().showing(false);
    vi.advanceTimersByTime(1000);
    expect(now().entries).toHaveLength(2);
  });

  test('another pace holds at once, for a command that waits too', async () => {
    const { now, last, setPace } = await opponentAt(soloGame(machine), { pace: 'step' });
    await last().answer(end);
    setPace('instant');
    expect(now().entries).toHaveLength(2);
  });
});

describe('stopping and going back', () => {
  test('stopped, it thinks no more until it is told to go on; then it thinks the same', async () => {
    const { solo, stops, questions, now, last } = await opponentAt(soloGame(machine));
    const [first] = questions;
    solo().stop();
    expect(stops()).toBe(1);
    await first!.answer(end);
    expect(now().entries).toHaveLength(1);
    expect(solo().phase).toEqual({ kind: 'stopped' });
    solo().goOn();
    expect(last().seed).toBe(first!.seed);
    await last().answer(end);
    expect(now().entries).toHaveLength(2);
  });

  test('undo while it thinks stops it', async () => {
    const { solo, stops, last, now } = await opponentAt(soloGame(machine));
    await last().answer(end);
    now().undo();
    expect(now().entries).toHaveLength(1);
    expect(stops()).toBe(1);
    expect(solo().phase).toEqual({ kind: 'stopped' });
  });

  test('by agreement a person takes back to before the computer’s turn; the computer always agrees', async () => {
    const { solo, last, now } = await opponentAt(soloGame({ red: { name: '', computer: 'page' } }));
    while (now().state.active === 'blue') now().dispatch(end as never);
    const mine = now().entries.length - 1;
    await last().answer(end);
    await last().answer(end);
    now().takeBackByAgreement();
    expect(now().entries.at(-1)).toMatchObject({ kind: 'takeBack', to: mine });
    expect(now().state.active).toBe('blue');
    expect(now().cover).toBeNull();
    expect(solo().phase).toEqual({ kind: 'idle' });
  });

  test('its army taken over by a person, it stops, and no move has changed', async () => {
    const { solo, last, now, fake } = await opponentAt(soloGame(machine));
    await last().answer(end);
    const { entries } = now();
    now().handTo('blue', null);
    expect(solo().phase).toEqual({ kind: 'idle' });
    expect(now().entries).toBe(entries);
    await now().flush();
    expect((await fake.games.open('g1'))?.header.setup.players.blue).toEqual({ name: '' });
    now().handTo('blue', 'sergeant');
    expect(last().level).toBe('sergeant');
  });

  test('left while it thinks, and opened again, it goes on thinking the same', async () => {
    const { last, now, fake, close, stops, questions } = await opponentAt(soloGame(machine));
    await last().answer(end);
    await now().flush();
    close();
    expect(stops()).toBe(2);
    const again = await opponentAt((await fake.games.open('g1'))!);
    expect(again.last().seed).toBe(questions.at(-1)!.seed);
  });
});

describe('trouble', () => {
  test('a worker that died is told, and the game goes on with a second try', async () => {
    const { solo, last, now } = await opponentAt(soloGame(machine));
    await last().fail(new ThinkerProblem('died'));
    expect(solo().phase).toEqual({ kind: 'failed', trouble: 'died' });
    solo().goOn();
    await last().answer(end);
    expect(now().entries).toHaveLength(2);
  });

  test('a mind that throws is tried again with other dice in its head', async () => {
    const { solo, last, questions } = await opponentAt(soloGame(machine));
    await last().fail(new Error('no way out'));
    expect(solo().phase).toEqual({ kind: 'failed', trouble: 'failed' });
    solo().goOn();
    expect(questions).toHaveLength(2);
    expect(questions[1]!.seed).not.toBe(questions[0]!.seed);
  });

  test('a command against the rules is not done, and told', async () => {
    const { solo, last, now } = await opponentAt(soloGame(machine));
    await last().answer({ type: 'attack', attackers: [], defenders: [] } as never);
    expect(solo().phase).toEqual({ kind: 'failed', trouble: 'refused' });
    expect(now().entries).toHaveLength(1);
    expect(solo().deeds.size).toBe(0);
  });

  test('a person can play the army himself', async () => {
    const { solo, last, now } = await opponentAt(soloGame(machine));
    await last().fail(new ThinkerProblem('slow'));
    now().handTo('blue', null);
    expect(solo().phase).toEqual({ kind: 'idle' });
    expect(now().dispatch(end as never)).toEqual({ kind: 'done' });
  });
});

describe('a hint', () => {
  test('points at what the captain would do, and is no move', async () => {
    const { solo, last, now, pointed } = await opponentAt(soloGame({ red: { name: '', computer: 'page' } }));
    solo().askHint();
    expect(last().level).toBe('captain');
    await last().answer(end);
    expect(pointed).toEqual([end]);
    expect(solo().hint).toMatchObject({ kind: 'shown', thought: { command: end } });
    expect(now().entries).toHaveLength(1);
    solo().takeHint();
    expect(now().entries).toHaveLength(2);
    expect(solo().hint).toEqual({ kind: 'none' });
  });

  test('is gone with the next command, and stopped by it', async () => {
    const { solo, last, now, stops } = await opponentAt(soloGame({ red: { name: '', computer: 'page' } }));
    solo().askHint();
    const asked = last();
    now().dispatch(end as never);
    expect(stops()).toBe(1);
    await asked.answer(end);
    expect(solo().hint).toEqual({ kind: 'none' });
  });

  test('none is given for the computer’s own army', async () => {
    const { solo, questions } = await opponentAt(soloGame(machine));
    solo().askHint();
    expect(questions).toHaveLength(1);
  });
});
