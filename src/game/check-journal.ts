import * as v from 'valibot';
import type { EventSchemas } from './event-parts';
import { DieNeeded, type Dice, type DiceState } from './dice';
import type { GameEvent, Rolled } from './events';
import type { Entry } from './journal';
import { FileProblem, type FileFinding, type FileFindingCode, type GameHeader, type SavedGame } from './ports';
import { SetupError, type GameSetup } from './setup';
import { standingOf, type CommonState, type Decision, type GameSystem } from './system';

type Commands = Extract<Entry, { kind: 'command' }>;

const codes: readonly string[] = ['off-board', 'unknown-character'] satisfies FileFindingCode[];

const refuse = (place: string, code: FileFindingCode, facts: FileFinding['facts'], reason: string): never => {
  throw new FileProblem([{ place, code, facts, reason }]);
};

/** What is needed of a game to check its stored events. */
export interface Checked<Game, State extends CommonState, Event extends GameEvent> {
  readonly system: Pick<GameSystem<Game, State, never, Event>, 'initial' | 'evolve' | 'score' | 'rulesVersion'> & {
    readonly decide: (game: Game, state: State, command: never, dice: Dice) => Decision<Event>;
  };
  readonly build: (setup: GameSetup) => Game;
  /** The content hash of the scenario that this app has under that id and version. */
  readonly hashOf: (scenario: string, version: number) => string;
  /** Whether this app has such a scenario; with a version, whether a game begun with that version can be continued. */
  readonly hasScenario: (scenario: string, version?: number) => boolean;
  readonly schemas: (game: Game) => EventSchemas;
}

/** Refuses rules and scenarios of later versions, which this app cannot read. Throws a `FileProblem`. */
function checkVersions(
  { rulesVersion, setup }: GameHeader,
  known: number,
  hasScenario: (scenario: string, version?: number) => boolean,
): void {
  if (rulesVersion > known) {
    const reason = `played by rules of version ${rulesVersion}, known up to ${known}`;
    refuse('game.rulesVersion', 'newer-rules', { version: rulesVersion, known }, reason);
  }
  const { id, version } = setup.scenario;
  if (!hasScenario(id) || hasScenario(id, version)) return;
  const reason = `there is no version ${version} of the scenario "${id}"`;
  refuse('game.setup.scenario.version', 'unknown-version', { id, version }, reason);
}

function buildFor<Game>(setup: GameSetup, build: (setup: GameSetup) => Game): Game {
  try {
    return build(setup);
  } catch (problem) {
    if (!(problem instanceof SetupError)) throw problem;
    if (problem.place === 'scenario') {
      return refuse('game.setup.scenario.id', 'unknown-scenario', { id: setup.scenario.id }, problem.reason);
    }
    const place = problem.place.startsWith('options') ? `game.setup.${problem.place}` : 'game.setup';
    return refuse(place, 'bad-option', {}, problem.message);
  }
}

/** Checks one event before it is applied. Throws a `FileProblem`. */
function checkEvent(schemas: EventSchemas, event: GameEvent, entry: number, number: number): void {
  const at = `entries[${entry}].events[${number}]`;
  const where = { entry: entry + 1, event: number + 1 };
  const schema = Object.hasOwn(schemas, event.type) ? schemas[event.type] : undefined;
  if (!schema) {
    return refuse(`${at}.type`, 'unknown-event', { ...where, type: event.type }, `"${event.type}" is no event`);
  }
  const result = v.safeParse(schema, event);
  if (result.success) return;
  const findings = result.issues.map((issue): FileFinding => {
    const code = codes.includes(issue.message) ? (issue.message as FileFindingCode) : 'bad-event';
    const place = `${at}.${v.getDotPath(issue) ?? ''}`;
    return { place, code, facts: { ...where, found: issue.received }, reason: issue.message };
  });
  throw new FileProblem(findings);
}

