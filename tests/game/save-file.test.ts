import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FileProblem, readSaveFile, writeSaveFile, type Entry, type FileFinding, type SavedGame } from '../../src/game';
import { migrateSave, saveMigrations } from '../../src/game/save-migrations';
import { saveVersion } from '../../src/game/save-schema';

const fixture = (version: number): string =>
  readFileSync(new URL(`fixtures/save-${version}.json`, import.meta.url), 'utf8');

const game = (): SavedGame => readSaveFile(fixture(saveVersion));

function findings(text: string): readonly FileFinding[] {
  try {
    readSaveFile(text);
  } catch (error) {
    if (error instanceof FileProblem) return error.findings;
    throw error;
  }
  return [];
}

/** The fixture with one value changed; undefined takes it out. */
function broken(path: readonly (string | number)[], value: unknown): string {
  const file = JSON.parse(fixture(saveVersion)) as Record<string, unknown>;
  let at: Record<string | number, unknown> = file;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
  const last = path.at(-1)!;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.stringify(file);
}

describe('what is written is read', () => {
  test('a game comes back as it was', () => {
    expect(readSaveFile(writeSaveFile(game()))).toEqual(game());
  });

  test('writing a file that was read gives the same file', () => {
    expect(writeSaveFile(game())).toBe(writeSaveFile(readSaveFile(writeSaveFile(game()))));
  });

  test('a file that carries its scenario and its sheets is read, and these are left aside', () => {
    const carrying = { ...(JSON.parse(writeSaveFile(game())) as object), scenarios: [{ id: 'x' }], sheets: ['..'] };
    expect(readSaveFile(JSON.stringify(carrying))).toEqual(game());
    expect(JSON.parse(writeSaveFile(readSaveFile(JSON.stringify(carrying))))).not.toHaveProperty('sheets');
  });

  test('a byte order mark and other line ends do no harm', () => {
    const text = `\uFEFF${writeSaveFile(game()).replaceAll('\n', '\r\n')}`;
    expect(readSaveFile(text).header).toEqual(game().header);
  });

  const event = fc.record({ type: fc.constant('rolled'), face: fc.integer(), words: fc.string({ unit: 'binary' }) });
  const entry: fc.Arbitrary<Entry> = fc.record({
    kind: fc.constant('command' as const),
    by: fc.constantFrom('blue' as const, 'red' as const),
    command: fc.record({ type: fc.constant('move'), path: fc.jsonValue() }),
    events: fc.array(event),
  });
  property.prop([fc.array(entry, { maxLength: 8 }), fc.string({ unit: 'binary' }), fc.integer()], {
    seed: 1,
    numRuns: 60,
  })('any journal and any words come back', (entries, title, seed) => {
    const { header } = game();
    const saved = {
      header: { ...header, title, length: entries.length, setup: { ...header.setup, seed } },
      entries,
    };
    const read = readSaveFile(writeSaveFile(saved));
    expect(read.header).toEqual(saved.header);
    expect(JSON.stringify(read.entries)).toBe(JSON.stringify(saved.entries));
  });
});

describe('every version ever written can be read', () => {
  test.each(Array.from({ length: saveVersion }, (_, place) => place + 1))('version %i', (version) => {
    const { header, entries } = readSaveFile(fixture(version));
    expect(header).toMatchObject({ format: 1, id: 'fixture-1', title: 'Le gué', length: 5 });
    expect(header.setup.players.red.name).toBe('Борис');
    expect(entries.map(({ kind }) => kind)).toEqual(['command', 'command', 'command', 'takeBack', 'command']);
  });

  test('there is a step from each older version', () => expect(saveMigrations).toHaveLength(saveVersion - 1));

  test('the steps that a file lacks are applied in order', () => {
    const step = (name: string) => (file: Readonly<Record<string, unknown>>) => ({
      ...file,
      trail: [...((file['trail'] ?? []) as string[]), name],
    });
    const steps = [step('a'), step('b'), step('c')];
    expect(migrateSave({ version: 2 }, 2, steps)).toEqual({ version: 4, trail: ['b', 'c'] });
    expect(migrateSave({ version: 4 }, 4, steps)).toEqual({ version: 4 });
  });
});

