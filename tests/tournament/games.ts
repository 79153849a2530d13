import { soloGames } from '../../src/solo/games';
import type { SoloGame } from '../../src/solo';
import { castleSoak } from '../soak/castle/soak';
import type { SoakGame } from '../soak/game';
import { skirmishSoak } from '../soak/skirmish/soak';

/** A game that can be held a tournament of: how the computer plays it, and who plays it at random. */
export interface Field {
  readonly solo: SoloGame<never, never, never, never>;
  readonly soak: SoakGame<never, never, never, never>;
  readonly scenarios: readonly string[];
}

const soaks: Readonly<Record<string, unknown>> = { skirmish: skirmishSoak, castle: castleSoak };

/** By id of the system: every game that the computer plays. */
export const fields: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries(soloGames).map(([id, solo]) => {
    const soak = soaks[id] as Field['soak'] | undefined;
    if (!soak) throw new Error(`nobody plays ${id} at random`);
    const scenarios = soak.scenarios.filter((scenario) => scenario !== 'random');
    return [id, { solo: solo as unknown as Field['solo'], soak, scenarios }];
  }),
);
