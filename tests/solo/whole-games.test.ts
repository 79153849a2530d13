import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/game';
import { levels, type Level, type SoloGame } from '../../src/solo';
import { soloGames } from '../../src/solo/games';
import { castleSoak } from '../soak/castle/soak';
import type { SoakGame } from '../soak/game';
import { nothingMinded, playMinds } from '../soak/minds';
import { skirmishSoak } from '../soak/skirmish/soak';

const games = {
  skirmish: { soak: skirmishSoak, scenarios: ['linden-square', 'three-lances'] },
  castle: { soak: castleSoak, scenarios: ['castle-breach', 'castle-banner'] },
} as const;

/** Turns of each scenario; thousands are played by `npm run soak -- --minds`. */
const turns: Readonly<Record<Level, number>> = { page: 10, sergeant: 8, captain: 3 };

const cases = Object.entries(games).flatMap(([name, { soak, scenarios }]) =>
  levels.flatMap((level) =>
    scenarios
      .slice(0, level === 'captain' ? 1 : undefined)
      .map((scenario, count) => ({ name, soak: soak as unknown as SoakGame, level, scenario, count })),
  ),
);

describe('turn after turn the computer only does what the rules offer, and keeps its budget', () => {
  test.each(cases)('$level, $scenario', { timeout: 120_000 }, ({ name, soak, level, scenario, count }) => {
    const solo = soloGames[name as keyof typeof soloGames] as unknown as SoloGame<never, never, never, never>;
    const minded = nothingMinded();
    const entries: Entry[] = [];
    for (let seed = 40; minded.turns < turns[level]; seed++) {
      entries.length = 0;
      const trial = soak.trial(scenario, count, seed);
      playMinds(solo, soak as never, trial, level, entries as never, minded, turns[level]);
    }
    expect(minded.share).toBeLessThanOrEqual(1);
    expect(minded.metered > 0).toBe(level === 'captain');
  });
});