function checkEntry(entry: Commands, place: number, state: CommonState): void {
  const facts = { entry: place + 1 };
  if (state.outcome) refuse(`entries[${place}]`, 'after-end', facts, 'the game has ended before');
  if (entry.by !== state.active) refuse(`entries[${place}].by`, 'not-his-turn', facts, `it is ${state.active}'s turn`);
}

/** Dice that give the faces of a stored entry again, in order. */
function storedDice(events: readonly GameEvent[], from: DiceState): Dice {
  const rolls = events.filter(({ type }) => type === 'rolled') as unknown as Rolled[];
  let next = 0;
  return {
    roll(sides, purpose) {
      const rolled = rolls[next];
      if (rolled?.sides !== sides || rolled.face > sides) throw new DieNeeded(sides, purpose);
      next++;
      return rolled.face;
    },
    state: () => rolls[next - 1]?.after ?? from,
  };
}

/** Whether two values are equal, whatever the order of their fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** The events of a stored command, decided again with the stored faces; null where it would be refused. */
function decided<Game, State extends CommonState, Event extends GameEvent>(
  system: Checked<Game, State, Event>['system'],
  game: Game,
  state: State,
  entry: Commands,
): readonly Event[] | null {
  try {
    const decision = system.decide(game, state, entry.command as never, storedDice(entry.events, state.dice));
    return decision.kind === 'done' ? decision.events : null;
  } catch {
    return null;
  }
}

/**
 * Refuses an entry whose command could not have caused its events, naming the first event that differs. Throws a
 * `FileProblem`.
 */
function checkDecision(entry: Commands, place: number, events: readonly GameEvent[] | null): void {
  if (!events) {
    const facts = { entry: place + 1, type: entry.command.type };
    return refuse(`entries[${place}].command`, 'impossible-command', facts, 'the command could not be given then');
  }
  const length = Math.max(events.length, entry.events.length);
  for (let number = 0; number < length; number++) {
    if (isSame(events[number], entry.events[number])) continue;
    const facts = { entry: place + 1, event: number + 1, type: entry.events[number]?.type ?? events[number]!.type };
    refuse(`entries[${place}].events[${number}]`, 'impossible-event', facts, 'the command does not cause this');
  }
}

/**
 * Checks an imported game by replaying it, event by event. If its rules and scenario are the current versions, its
 * commands must also lead to these events with these dice; if they are older, only the events are checked; if it cannot
 * be played here, it is refused. Resolves to the state at its end. Throws a `FileProblem`.
 */
export function playThrough<Game, State extends CommonState, Event extends GameEvent>(
  saved: SavedGame,
  { system, build, hashOf, hasScenario, schemas: schemasOf }: Checked<Game, State, Event>,
): SavedGame {
  checkVersions(saved.header, system.rulesVersion, hasScenario);
  const game = buildFor(saved.header.setup, build);
  const schemas = schemasOf(game);
  const states: State[] = [system.initial(game)];
  const { rulesVersion, setup } = saved.header;
  // What another ruling or another text of the scenario led to cannot be decided again.
  const isOfThisRuling =
    rulesVersion === system.rulesVersion && setup.scenario.hash === hashOf(setup.scenario.id, setup.scenario.version);
  saved.entries.forEach((entry, place) => {
    const before = states[place]!;
    let state = before;
    if (entry.kind === 'takeBack') return void states.push(states[entry.to]!);
    checkEntry(entry, place, state);
    entry.events.forEach((event, number) => {
      checkEvent(schemas, event, place, number);
      try {
        state = system.evolve(game, state, event as Event);
      } catch (problem) {
        const facts = { entry: place + 1, event: number + 1, found: event.type };
        refuse(`entries[${place}].events[${number}]`, 'bad-event', facts, String(problem));
      }
    });
    if (isOfThisRuling) checkDecision(entry, place, decided(system, game, before, entry));
    states.push(state);
  });
  if (saved.entries.length === 0) return saved;
  return { ...saved, header: { ...saved.header, standing: standingOf(system, game, states.at(-1)!) } };
}
