/**
 * Writes a golden replay of the castle: a game played at random, to its end.
 *
 *   npx tsx tests/castle/replays/record.ts castle-breach 3 beginner blue     (scenario, seed, level, besieger)
 *
 * Do it anew only when a ruling was changed on purpose: the difference shows what the change does.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArmyId } from '../../../src/game';
import { playRandomGame } from '../random-game';

const [scenario = 'castle-storming', seedText = '1', level = 'extended', besieger = 'red'] = process.argv.slice(2);
const { setup, entries, state } = playRandomGame(Number(seedText), scenario, {
  level: level as 'beginner' | 'extended',
  besieger: besieger as ArmyId,
});
const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
const file = `{"setup":${JSON.stringify(setup)},\n"entries":[\n${lines}\n],\n"state":${JSON.stringify(state)}}\n`;
writeFileSync(join(import.meta.dirname, `${scenario}-${seedText}.json`), file);
