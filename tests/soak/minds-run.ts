import type { Entry } from '../../src/game';
import type { Level, SoloGame } from '../../src/solo';
import { soloGames } from '../../src/solo/games';
import type { SoakGame, Trial } from './game';
import { nothingMinded, playMinds } from './minds';

interface Wanted {
  readonly level: Level;
  /** Undefined: all, one after the other. */
  readonly scenario: string | undefined;
  readonly firstSeed: number;
  /** So many turns are played at least, the last game to its end. */
  readonly turns: number;
}

type Report = (game: string, soak: SoakGame, trial: Trial, entries: readonly Entry[], error: unknown) => void;

/** A level plays a game against itself for so many turns; tells what came of it and what it took. */
export function tellMinds(
  name: string,
  soak: SoakGame,
  { level, scenario, firstSeed, turns }: Wanted,
  report: Report,
): { readonly passed: number; readonly failed: number } {
  if (!Number.isInteger(turns) || turns < 1) throw new Error('--turns: a whole number');
  const solo = soloGames[name as keyof typeof soloGames] as unknown as SoloGame<never, never, never, never>;
  const scenarios = soak.scenarios.filter((one) => scenario === undefined || scenario === one);
  const minded = nothingMinded();
  let passed = 0;
  let failed = 0;
  for (let number = 0; scenarios.length > 0 && minded.turns < turns; number++) {
    const round = Math.trunc(number / scenarios.length);
    const trial = soak.trial(scenarios[number % scenarios.length]!, round + firstSeed - 1, firstSeed + number);
    const entries: Entry[] = [];
    try {
      playMinds(solo, soak as never, trial, level, entries as never, minded, Number.POSITIVE_INFINITY);
      passed++;
    } catch (error) {
      failed++;
      report(name, soak, trial, entries, error);
      if (failed > 9) break;
    }
  }
  const { commands, metered, share, command, turn, commandTime, turnTime } = minded;
  console.log(
    `${name} ${level}: ${minded.turns} turns, ${commands} commands, ${passed} games to their end, ${failed} failed; ` +
      `at most ${commandTime.toFixed(0)} ms a command, ${turnTime.toFixed(0)} ms a turn`,
  );
  if (metered > 0) {
    console.log(
      `  counted in ${metered} commands: at most ${command} in one, ${turn} in a turn, ${(100 * share).toFixed(0)} % of what it may`,
    );
  }
  return { passed, failed };
}
