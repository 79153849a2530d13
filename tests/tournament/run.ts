/**
 * How strong the computer's levels are, one against the next weaker: mirrored pairs (each plays each army once, with the
 * same seed) over all scenarios of all games, with fixed seeds.
 *
 *   npm run tournament -- --quick
 *   npm run tournament -- --pairs 10 --game skirmish --scenario linden-square
 *
 * `--pairs` is how many a scenario; `--quick` plays one of each scenario of the skirmish (of the captain's, who thinks longest, of
 * every third), of any other game one of the first, and no crowd.
 * At the end everybody thinks in a crowd of fifteen a side, alone: how long a sequence takes at worst. Ends with `tournament: as
 * strong as they should be`, or tells who is not.
 */
import { Worker } from 'node:worker_threads';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { crowded } from './crowd';
import { fields } from './games';
import { levels } from '../../src/solo';
import type { Contestant } from './match';
import { pairings, type Done, type Job } from './pairing';
import { middleAndMost, wilson, worded, type Standing } from './table';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    game: { type: 'string' },
    scenario: { type: 'string' },
    stronger: { type: 'string' },
  },
});

const pairs = Number(values.pairs ?? (values.quick ? 1 : 6));
if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs: a whole number');

/** Whether `--quick` does without a scenario, by its place in the game's list. */
const isLeftOut = (game: string, stronger: Contestant, place: number): boolean =>
  game === 'skirmish' ? stronger === 'captain' && place % 3 !== 1 : place > 0;

/** All that is to be played, the longest first: so that no worker is left alone with it at the end. */
function jobsOf(): Job[] {
  const jobs: Job[] = [];
  for (const [pairing, { stronger }] of pairings.entries()) {
    if (values.stronger !== undefined && values.stronger !== stronger) continue;
    for (const [game, { scenarios }] of Object.entries(fields)) {
      if (values.game !== undefined && values.game !== game) continue;
      for (const [place, scenario] of scenarios.entries()) {
        if (values.scenario !== undefined && values.scenario !== scenario) continue;
        if (values.quick && isLeftOut(game, stronger, place)) continue;
        for (let count = 0; count < pairs; count++) jobs.push({ pairing, game, scenario, count });
      }
    }
  }
  return jobs;
}

/** What a worker begins with: node itself reads no TypeScript in one. */
const boot = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./worker.ts', ${JSON.stringify(import.meta.url)}))`;

/** Hands the jobs out to as many workers as there are processors. */
async function playAll(jobs: readonly Job[]): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = [...jobs];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(boot, { eval: true });
      const next = () => {
        const job = waiting.shift();
        if (job) worker.postMessage(job);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (result: Done) => {
        done.push(result);
        // Beside the results: whoever waits sees how far it is.
        console.error(`${done.length} of ${jobs.length}: ${result.job.scenario} ${result.won} of 2`);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(jobs.length, availableParallelism()) }, work));
  return done;
}

const sumUp = (done: readonly Done[]): Standing => ({
  won: done.reduce((sum, { won }) => sum + won, 0),
  games: done.length * 2,
});

function tellPairing(done: readonly Done[], index: number): string[] {
  const { stronger, weaker, wanted } = pairings[index]!;
  const own = done.filter(({ job }) => job.pairing === index);
  if (own.length === 0) return [];
  const missed: string[] = [];
  for (const game of Object.keys(fields)) {
    const ofGame = own.filter(({ job }) => job.game === game);
    if (ofGame.length === 0) continue;
    const all = sumUp(ofGame);
    console.log(`${game}: ${stronger} against ${weaker}: ${worded(all)}, wanted ${wanted * 100} %`);
    for (const scenario of fields[game]!.scenarios) {
      const some = ofGame.filter(({ job }) => job.scenario === scenario);
      if (some.length > 0) console.log(`  ${scenario.padEnd(24)} ${worded(sumUp(some))}`);
    }
    // A few games can only tell when somebody is clearly too weak.
    const shown = values.quick ? wilson(all)[1] : all.won / all.games;
    if (shown < wanted) missed.push(`${game}: ${stronger} does not win ${wanted * 100} % against ${weaker}`);
  }
  return missed;
}

function tellTime(done: readonly Done[]): void {
  const turns: Partial<Record<Contestant, number[]>> = {};
  let thinking = 0;
  let rules = 0;
  for (const one of done) {
    rules += one.rules;
    for (const [who, times] of Object.entries(one.turns) as [Contestant, number[]][]) {
      (turns[who] ??= []).push(...times);
      thinking += times.reduce((sum, time) => sum + time, 0);
    }
  }
  for (const [who, times] of Object.entries(turns)) {
    const [median, most] = middleAndMost(times);
    console.log(`${who.padEnd(10)} ${median.toFixed(0)} ms a turn, at worst ${most.toFixed(0)} ms, of ${times.length}`);
  }
  console.log(`rules ${((100 * rules) / Math.max(1, rules + thinking)).toFixed(0)} % of the time, thinking the rest`);
}

/** Alone, once all workers have ended. */
function tellCrowd(): void {
  for (const level of levels) {
    const { longest, turn } = crowded(level, 1);
    console.log(
      `fifteen a side: ${level.padEnd(10)} ${turn.toFixed(0)} ms a turn, ${longest.toFixed(0)} ms the longest sequence`,
    );
  }
}

const done = await playAll(jobsOf());
const missed = pairings.flatMap((_, index) => tellPairing(done, index));
tellTime(done);
if (!values.quick && (values.game === undefined || values.game === 'skirmish')) tellCrowd();
console.log(missed.length === 0 ? 'tournament: as strong as they should be' : `tournament: ${missed.join('; ')}`);
process.exit(missed.length === 0 && done.length > 0 ? 0 : 1);