describe('a text that is no JSON is told by line and column', () => {
  const whole = writeSaveFile(game());
  test.each<[string, string, string, FileFinding['code']]>([
    ['nothing', '', '1:1', 'cut-off'],
    ['a copy that stopped', whole.slice(0, 40), '3:8', 'cut-off'],
    ['a word that stopped', '{\n  "format": tru', '2:16', 'cut-off'],
    ['a string that stopped', '{\n  "format": "escarm', '2:20', 'cut-off'],
    ['a page instead of a file', '<!doctype html>', '1:1', 'syntax'],
    ['a comma missing', '{ "a": 1\n  "b": 2 }', '2:3', 'syntax'],
    ['a comma too many', '{ "a": 1, }', '1:11', 'syntax'],
    ['a colon missing', '{ "a" 1 }', '1:7', 'syntax'],
    ['the wrong bracket', '{ "a": [1 }', '1:11', 'syntax'],
    ['a key without quotes', '{\r\n a: 1 }', '2:2', 'syntax'],
    ['a number with a leading zero', '[01]', '1:2', 'syntax'],
    ['a line break in a string', '["a\nb"]', '1:2', 'syntax'],
    ['more after the end', '{}\n{}', '2:1', 'syntax'],
    ['a comment', '{ // players\n}', '1:3', 'syntax'],
  ])('%s', (_, text, place, code) => expect(findings(text)).toMatchObject([{ place, code }]));

  property.prop([fc.json(), fc.nat(), fc.constantFrom('', '}', ',', '"', 'x', '\n', '0')], { seed: 2, numRuns: 400 })(
    'a place is found exactly where the engine too finds no JSON',
    (json, position, inserted) => {
      const at = position % (json.length + 1);
      const text = json.slice(0, at) + inserted + json.slice(inserted === '' ? at + 1 : at);
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      const code = findings(text)[0]?.code;
      expect(code === 'syntax' || code === 'cut-off').toBe(!valid);
    },
  );
});

describe('whatever else is wrong is told by its path', () => {
  test.each<[string, readonly (string | number)[], unknown, string, FileFinding['code'], RegExp]>([
    ['another app', ['format'], 'chess', 'format', 'not-a-save', /no saved game/],
    ['a newer app', ['version'], 2, 'version', 'newer', /made by a newer version/],
    ['no version', ['version'], undefined, 'version', 'missing', /is missing/],
    ['a version in words', ['version'], 'one', 'version', 'wrong-value', /expected, found "one"/],
    ['no game', ['game'], undefined, 'game', 'missing', /is missing/],
    ['no entries', ['entries'], undefined, 'entries', 'missing', /is missing/],
    ['a missing seed', ['game', 'setup', 'seed'], undefined, 'game.setup.seed', 'missing', /is missing/],
    ['half a seed', ['game', 'setup', 'seed'], 1.5, 'game.setup.seed', 'wrong-value', /1.5/],
    ['a seed past all counting', ['game', 'setup', 'seed'], 1e300, 'game.setup.seed', 'wrong-value', /1e\+300/],
    [
      'a day that no calendar has',
      ['game', 'updatedAt'],
      8.64e15 + 1,
      'game.updatedAt',
      'wrong-value',
      /8640000000000001/,
    ],
    ['a turn past all counting', ['game', 'standing', 'turn'], 1e20, 'game.standing.turn', 'wrong-value', /safe/],
    ['an empty id', ['game', 'id'], '', 'game.id', 'wrong-value', /found 0/],
    [
      'a player without a name',
      ['game', 'setup', 'players', 'red'],
      {},
      'game.setup.players.red.name',
      'missing',
      /missing/,
    ],
    ['an unknown army', ['entries', 1, 'by'], 'green', 'entries[1].by', 'wrong-value', /"blue" \| "red"/],
    ['an unknown kind', ['entries', 2, 'kind'], 'riddle', 'entries[2].kind', 'wrong-value', /"riddle"/],
    ['a command without a type', ['entries', 0, 'command'], {}, 'entries[0].command.type', 'missing', /missing/],
    ['an event that is none', ['entries', 0, 'events', 0], 7, 'entries[0].events[0]', 'wrong-value', /Object/],
    ['a field too many', ['entries', 0, 'note'], 'hm', 'entries[0].note', 'unknown-field', /not known/],
    [
      'a picture that is none',
      ['game', 'picture'],
      'https://x.example/a.png',
      'game.picture',
      'wrong-value',
      /data URL/,
    ],
    ['a length that lies', ['game', 'length'], 9, 'game.length', 'wrong-length', /is 9, but there are 5/],
    ['a way back that leads on', ['entries', 3, 'to'], 4, 'entries[3].to', 'bad-take-back', /after it/],
  ])('%s', (_, path, value, place, code, reason) => {
    const found = findings(broken(path, value));
    expect(found).toMatchObject([{ place, code }]);
    expect(found[0]?.reason).toMatch(reason);
  });

  test('every finding is told, not only the first', () => {
    const text = broken(['entries', 1, 'by'], 'green').replace('"seed":7', '"seed":"seven"').replace('"Anne"', '12');
    expect(findings(text).map(({ place }) => place)).toEqual([
      'game.setup.players.blue.name',
      'game.setup.seed',
      'entries[1].by',
    ]);
  });

  test.each([['null'], ['[]'], ['"escarmouche-save"'], ['{}'], ['3']])('%s is no saved game', (text) => {
    expect(findings(text)).toMatchObject([{ place: 'format', code: 'not-a-save' }]);
  });
});
