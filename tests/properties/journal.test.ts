import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { fold, seedDice, seededDice, standingEntries, takeBackTarget, undoClosed, type Entry } from '../../src/game';
import {
  decide,
  evolve,
  initialState,
  skirmish,
  type Command,
  type Event,
  type SkirmishGame,
  type SkirmishState,
} from '../../src/skirmish';
import { choose } from '../soak/skirmish/player';
import { skirmishSoak } from '../soak/skirmish/soak';
import { randomFrom, type Random } from '../support/random';

vi.setConfig({ testTimeout: 60_000 });

type Journal = readonly Entry<Command, Event>[];
const deeds = fc.array(fc.constantFrom('play', 'play', 'play', 'undo', 'redo', 'takeBack'), {
  minLength: 5,
  maxLength: 60,
});
const seeds = fc.integer({ min: 1, max: 1_000_000 });
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A plain model of a game with its past: every state that was, kept. */
interface Model {
  readonly game: SkirmishGame;
  readonly random: Random;
  entries: Journal;
  /** States after each command that still counts, the first one before any. */
  past: SkirmishState[];
  /** Entries undone and not yet played over, and their states. */
  undone: { readonly entry: Journal[number]; readonly state: SkirmishState }[];
}

function model(seed: number): Model {
  const trial = skirmishSoak.trial('random', seed, seed);
  const game = skirmish.build(trial.setup, trial.library);
  return { game, random: randomFrom(seed), entries: [], past: [initialState(game)], undone: [] };
}

function play(model: Model): void {
  const { game, random } = model;
  const state = model.past.at(-1)!;
  if (state.outcome) return;
  const command = choose(game, state, random);
  const decision = decide(game, state, command, seededDice(state.dice));
  if (decision.kind === 'refused') throw new Error(decision.refusal.code);
  model.entries = [...model.entries, { kind: 'command', by: state.active, command, events: decision.events }];
  model.past.push(decision.events.reduce((before, event) => evolve(game, before, event), state));
  model.undone = [];
}

function undo(model: Model): void {
  if (undoClosed(model.entries) !== null) return;
  model.undone.push({ entry: model.entries.at(-1)!, state: model.past.pop()! });
  model.entries = model.entries.slice(0, -1);
}

function redo(model: Model): void {
  const again = model.undone.pop();
  if (!again) return;
  model.entries = [...model.entries, again.entry];
  model.past.push(again.state);
}

function takeBack(model: Model): void {
  const to = takeBackTarget(model.entries);
  if (to === null) return;
  const seed = model.random.below(1000);
  model.entries = [...model.entries, { kind: 'takeBack', to, seed }];
  model.past.pop();
  model.past.push({ ...model.past.pop()!, dice: seedDice(seed) });
  model.undone = [];
}

const acts = { play, undo, redo, takeBack };

describe('the journal', () => {
  property.prop([seeds, deeds], { numRuns: 40 })(
    'TURN-1 folds to the state, whatever was undone, redone, taken back',
    (seed, list) => {
      const now = model(seed);
      for (const deed of list) {
        acts[deed as keyof typeof acts](now);
        expect(fold(skirmish, now.game, now.entries)).toEqual(now.past.at(-1));
        expect(standingEntries(now.entries)).toHaveLength(now.past.length - 1);
      }
      expect(fold(skirmish, now.game, copied(now.entries))).toEqual(now.past.at(-1));
      expect(copied(now.past.at(-1))).toEqual(now.past.at(-1));
    },
  );

  property.prop([seeds], { numRuns: 25 })(
    'TURN-1 undo is open until dice were rolled or the tablet was handed over',
    (seed) => {
      const now = model(seed);
      expect(undoClosed(now.entries)).toBe('nothing');
      for (let count = 0; count < 40; count++) {
        play(now);
        const last = now.entries.at(-1)!;
        const types = last.kind === 'command' ? last.events.map(({ type }) => type) : [];
        const handed = types.includes('turnBegan') || types.includes('armyWon');
        expect(undoClosed(now.entries)).toBe(types.includes('rolled') ? 'dice' : handed ? 'handOver' : null);
      }
      takeBack(now);
      expect(undoClosed(now.entries)).toBe('agreement');
    },
  );

  property.prop([seeds], { numRuns: 30 })('TURN-1 all can be taken back, one command after the other', (seed) => {
    const now = model(seed);
    for (let count = 0; count < 12; count++) play(now);
    while (takeBackTarget(now.entries) !== null) takeBack(now);
    const { dice: _dice, ...start } = initialState(now.game);
    expect(fold(skirmish, now.game, now.entries)).toMatchObject(start);
    expect(standingEntries(now.entries)).toEqual([]);
  });
});
