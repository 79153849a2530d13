import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skirmishFace } from '../../src/app/games/skirmish';
import { readGame } from '../../src/app/read-game';
import { FileProblem, writeSaveFile, type GameHeader } from '../../src/game';
import { castleScenarios } from '../../maps/castle';
import { playRandomGame } from '../castle/random-game';

type Json = Record<string, unknown>;
interface File {
  game: {
    title: string;
    rulesVersion: number;
    length: number;
    standing: Json;
    setup: { system: string; scenario: Json; options: Json };
  };
  entries: { by: string; command: Json; events: Json[] }[];
}

const replay = (name: string): File =>
  (JSON.parse(readFileSync(new URL(`../replays/${name}.json`, import.meta.url), 'utf8')) as { file: File }).file;

/** The quarrel as a file, with something done to it. */
function file(change: (file: File) => void): string {
  const changed = replay('quarrel');
  change(changed);
  changed.game.length = changed.entries.length;
  return JSON.stringify(changed);
}

function findings(text: string): unknown[] {
  try {
    readGame(text);
  } catch (problem) {
    if (problem instanceof FileProblem) return problem.findings.map(({ code, place }) => `${code} ${place}`);
    throw problem;
  }
  return [];
}

describe('a game from a file', () => {
  test.each(['quarrel', 'grey-riders', 'hired-lances'])('that was played is taken in: %s', (name) => {
    const played = replay(name);
    expect(readGame(JSON.stringify(played)).header.standing).toMatchObject(played.game.standing);
  });

  test.each(castleScenarios.map(({ id }) => id))(
    'that was played is taken in: the castle, %s',
    (id) => {
      for (let seed = 1; seed <= 2; seed++) {
        const level = seed % 2 ? 'extended' : 'beginner';
        const { setup, entries, state } = playRandomGame(seed, id, { level, mostCommands: 150 });
        const text = writeSaveFile({
          header: {
            ...(JSON.parse(file(() => undefined)) as { game: GameHeader }).game,
            setup,
            length: entries.length,
          },
          entries,
        });
        expect(readGame(text).header.standing).toMatchObject({ turn: state.turn, active: state.active });
      }
    },
    30_000,
  );

  test.each<[string, { rulesVersion?: number; version?: number }, string]>([
    ['rules', { rulesVersion: 999 }, 'newer-rules game.rulesVersion'],
    ['a scenario', { version: 77 }, 'unknown-version game.setup.scenario.version'],
    ['a scenario', { version: 0 }, 'unknown-version game.setup.scenario.version'],
  ])('of the castle with %s of an unknown version is refused: %o', (_, { rulesVersion = 1, version }, finding) => {
    const { setup } = playRandomGame(1, 'castle-storming', { level: 'beginner', mostCommands: 5 });
    const scenario = { ...setup.scenario, version: version ?? setup.scenario.version };
    const { game } = JSON.parse(file(() => undefined)) as { game: GameHeader };
    const header = { ...game, rulesVersion, setup: { ...setup, scenario }, length: 0 };
    expect(findings(writeSaveFile({ header, entries: [] }))).toEqual([finding]);
  });

  test.each<[string, (file: File) => void, string]>([
    [
      'a shot turned into a kill that the die does not give',
      ({ entries }) => {
        const entry = entries.find(({ events }) => events.some(({ type }) => type === 'shot'))!;
        entry.events.push({
          type: 'killed',
          who: entry.events.find(({ type }) => type === 'shot')!['target'],
          rule: 'SHT',
        });
      },
      'impossible-event',
    ],
    [
      'a move that nobody could make',
      ({ entries }) => {
        const entry = entries.find(({ command }) => command['type'] === 'move')!;
        entry.command = { ...entry.command, path: [] };
      },
      'impossible-command',
    ],
  ])('%s is refused at its place', (_, change, code) => {
    const text = file((changed) => {
      // As if it had been played with the scenario as it is now.
      changed.game.setup.scenario['hash'] = skirmishFace.hashOf(String(changed.game.setup.scenario['id']));
      change(changed);
    });
    const [found, ...others] = findings(text);
    expect(found).toMatch(new RegExp(`^${code} entries\\[\\d+\\]\\.(events\\[\\d+\\]|command)$`));
    expect(others).toEqual([]);
  });

  test.each<[string, (file: File) => void, string]>([
    ['an unknown game', ({ game }) => (game.setup.system = 'chess'), 'unknown-game game.setup.system'],
    [
      'an unknown scenario',
      ({ game }) => (game.setup.scenario['id'] = 'nowhere'),
      'unknown-scenario game.setup.scenario.id',
    ],
    [
      "another game's scenario",
      ({ game }) => (game.setup.system = 'castle'),
      'unknown-scenario game.setup.scenario.id',
    ],
    ['rules of a version to come', ({ game }) => (game.rulesVersion = 999), 'newer-rules game.rulesVersion'],
    [
      'a version of its scenario that there is not',
      ({ game }) => (game.setup.scenario['version'] = 77),
      'unknown-version game.setup.scenario.version',
    ],
    ['an unknown table', ({ game }) => (game.setup.options['table'] = 'romans'), 'bad-option game.setup.options.table'],
    [
      'an unknown option',
      ({ game }) => (game.setup.options['dragons'] = true),
      'bad-option game.setup.options.dragons',
    ],
    [
      'an event of an unknown type',
      ({ entries }) => entries[1]!.events.push({ type: 'exploded' }),
      'unknown-event entries[1].events',
    ],
    [
      'an event named after something every object has',
      ({ entries }) => entries[1]!.events.unshift({ type: 'constructor' }),
      'unknown-event entries[1].events[0].type',
    ],
    [
      'an unknown character',
      ({ entries }) => entries[1]!.events.unshift({ type: 'stunned', who: 'zed' }),
      'unknown-character entries[1].events[0].who',
    ],
    [
      'a hex off the board',
      ({ entries }) => entries[1]!.events.unshift({ type: 'unhorsed', who: 'b05', at: 99_999 }),
      'off-board entries[1].events[0].at',
    ],
    [
      'half a hex',
      ({ entries }) => entries[1]!.events.unshift({ type: 'unhorsed', who: 'b05', at: 1.5 }),
      'off-board entries[1].events[0].at',
    ],
    [
      'an absurd number',
      ({ entries }) => entries[1]!.events.unshift({ type: 'moveEnded', who: 'b05', pointsLeft: 1e300 }),
      'bad-event entries[1].events[0].pointsLeft',
    ],
    [
      'dice that nothing can be rolled from',
      ({ entries }) =>
        entries[1]!.events.unshift({
          type: 'rolled',
          purpose: { kind: 'shot', who: [], rule: 'SHT' },
          sides: 10,
          face: 1,
          after: [1e300, 0, 0, 1],
        }),
      'bad-event entries[1].events[0].after.0',
    ],
    [
      'an event that the game cannot make so',
      ({ entries }) => entries[1]!.events.unshift({ type: 'mounted', who: 'b05', horse: 'none', pointsLeft: 1 }),
      'bad-event entries[1].events[0]',
    ],
    ["a command out of its army's turn", ({ entries }) => (entries[1]!.by = 'red'), 'not-his-turn entries[1].by'],
    ['a command after the end', ({ entries }) => entries.push(entries[1]!), 'after-end entries[89]'],
    [
      'too many entries',
      ({ entries }) => entries.push(...Array.from({ length: 5000 }, () => entries[0]!)),
      'too-many entries',
    ],
    [
      'too many events',
      ({ entries }) => entries[1]!.events.push(...Array.from({ length: 1000 }, () => entries[0]!.events[0]!)),
      'too-many entries[1].events',
    ],
  ])('with %s is refused, and the place is named', (_, change, expected) => {
    const found = findings(file(change));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test('with an endless title keeps its beginning', () => {
    expect(readGame(file(({ game }) => (game.title = 'x'.repeat(200_000)))).header.title).toBe('x'.repeat(120));
  });

  test('stands where its events say, whatever its header says', () => {
    const { header } = readGame(file(({ game }) => (game.standing['turn'] = 400)));
    expect(header.standing).toMatchObject(replay('quarrel').game.standing);
  });
});
