/**
 * Plays whole games at random and holds every state to what must always be true.
 *
 *   npm run soak -- --game skirmish --games 200 --seed 1 --scenario random
 *
 *   npm run soak -- --minds --turns 1000 --level sergeant --game castle
 *
 * `--minds`: the computer plays instead, each level against itself, until it has played so many turns of each game, the
 * scenarios one after the other; every command is held to the rules and to the budget. `--games` is how many a scenario. A failure prints its seed, which plays the same game again, and leaves what was
 * played as a file in reports/. The app opens that file where the scenario is one that ships and the journal is one that
 * the rules accept. Ends with `N passed, N failed`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fold, writeSaveFile, type Entry } from '../../src/game';
import { levels } from '../../src/solo';
import { castleSoak } from './castle/soak';
import type { SoakGame, Trial } from './game';
import { tellMinds } from './minds-run';
import { playOut, savedGame } from './play';
import { skirmishSoak } from './skirmish/soak';

const games: Readonly<Record<string, SoakGame>> = {
  skirmish: skirmishSoak as unknown as SoakGame,
  castle: castleSoak as unknown as SoakGame,
};

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    minds: { type: 'boolean', default: false },
    turns: { type: 'string', default: '200' },
    level: { type: 'string' },
  },
});

/** Leaves what was played in reports/ and tells how to play it again. */
function report(game: string, soak: SoakGame, trial: Trial, entries: readonly Entry[], error: unknown): void {
  const { seed } = trial.setup;
  const file = `reports/soak-${game}-${trial.scenario}-${seed}.json`;
  console.log(`${game} ${trial.scenario}, seed ${seed}, entry ${entries.length}: ${(error as Error).message}`);
  try {
    const state = fold(soak.system as never, soak.system.build(trial.setup, trial.library), entries) as never;
    mkdirSync('reports', { recursive: true });
    writeFileSync(file, writeSaveFile(savedGame(trial, entries, state)));
    console.log(`  kept in ${file}`);
  } catch (second) {
    console.log(`  and cannot be kept: ${(second as Error).message}`);
  }
}

let passed = 0;
let failed = 0;
const count = Number(values.games);
const firstSeed = Number(values.seed);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(firstSeed))
  throw new Error('--games and --seed: whole numbers');

for (const [name, soak] of values.minds ? [] : Object.entries(games)) {
  if (values.game !== undefined && values.game !== name) continue;
  for (const scenario of soak.scenarios) {
    if (values.scenario !== undefined && values.scenario !== scenario) continue;
    const started = Date.now();
    let entriesPlayed = 0;
    for (let number = 0; number < count; number++) {
      const seed = firstSeed + number;
      const trial = soak.trial(scenario, number + firstSeed - 1, seed);
      const entries: Entry[] = [];
      try {
        playOut(soak, trial, entries);
        passed++;
      } catch (error) {
        failed++;
        report(name, soak, trial, entries, error);
      }
      entriesPlayed += entries.length;
    }
    console.log(`${name} ${scenario}: ${count} games, ${entriesPlayed} entries, ${Date.now() - started} ms`);
  }
}
if (values.minds) {
  for (const [name, soak] of Object.entries(games)) {
    if (values.game !== undefined && values.game !== name) continue;
    for (const level of levels) {
      if (values.level !== undefined && values.level !== level) continue;
      const told = tellMinds(
        name,
        soak,
        { level, scenario: values.scenario, firstSeed, turns: Number(values.turns) },
        report,
      );
      passed += told.passed;
      failed += told.failed;
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
