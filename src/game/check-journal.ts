import * as v from 'valibot';
import type { EventSchemas } from './event-parts';
import type { GameEvent } from './events';
import type { Entry } from './journal';
import { FileProblem, type FileFinding, type FileFindingCode, type SavedGame } from './ports';
import { SetupError, type GameSetup } from './setup';
import { standingOf, type CommonState, type GameSystem } from './system';

type Commands = Extract<Entry, { kind: 'command' }>;

const codes: readonly string[] = ['off-board', 'unknown-character'] satisfies FileFindingCode[];

const refuse = (place: string, code: FileFindingCode, facts: FileFinding['facts'], reason: string): never => {
  throw new FileProblem([{ place, code, facts, reason }]);
};

/** What a game needs to have its stored events looked at. */
export interface Checked<Game, State extends CommonState, Event extends GameEvent> {
  readonly system: Pick<GameSystem<Game, State, never, Event>, 'initial' | 'evolve' | 'score'>;
  readonly build: (setup: GameSetup) => Game;
  readonly schemas: (game: Game) => EventSchemas;
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

/** Looks at one event before it is made so. Throws a `FileProblem`. */
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

/**
 * Plays a game that came from outside through, event by event, without deciding anything again: so that a game of an older
 * ruling is taken in, and one that cannot be played is not. Resolves where it then stands. Throws a `FileProblem`.
 */
export function playThrough<Game, State extends CommonState, Event extends GameEvent>(
  saved: SavedGame,
  { system, build, schemas: schemasOf }: Checked<Game, State, Event>,
): SavedGame {
  const game = buildFor(saved.header.setup, build);
  const schemas = schemasOf(game);
  const states: State[] = [system.initial(game)];
  saved.entries.forEach((entry, place) => {
    let state = states[place]!;
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
    states.push(state);
  });
  if (saved.entries.length === 0) return saved;
  return { ...saved, header: { ...saved.header, standing: standingOf(system, game, states.at(-1)!) } };
}
