import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { logLines, logReader } from '../../../src/ui/skirmish/log/lines';
import { logText } from '../../../src/ui/skirmish/log/manner';
import { playScript, start } from './scripted-game';
import { isProper, languages, voiceOf } from './voices';

const { entries } = playScript();

describe('a short game in words', () => {
  test.each(languages)('reads naturally in %s', (language) => {
    const text = logText(voiceOf(start.game, language), logLines(start.game, entries));
    expect(text).toSatisfy(isProper);
    expect(text).toBe(readFileSync(new URL(`fixtures/${language}.txt`, import.meta.url), 'utf8'));
  });
});

describe('reading the journal', () => {
  test('a reader that follows entry by entry reads what one reads at once, and forgets what was undone', () => {
    const read = logReader(start.game);
    for (let length = 1; length <= entries.length; length++) read(entries.slice(0, length));
    expect(read(entries)).toEqual(logLines(start.game, entries));
    expect(read(entries)).toBe(read([...entries]));
    expect(read(entries.slice(0, 3))).toEqual(logLines(start.game, entries.slice(0, 3)));
  });

  test('what is taken back by agreement stays, marked; play goes on from the state before it', () => {
    const attack = entries.findIndex((entry) => entry.kind === 'command' && entry.command.type === 'attack');
    const journal = [
      ...entries.slice(0, attack + 1),
      { kind: 'takeBack', to: attack, seed: 7 } as const,
      entries[attack]!,
    ];
    const lines = logLines(start.game, journal);
    const undone = lines.filter((line) => line.undone);
    expect(new Set(undone.map((line) => line.entry))).toEqual(new Set([attack]));
    expect(lines.find((line) => line.entry === attack + 1)?.messageId).toBe('log.takenBack');
    const again = lines.filter((line) => line.entry === attack + 2);
    expect(again.map(({ messageId, values }) => ({ messageId, values }))).toEqual(
      undone.map(({ messageId, values }) => ({ messageId, values })),
    );
  });
});
