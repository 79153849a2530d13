/**
 * Fits what tells who will win to how games of the sergeant against himself end, and prints the weights as they stand in
 * `src/solo/skirmish/chance.json` and under `hope` in `src/solo/castle/weights.json`.
 *
 *   npm run fit -- --game skirmish --games 250
 *
 * `--games` of each scenario; in one turn of five he forgets the reply, so that there is more to be seen. Also prints how surprising
 * the ends of a fifth of the games were, which the weights had not been fitted to.
 */
import { parseArgs } from 'node:util';
import { seededDice, type ArmyId, type CommonState } from '../../../src/game';
import { think } from '../../../src/solo';
import { thinkingOf } from '../../../src/solo/levels';
import { randomFrom } from '../../support/random';
import type { Trial } from '../../soak/game';
import { fields } from '../games';
import { fit, surprise, type Sample } from './logistic';
import { castleReader, skirmishReader, type Reader } from './readers';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'skirmish' },
    games: { type: 'string', default: '250' },
    seed: { type: 'string', default: '50000' },
  },
});

const readers: Readonly<Record<string, Reader<never, never>>> = { skirmish: skirmishReader, castle: castleReader };
const reader = readers[values.game] as unknown as Reader<unknown, CommonState> | undefined;
const field = fields[values.game];
if (!reader || !field) throw new Error(`--game: one of ${Object.keys(readers).join(', ')}`);
const { soak, scenarios } = field;
const solo = field.solo as unknown as Parameters<typeof think>[0];

interface Seen extends Sample {
  readonly kind: string;
  readonly number: number;
}

/** Of all turns so many are played without a thought for the reply. */
const careless = 0.2;
const { outlook } = thinkingOf.sergeant;
const rash = { ...thinkingOf.sergeant, outlook: { ...outlook, reply: false } };

function seenIn(trial: Trial, number: number): Seen[] {
  const { system } = solo;
  const game = system.build(trial.setup, trial.library);
  const random = randomFrom(trial.setup.seed);
  const readings: { readonly kind: string; readonly army: ArmyId; readonly columns: readonly number[] }[] = [];
  let state = system.initial(game);
  let turn = '';
  let thinking = thinkingOf.sergeant;
  for (let count = 0; !state.outcome; count++) {
    const now = `${state.active} ${state.turn}`;
    const reading = now === turn ? null : reader!.read(game, state as CommonState);
    if (reading) {
      turn = now;
      readings.push(reading);
      thinking = random.chance(careless) ? rash : thinkingOf.sergeant;
    }
    const command = solo.mind.options(game, state, thinking.outlook)[0]!.command;
    const decision = system.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(`refused: ${JSON.stringify(command)}`);
    for (const event of decision.events) state = system.evolve(game, state, event);
    if (count > 5000) throw new Error(`${trial.scenario} ${trial.setup.seed}: no end`);
  }
  const { winner } = state.outcome;
  return readings.map(({ kind, army, columns }) => ({
    kind,
    number,
    columns,
    outcome: winner === null ? 0.5 : winner === army ? 1 : 0,
  }));
}

const seen: Seen[] = [];
const games = Number(values.games);
for (let count = 0; count < games; count++) {
  for (const scenario of scenarios) {
    seen.push(...seenIn(soak.trial(scenario, count, Number(values.seed) + count), count));
  }
}
const fitted = new Map<string, readonly number[]>();
for (const kind of [...new Set(seen.map((one) => one.kind))].sort()) {
  const all = seen.filter((one) => one.kind === kind);
  const tested = all.filter(({ number }) => number % 5 === 0);
  const known = all.filter(({ number }) => number % 5 !== 0);
  console.log(`${kind}: ${all.length} positions; surprise ${surprise(tested, fit(known)).toFixed(4)} of 0.6931`);
  fitted.set(kind, fit(all));
}
console.log(JSON.stringify(reader.written(fitted), null, 2));
