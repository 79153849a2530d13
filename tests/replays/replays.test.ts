import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fold, seededDice } from '../../src/game';
import { skirmish } from '../../src/skirmish';
import { readReplay } from './replay';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));

describe.each(files)('%s', (file) => {
  const { saved, entries, state, library } = readReplay(join(import.meta.dirname, file));
  const game = skirmish.build(saved.header.setup, library);

  test('TURN-1 the events fold to the state that was stored', () => {
    expect(fold(skirmish, game, entries)).toEqual(state);
    expect(state.outcome).not.toBeNull();
  });

  test('TURN-1 the commands, decided again, cause the events that were stored', () => {
    entries.forEach((entry, index) => {
      if (entry.kind === 'takeBack') return;
      const before = fold(skirmish, game, entries.slice(0, index));
      const decision = skirmish.decide(game, before, entry.command, seededDice(before.dice));
      const events = decision.kind === 'done' ? decision.events : decision.refusal;
      expect({ index, command: entry.command, events: JSON.parse(JSON.stringify(events)) as unknown }).toEqual({
        index,
        command: entry.command,
        events: entry.events,
      });
    });
  });
});

test('TURN-1 there are replays on foot, in the saddle, and with things taken back', () => {
  const all = files.map((file) => readReplay(join(import.meta.dirname, file)));
  const types = new Set(
    all
      .flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'command' ? entry.events : [])))
      .map(({ type }) => type),
  );
  for (const type of [
    'shot',
    'fought',
    'tested',
    'wounded',
    'stunned',
    'killed',
    'recovered',
    'advanceEnded',
    'drawn',
  ] as const) {
    expect([...types]).toContain(type);
  }
  for (const type of ['horseKilled', 'unhorsed', 'horseLeft', 'dismounted', 'mounted'] as const) {
    expect([...types]).toContain(type);
  }
  expect(all.some(({ entries }) => entries.some(({ kind }) => kind === 'takeBack'))).toBe(true);
});
