import { castle } from '../castle';
import { givenDice, type CommonState, type Entry, type GameEvent, type GameSystem, type Library } from '../game';
import { skirmish } from '../skirmish';
import { castleGoals } from './castle/goals';
import { readCastleCommand } from './castle/read-command';
import { judge, type GoalJudge, type Verb, type Verdict } from './judge';
import type { Problem } from './problem';
import { readLine } from './reading';
import { skirmishGoals } from './skirmish/goals';
import { readSkirmishCommand } from './skirmish/read-command';

/** A command with the faces of its dice. */
export interface Step {
  readonly command: Verb;
  readonly faces: readonly number[];
}

/** A problem, built. Nothing in it changes. */
export interface Exercise {
  readonly problem: Problem;
  /** The command that opens the first turn; null where there is none. */
  readonly opening: Verb | null;
  /** The command with which the other army passes where nobody plays it. */
  readonly pass: Verb;
  /** The verdict on an attempt. */
  readonly judge: (entries: readonly Entry[]) => Verdict;
  /**
   * The solution without the opening. Throws a `SetupError` where a line cannot be read, an `Error` where it is
   * refused.
   */
  readonly solution: () => readonly Step[];
  /** The entries of written commands, the opening first. Where nobody plays the other army, it passes in between. */
  readonly played: (lines: readonly string[]) => readonly Entry[];
}

interface Parts<Game, State extends CommonState, Command extends Verb, Event extends GameEvent> {
  readonly system: GameSystem<Game, State, Command, Event>;
  readonly goals: GoalJudge<Game, State, Command, Event>;
  readonly read: (game: Game, state: State, words: readonly string[]) => Command;
  readonly opening: Command | null;
  readonly pass: Command;
}

/** A try as it is being written down. */
function scribe<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  { system, read, opening, pass }: Parts<Game, State, Command, Event>,
  game: Game,
  problem: Problem,
) {
  let state = system.initial(game);
  const entries: Entry[] = [];
  const steps: Step[] = [];
  const play = (command: Command, faces: readonly number[]): void => {
    const by = state.active;
    const dice = givenDice(faces, state.dice);
    const decision = system.decide(game, state, command, dice);
    if (decision.kind === 'refused')
      throw new Error(`${problem.scenario.id}: ${JSON.stringify({ command, ...decision })}`);
    if (dice.used() < faces.length)
      throw new Error(`${problem.scenario.id}: too many faces for ${JSON.stringify(command)}`);
    for (const event of decision.events) state = system.evolve(game, state, event);
    entries.push({ kind: 'command', by, command, events: decision.events });
  };
  /** An army that nobody plays lets its turn go by. */
  const wait = (): void => {
    while (problem.opponent === undefined && state.active !== problem.army && !state.outcome) play(pass, []);
  };
  if (opening) play(opening, []);
  wait();
  return {
    entries,
    steps,
    write(line: string): void {
      const { words, faces } = readLine(line);
      const command = read(game, state, words);
      play(command, faces);
      steps.push({ command, faces });
      wait();
    },
  };
}

const layOut =
  <Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
    parts: Parts<Game, State, Command, Event>,
  ) =>
  (problem: Problem, library: Library): Exercise => {
    const { id, version } = problem.scenario;
    const nobody = { name: '' };
    const setup = {
      system: parts.system.id,
      scenario: { id, version, hash: '' },
      players: { blue: nobody, red: nobody },
      options: problem.options,
      dice: 'app',
      seed: 1,
    } as const;
    const game = parts.system.build(setup, library);
    const written = (lines: readonly string[]) => {
      const pen = scribe(parts, game, problem);
      for (const line of lines) pen.write(line);
      return pen;
    };
    return {
      problem,
      opening: parts.opening,
      pass: parts.pass,
      judge: (entries) => judge(parts.system, parts.goals, game, problem, entries as readonly Entry<Verb, Event>[]),
      solution: () => written(problem.solution).steps,
      played: (lines) => written(lines).entries,
    };
  };

/** Every game with problems: the only place that knows them all. */
const games: Readonly<Record<string, (problem: Problem, library: Library) => Exercise>> = {
  skirmish: layOut({
    system: skirmish,
    goals: skirmishGoals,
    read: readSkirmishCommand,
    opening: { type: 'endSequence' },
    pass: { type: 'endSequence' },
  }),
  castle: layOut({
    system: castle,
    goals: castleGoals,
    read: readCastleCommand,
    opening: null,
    pass: { type: 'endTurn' },
  }),
};

/** Builds a problem. Throws a `SetupError` where its position cannot be built. */
export const exerciseOf = (problem: Problem, library: Library): Exercise =>
  games[problem.scenario.system]!(problem, library);
