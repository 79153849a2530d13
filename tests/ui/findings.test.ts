// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { readGame } from '../../src/app/read-game';
import { FileProblem, writeSaveFile, type GameHeader } from '../../src/game';
import { activateLanguage } from '../../src/i18n/languages';
import { translate, type LanguageCode } from '../../src/i18n/words';
import { findingPlace, findingText } from '../../src/ui/games/findings';
import { playRandomGame } from '../castle/random-game';
import { savedGame } from './support/fixtures';

interface File {
  game: {
    format?: number;
    rulesVersion: number;
    title?: unknown;
    setup: { dice: unknown; scenario: { version: number } };
  };
  entries: { by: unknown; command: Record<string, unknown>; events: Record<string, unknown>[] }[];
}

const { setup, entries } = playRandomGame(1, 'castle-storming', { level: 'extended', mostCommands: 60 });
const { header } = savedGame('a', {});
const text = writeSaveFile({ header: { ...header, setup, length: entries.length } as GameHeader, entries });
const place = entries.findIndex((entry) => entry.kind === 'command' && entry.command.type === 'move');

/** What is told of the siege as a file, with something done to it. */
function told(change: (file: File) => void): readonly string[] {
  const file = JSON.parse(text) as File;
  change(file);
  try {
    readGame(JSON.stringify(file));
  } catch (problem) {
    if (problem instanceof FileProblem) return problem.findings.map((finding) => findingText(finding, translate));
    throw problem;
  }
  return [];
}

const faults: readonly [string, (file: File) => void][] = [
  ['a command changed', ({ entries: [...all] }) => void (all[place]!.command['path'] = [])],
  ['an event changed', ({ entries: [...all] }) => void (all[place]!.events[0]!['path'] = [1])],
  ['an event with nothing in it', ({ entries: [...all] }) => void all[place]!.events.push({ type: 'slain' })],
  ['an event too many', ({ entries: [...all] }) => void all[place]!.events.push({ type: 'hid', who: 'r1' })],
  ['an unknown event', ({ entries: [...all] }) => void all[place]!.events.push({ type: 'spellForgotten' })],
  ['a field missing', ({ game }) => void delete game.title],
  ['a field of another kind', ({ game }) => void (game.title = { en: 'A' })],
  ['a field that is nothing', ({ entries: [...all] }) => void (all[place]!.by = null)],
  ['a value unknown', ({ game }) => void (game.setup.dice = 'loaded')],
  ['rules to come', ({ game }) => void (game.rulesVersion = 999)],
  ['a game to come', ({ game }) => void (game.format = 7)],
  ['a scenario to come', ({ game }) => void (game.setup.scenario.version = 77)],
];

describe.each<LanguageCode>(['en', 'fr', 'ru'])('what is wrong with a file, in %s', (language) => {
  beforeAll(() => activateLanguage(language));

  test.each(faults)('is told without names that only the code knows: %s', (_title, change) => {
    const texts = told(change);
    expect(texts.length).toBeGreaterThan(0);
    for (const one of texts) expect(one).not.toMatch(/undefined|null|Object|string|number|\b[a-z]+[A-Z]|[{}]|\bmove/);
  });
});

const placesOf = (file: string): readonly (string | null)[] => {
  try {
    readGame(file);
  } catch (problem) {
    if (problem instanceof FileProblem) return problem.findings.map((finding) => findingPlace(finding, translate));
    throw problem;
  }
  return [];
};

test('where a fault is, is told once, and only where that helps', async () => {
  await activateLanguage('en');
  expect(placesOf('hello')).toEqual([null]);
  expect(placesOf('{}')).toEqual([null]);
  expect(placesOf(text.replace('"dice": "app"', '"dice": "loaded"'))).toEqual(['Place in the file: game.setup.dice']);
});

test('a game stored by an app to come is told as such', async () => {
  await activateLanguage('en');
  expect(told(({ game }) => void (game.format = 7))).toEqual([expect.stringContaining('newer version')]);
});
