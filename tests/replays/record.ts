/**
 * Writes a golden replay: a game played at random, to its end, some commands undone and taken back by agreement.
 *
 *   npx tsx tests/replays/record.ts linden-square 3          (scenario, seed)
 *   npx tsx tests/replays/record.ts random 21 riders         (a made-up one, called riders.json)
 *
 * Do it anew only when a ruling was changed on purpose: the difference shows what the change does.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { fold, seededDice, takeBackTarget, undoClosed, writeSaveFile, type Entry } from '../../src/game';
import { skirmish, type Command, type Event } from '../../src/skirmish';
import { savedGame } from '../soak/play';
import { choose } from '../soak/skirmish/player';
import { skirmishSoak } from '../soak/skirmish/soak';
import { randomFrom } from '../support/random';

const [scenarioName = 'linden-square', seedText = '1', name = `${scenarioName}-${seedText}`] = process.argv.slice(2);
const seed = Number(seedText);
const trial = skirmishSoak.trial(scenarioName, seed, seed);
const game = skirmish.build(trial.setup, trial.library);
const random = randomFrom(seed);
let entries: readonly Entry<Command, Event>[] = [];

for (;;) {
  const state = fold(skirmish, game, entries);
  if (state.outcome) break;
  if (random.chance(0.02)) {
    const to = takeBackTarget(entries);
    if (to !== null) entries = [...entries, { kind: 'takeBack', to, seed: random.below(1000) }];
    continue;
  }
  if (random.chance(0.03) && undoClosed(entries) === null) {
    entries = entries.slice(0, -1);
    continue;
  }
  const command = choose(game, state, random);
  const decision = skirmish.decide(game, state, command, seededDice(state.dice));
  if (decision.kind === 'refused') throw new Error(`${JSON.stringify(command)}: ${decision.refusal.code}`);
  entries = [...entries, { kind: 'command', by: state.active, command, events: decision.events }];
}

const state = fold(skirmish, game, entries);
const scenario = trial.library.scenario(trial.setup.scenario.id)!;
const sheets = scenario.sheets.flat().map((id) => trial.library.sheet(id)!);
const saved = JSON.parse(writeSaveFile(savedGame(trial, entries, state))) as object;
const file = { ...saved, scenarios: [scenario], sheets };
const path = join(import.meta.dirname, `${name}.json`);
writeFileSync(path, await format(JSON.stringify({ file, state }), { parser: 'json', printWidth: 120 }));
console.log(`${path}: ${entries.length} entries, ${state.outcome?.reason}`);
