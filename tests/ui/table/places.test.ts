// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { focused, noInsets, toScreen, type Frame } from '../../../src/board/camera';
import { centreOf, sheetRect, hexesRect } from '../../../src/board/world';
import { activateLanguage } from '../../../src/i18n/languages';
import { translate } from '../../../src/i18n/words';
import { neighbour, opposite } from '../../../src/hex';
import { armyPairs } from '../../../src/store/army-pairs';
import { skirmishFilm } from '../../../src/ui/skirmish/film';
import { inSentences } from '../../../src/ui/table/log/text';
import type { FilmLooks } from '../../../src/ui/table/watch/film';
import { readReplay } from '../../replays/replay';

const looks: FilmLooks = { armies: armyPairs['blue-red'], language: 'en', t: translate };
const { saved, library } = readReplay('tests/replays/grey-riders.json');
const film = skirmishFilm(saved, library.scenario(saved.header.setup.scenario.id)!, library);
const { grid } = film.view(0, looks).ground;

beforeAll(() => activateLanguage('en'));

test('whoever an entry moves is brought into sight whole, before and after, at every moment of a game', () => {
  let riders = 0;
  for (let moment = 1; moment <= film.entries.length; moment++) {
    const places = film.places(moment, looks);
    const before = new Map(film.view(moment - 1, looks).counters.map((counter) => [counter.id, counter]));
    for (const now of film.view(moment, looks).counters) {
      const then = before.get(now.id);
      if (!then || (then.hex === now.hex && then.facing === now.facing)) continue;
      for (const { hex, facing } of [then, now]) {
        expect(places).toContain(hex);
        if (facing === null) continue;
        expect(places).toContain(neighbour(grid, hex, opposite(facing)));
        riders++;
      }
    }
  }
  expect(riders).toBeGreaterThan(10);
});

test('from any look, and at the end as well as in the midst, what is shown comes out from under the bars', () => {
  const frame: Frame = {
    sheet: sheetRect(grid),
    width: 820,
    height: 700,
    insets: { ...noInsets, top: 70, bottom: 260 },
  };
  let view = { x: 0, y: 0, scale: 0.46 };
  const last = film.entries.length;
  expect(film.places(last, looks).length).toBeGreaterThan(0);
  // Step after step, a step back after each, and from the beginning to the end.
  for (const moment of [...Array(last).keys()].flatMap((step) => [step + 1, step]).concat(0, last)) {
    const places = film.places(moment, looks);
    const rect = hexesRect(grid, places);
    if (rect) view = focused(view, frame, rect);
    for (const hex of places) {
      const at = toScreen(view, centreOf(grid, hex));
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(820);
      expect(at.y).toBeGreaterThan(70);
      expect(at.y).toBeLessThan(440);
    }
  }
});

test('lines that follow one another in one text are sentences', () => {
  expect(inSentences(['Aldric moves to F7', 'Hugo dies.', 'Why?'])).toBe('Aldric moves to F7. Hugo dies. Why?');
  expect(inSentences([])).toBe('');
});
