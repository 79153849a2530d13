import { describe, expect, test } from 'vitest';
import { standingPlaces } from '../../../src/game';
import { skirmish } from '../../../src/skirmish';
import { logLines } from '../../../src/ui/skirmish/log/lines';
import { readReplay } from '../../replays/replay';
import { keyLines, outcomeLines } from '../../../src/ui/table/account/key-lines';

function recorded(name: string) {
  const { saved, entries, library } = readReplay(`tests/replays/${name}.json`);
  return { entries, lines: logLines(skirmish.build(saved.header.setup, library), entries) };
}

/** Where something happened that was not taken back. */
const placesOf = (entries: ReturnType<typeof recorded>['entries'], type: string) =>
  standingPlaces(entries).filter((place) => {
    const entry = entries[place];
    return entry?.kind === 'command' && entry.events.some((event) => event.type === type);
  });

describe.each(['grey-riders', 'hired-lances'])('what befell in %s', (name) => {
  const { entries, lines } = recorded(name);

  test.each(['horseKilled', 'killed'])('tells of every entry in which somebody is %s', (type) => {
    const places = placesOf(entries, type);
    expect(places.length).toBeGreaterThan(0);
    expect(keyLines(lines).map(({ entry }) => entry)).toEqual(expect.arrayContaining(places));
  });
});

test('a shot that kills by a second wound is told with that death', () => {
  const { entries, lines } = recorded('grey-riders');
  const wounds = lines.filter(({ messageId, tone }) => messageId === 'log.shot' && tone === 'harm');
  const deadly = wounds.filter(({ entry }) => placesOf(entries, 'killed').includes(entry));
  expect(deadly.length).toBeGreaterThan(0);
  for (const line of deadly) expect(outcomeLines(lines, line).map(({ tone }) => tone)).toContain('death');
});
