import { expect, test } from 'vitest';
import {
  accountOf,
  luckOf,
  standingPlaces,
  waysToSums,
  type Entry,
  type GameEvent,
  type GameSetup,
  type OwnDie,
} from '../../src/game';
import { skirmish, gauge, type Event } from '../../src/skirmish';
import { castle, gauge as castleGauge, type Event as CastleEvent } from '../../src/castle';
import { library } from '../../maps';
import { castleLibrary } from '../../maps/castle';
import { readFileSync } from 'node:fs';
import { readGame } from '../../src/app/read-game';

/** Every roll of some dice, one after another. */
function slowWays(sides: readonly number[]): bigint[] {
  let sums = [0];
  for (const faces of sides) sums = sums.flatMap((sum) => Array.from({ length: faces }, (_, face) => sum + face + 1));
  const ways: bigint[] = Array.from({ length: sides.reduce((all, one) => all + one, 0) + 1 }, () => 0n);
  for (const sum of sums) ways[sum]!++;
  return ways;
}

test.each([[[]], [[6]], [[10, 10]], [[6, 6, 6]], [[10, 6, 3, 2]]])(
  'the ways to each sum of dice %j are those counted',
  (sides) => {
    expect(waysToSums(sides)).toEqual(slowWays(sides));
  },
);

test('luck is counted exactly, a low face that is good as the high one opposite', () => {
  const dice: readonly OwnDie[] = [
    { sides: 10, face: 1, good: 'low' },
    { sides: 10, face: 9, good: 'high' },
  ];
  // 19: of a hundred rolls of two dice, 97 give less and one gives more.
  expect(luckOf(dice)).toEqual({ dice: 2, sum: 19, expectedTwice: 22, luckierThan: 97, unluckierThan: 1 });
  expect(luckOf([])).toMatchObject({ dice: 0, luckierThan: 0, unluckierThan: 0 });
});

test('a hundred dice are counted without rounding', () => {
  const ways = waysToSums(Array.from({ length: 100 }, () => 10));
  expect(ways.reduce((sum, one) => sum + one, 0n)).toBe(10n ** 100n);
});

test('what was taken back does not count, and a fresh start of the dice takes nothing back', () => {
  const command = { kind: 'command', by: 'blue', command: { type: 'x' }, events: [] } as const;
  const entries: readonly Entry[] = [command, command, { kind: 'takeBack', to: 1, seed: 1 }, command];
  expect(standingPlaces(entries)).toEqual([0, 3]);
  expect(standingPlaces([command, command, { kind: 'takeBack', to: 2, seed: 1 }, command])).toEqual([0, 1, 3]);
});

test('a skirmish in numbers: dice of whoever rolled, strength that sinks with losses, a best blow that can be found again', () => {
  const text = readFileSync(new URL('../replays/quarrel.json', import.meta.url), 'utf8');
  const saved = readGame(JSON.stringify((JSON.parse(text) as { file: unknown }).file));
  const game = skirmish.build(saved.header.setup, library);
  const entries = saved.entries as readonly Entry<{ readonly type: string }, Event>[];
  const { stands, luck, best } = accountOf(skirmish, gauge, game, entries);
  const rolled = standingPlaces(entries)
    .flatMap((place) => (entries[place] as Extract<Entry, { kind: 'command' }>).events)
    .filter((event: GameEvent) => event.type === 'rolled');
  const own = rolled.filter((event) => (event as unknown as { purpose: { kind: string } }).purpose.kind !== 'draw');
  expect(luck.blue.dice + luck.red.dice).toBe(own.length);
  expect(stands[0]!.strength.blue).toBeGreaterThanOrEqual(stands.at(-1)!.strength.blue);
  expect(best!.chance).toBeGreaterThan(0);
  const entry = entries[best!.entry] as Extract<Entry, { kind: 'command' }>;
  expect(['shot', 'fought']).toContain(entry.events[best!.event]!.type);
});

test('a siege in numbers counts no die of the mages as anybody’s luck', () => {
  const text = readFileSync(new URL('../castle/replays/castle-banner-5.json', import.meta.url), 'utf8');
  const saved = JSON.parse(text) as { readonly setup: GameSetup; readonly entries: unknown };
  const game = castle.build(saved.setup, castleLibrary);
  const entries = saved.entries as readonly Entry<{ readonly type: string }, CastleEvent>[];
  const { luck, stands } = accountOf(castle, castleGauge, game, entries);
  const kinds = entries.flatMap((entry) =>
    entry.kind === 'command'
      ? entry.events.flatMap((event) => (event.type === 'rolled' ? [event.purpose.kind] : []))
      : [],
  );
  expect(luck.blue.dice + luck.red.dice).toBe(kinds.filter((kind) => kind !== 'spell' && kind !== 'crystals').length);
  expect(stands[0]!.strength.red).toBe(castle.score(game, castle.initial(game)).red);
});

test('MAG-2 a die of hail that kills is a blow, by the chance of one die', () => {
  const text = readFileSync(new URL('../castle/replays/castle-banner-5.json', import.meta.url), 'utf8');
  const { setup } = JSON.parse(text) as { readonly setup: GameSetup };
  const game = castle.build(setup, castleLibrary);
  const state = castle.initial(game);
  const die = (face: number): CastleEvent => ({
    type: 'rolled',
    purpose: { kind: 'hail', rule: 'MAG-2', who: ['r1', 'b1'] },
    sides: 6,
    face,
    after: state.dice,
  });
  const { hailFrom } = game.ruleset.values.spells;
  expect(castleGauge.blow(game, state, die(hailFrom - 1))).toBeNull();
  expect(castleGauge.blow(game, state, die(hailFrom))).toMatchObject({
    army: state.active,
    chance: 7 - hailFrom,
    of: 6,
  });
});

test.each(['hired-lances', 'grey-riders', 'quarrel'])(
  'the game %s, recorded with another text of its scenario, can be told in numbers',
  (name) => {
    const url = new URL(`../replays/${name}.json`, import.meta.url);
    const { file } = JSON.parse(readFileSync(url, 'utf8')) as { file: unknown };
    const { header, entries } = readGame(JSON.stringify(file));
    const game = skirmish.build(header.setup, library);
    const { stands } = accountOf(skirmish, gauge, game, entries as readonly Entry<{ readonly type: string }, Event>[]);
    expect(stands.length).toBeGreaterThan(2);
  },
);
