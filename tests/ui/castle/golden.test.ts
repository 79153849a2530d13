import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { logLines, logReader } from '../../../src/ui/castle/log/lines';
import { logText } from '../../../src/ui/castle/log/manner';
import { playRandomGame } from '../../castle/random-game';
import { game, playSiege } from './scripted-siege';
import { isAboutAHorse, isProper, languages, voiceOf } from './voices';

const { entries, state } = playSiege();

describe('a short siege in words', () => {
  test.each(languages)('reads naturally in %s', (language) => {
    const text = logText(voiceOf(game, language), logLines(game, entries));
    expect(text).toSatisfy(isProper);
    expect(text).not.toSatisfy(isAboutAHorse);
    expect(text).toBe(readFileSync(new URL(`fixtures/${language}.txt`, import.meta.url), 'utf8'));
  });

  test('it ends', () => expect(state.outcome).not.toBeNull());
});

describe('any game reads properly', () => {
  const scenarios = ['castle-storming', 'castle-breach', 'castle-banner'];
  test.each(scenarios.map((scenario, index) => [scenario, index + 11] as const))(
    '%s, seed %i',
    (scenario, seed) => {
      const played = playRandomGame(seed, scenario, { mostCommands: 300 });
      const lines = logLines(played.game, played.entries);
      expect(lines.length).toBeGreaterThan(100);
      for (const language of languages) {
        const text = logText(voiceOf(played.game, language), lines);
        expect(text).toSatisfy(isProper);
        expect(text).not.toSatisfy(isAboutAHorse);
      }
    },
    120_000,
  );
});

describe('reading the journal', () => {
  test('entry by entry as at once; what was undone is forgotten', () => {
    const read = logReader(game);
    for (let length = 1; length <= entries.length; length++) read(entries.slice(0, length));
    expect(read(entries)).toEqual(logLines(game, entries));
    expect(read(entries)).toBe(read([...entries]));
    expect(read(entries.slice(0, 9))).toEqual(logLines(game, entries.slice(0, 9)));
  });

  test('what is taken back by agreement stays, marked', () => {
    const climb = entries.findIndex((entry) => entry.kind === 'command' && entry.command.type === 'climb');
    const journal = [
      ...entries.slice(0, climb + 1),
      { kind: 'takeBack', to: climb, seed: 7 } as const,
      entries[climb]!,
    ];
    const lines = logLines(game, journal);
    const undone = lines.filter((line) => line.undone);
    expect(new Set(undone.map(({ entry }) => entry))).toEqual(new Set([climb]));
    expect(lines.find(({ entry }) => entry === climb + 1)?.messageId).toBe('log.takenBack');
  });
});
