/** The computer plays whole games, and every one of its commands is held to the rules and to its budget. */
import { seededDice, type Entry, type GameEvent, type CommonState } from '../../src/game';
import { extend, think, type Level, type Meter, type SoloGame } from '../../src/solo';
import type { SoakGame, Trial } from './game';
import { Broken } from './play';

/** What was played, and the most that it took. */
export interface Minded {
  turns: number;
  commands: number;
  /** Commands for which play-outs were counted. */
  metered: number;
  /** The greatest share of its budget that a command has spent. */
  share: number;
  /** Counted in a command and in a turn, at most. */
  command: number;
  turn: number;
  /** Milliseconds of the processor in a command and in a turn, at most. */
  commandTime: number;
  turnTime: number;
}

export const nothingMinded = (): Minded => ({
  turns: 0,
  commands: 0,
  metered: 0,
  share: 0,
  command: 0,
  turn: 0,
  commandTime: 0,
  turnTime: 0,
});

/** So long that no game should be. */
const mostCommands = 6000;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Sums up what one turn takes. */
interface TurnNow {
  name: string;
  spent: number;
  time: number;
}

function note(minded: Minded, now: TurnNow, turn: string, { spent, allowed }: Meter, time: number): void {
  if (turn !== now.name) {
    minded.turns++;
    now.name = turn;
    now.spent = 0;
    now.time = 0;
  }
  now.spent += spent;
  now.time += time;
  minded.commands++;
  if (allowed > 0) minded.metered++;
  minded.share = Math.max(minded.share, allowed > 0 ? spent / allowed : 0);
  minded.command = Math.max(minded.command, spent);
  minded.turn = Math.max(minded.turn, now.spent);
  minded.commandTime = Math.max(minded.commandTime, time);
  minded.turnTime = Math.max(minded.turnTime, now.time);
}

/**
 * One game of a level against itself, to its end or until so many turns have been played in `minded`. Throws where the rules
 * refuse a command or do not offer it, where thinking has changed what it thought about, and where more was spent than allowed.
 */
export function playMinds<
  Game,
  State extends CommonState,
  Command extends { readonly type: string },
  Event extends GameEvent,
>(
  solo: SoloGame<Game, State, Command, Event>,
  soak: SoakGame<Game, State, Command, Event>,
  trial: Trial,
  level: Level,
  entries: Entry<Command, Event>[],
  minded: Minded,
  mostTurns: number,
): void {
  const { system } = soak;
  const game = system.build(trial.setup, trial.library);
  const now: TurnNow = { name: '', spent: 0, time: 0 };
  let state = system.initial(game);
  let course = extend([], state);
  while (!state.outcome) {
    const by = state.active;
    const turn = `${by} ${state.turn}`;
    if (turn !== now.name && minded.turns >= mostTurns) return;
    if (entries.length >= mostCommands) throw new Broken(`no end after ${mostCommands} commands`);
    const before = JSON.stringify(state);
    const meter: Meter = { spent: 0, allowed: 0 };
    const began = processorTime();
    const { command } = think(solo, game, course, level, trial.setup.seed * 7919 + entries.length, meter);
    note(minded, now, turn, meter, processorTime() - began);
    const told = `${level}, ${JSON.stringify(command)}`;
    if (meter.spent > meter.allowed) throw new Broken(`${told}: spent ${meter.spent} of ${meter.allowed}`);
    if (JSON.stringify(state) !== before) throw new Broken(`${told}: thinking changed the state`);
    const decision = system.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Broken(`${told}: refused, ${JSON.stringify(decision.refusal)}`);
    if (!soak.isOffered(game, state, command)) throw new Broken(`${told}: accepted, not offered`);
    entries.push({ kind: 'command', by, command, events: decision.events });
    for (const event of decision.events) state = system.evolve(game, state, event);
    course = extend(course, state);
  }
}
