/** Plays mirrored pairs as they are handed out. */
import { parentPort } from 'node:worker_threads';
import { fields } from './games';
import { playMatch, type Contestant } from './match';
import { pairings, type Done, type Job } from './pairing';

/** Seeds that no test plays with. */
const firstSeed = 1000;

function playPair(job: Job): Done {
  const { solo, soak } = fields[job.game]!;
  const { stronger, weaker } = pairings[job.pairing]!;
  const trial = soak.trial(job.scenario, job.count, firstSeed + job.count);
  const turns: Partial<Record<Contestant, number[]>> = {};
  let won = 0;
  let rules = 0;
  for (const players of [
    { blue: stronger, red: weaker },
    { blue: weaker, red: stronger },
  ]) {
    const played = playMatch(solo, soak, trial, players);
    won += players.blue === stronger ? played.blue : 1 - played.blue;
    rules += played.rules;
    for (const army of ['blue', 'red'] as const) (turns[players[army]] ??= []).push(...played.clocks[army].turns);
  }
  return { job, won, rules, turns };
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(playPair(job)));
