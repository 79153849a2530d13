import { castleLibrary } from '../../maps/castle';
import { castle, type CastleGame, type CastleState, type Command, type Event } from '../../src/castle';
import { seededDice, type ArmyId, type Entry, type GameSetup } from '../../src/game';
import { castleScenarioHashes } from '../support/hashes';
import { randomFrom } from '../support/random';
import { brokenInvariants } from './invariants';
import { choose } from './random-commands';

export interface RandomGameOptions {
  readonly level?: 'beginner' | 'extended';
  readonly besieger?: ArmyId;
  readonly magic?: boolean;
  /** A game that is not over after so many commands is given up. */
  readonly mostCommands?: number;
  /** Told each entry as it is played, with the state before and after it. */
  readonly after?: (entry: CastleEntry, before: CastleState, state: CastleState, game: CastleGame) => void;
}

export type CastleEntry = Extract<Entry<Command, Event>, { kind: 'command' }>;

export interface RandomGame {
  readonly setup: GameSetup;
  readonly game: CastleGame;
  readonly entries: readonly CastleEntry[];
  readonly state: CastleState;
}

/** A set-up of a scenario that ships. */
export function setupOf(seed: number, scenario: string, options: RandomGameOptions = {}): GameSetup {
  const { level = 'extended', besieger = 'red', magic = true } = options;
  const version = castleLibrary.file?.(scenario)?.version ?? 1;
  return {
    system: castle.id,
    scenario: { id: scenario, version, hash: castleScenarioHashes[scenario] ?? '' },
    players: { blue: { name: 'Blue' }, red: { name: 'Red' } },
    options: { level, besieger, magic },
    dice: 'app',
    seed,
  };
}

/**
 * Plays a scenario to its end with random commands of those that are legal: always the same game for the same seed.
 * Throws where a legal command is refused or an invariant is broken after an event, with the seed and the entry.
 */
export function playRandomGame(seed: number, scenario: string, options: RandomGameOptions = {}): RandomGame {
  const setup = setupOf(seed, scenario, options);
  const game = castle.build(setup, castleLibrary);
  const random = randomFrom(seed);
  const entries: CastleEntry[] = [];
  let state = castle.initial(game);
  const fail = (what: string): never => {
    throw new Error(`${scenario}, seed ${seed}, entry ${entries.length + 1}: ${what}`);
  };
  for (let count = 0; !state.outcome && count < (options.mostCommands ?? 5000); count++) {
    const command = choose(game, state, random);
    const before = state;
    const decision = castle.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') {
      return fail(`${JSON.stringify(command)} was refused: ${JSON.stringify(decision.refusal)}`);
    }
    for (const event of decision.events) {
      state = castle.evolve(game, state, event);
      const [broken] = brokenInvariants(game, state);
      if (broken) fail(`after ${event.type} of ${JSON.stringify(command)}: ${broken}`);
    }
    const entry: CastleEntry = { kind: 'command', by: before.active, command, events: decision.events };
    entries.push(entry);
    options.after?.(entry, before, state, game);
  }
  return { setup, game, entries, state };
}
