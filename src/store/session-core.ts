import {
  armiesOfPersons,
  armyIds,
  DieNeeded,
  fold,
  givenDice,
  seededDice,
  standingOf,
  takeBackTarget,
  takersOf,
  undoClosed,
  withComputer,
  type ArmyId,
  type CommonState,
  type Decision,
  type Entry,
  type GameEvent,
  type GameHeader,
  type Level,
  type Players,
  type UndoClosed,
} from '../game';
import type { Saver } from './session-saving';
import type { Dispatched, Played, SessionParts, SessionState, Verb } from './session-types';

/** What the operations of a session work on. */
export interface Core<Game, State extends CommonState, Command extends Verb, Event extends GameEvent> extends Pick<
  SessionParts<Game, State, Command, Event>,
  'system' | 'game' | 'ports'
> {
  readonly saver: Saver;
  /** The number of entries with which the game began by itself; nothing can be taken back beyond them. */
  readonly floor: number;
  readonly get: () => SessionState<Game, State, Command, Event>;
  readonly set: (change: Partial<SessionState<Game, State, Command, Event>>) => void;
}

type Journal<Event extends GameEvent> = readonly Entry<Verb, Event>[];
type Doing<State, Command, Event> = Omit<Played<State, Command, Event>, 'key' | 'before'>;

/** The army whose player must take the tablet before its turn; null where it does not change hands. */
export const coverFor = (players: Players, army: ArmyId): ArmyId | null =>
  armiesOfPersons(players).length === armyIds.length ? army : null;

/** Whether the computer is to give the next command. */
export const computerPlays = (now: { readonly header: GameHeader; readonly state: CommonState }): boolean =>
  !now.state.outcome && now.header.setup.players[now.state.active].computer !== undefined;

/** The journal with what it allows: undoing the last entry, or taking it back by agreement. */
export function journalOf<Event extends GameEvent>(
  entries: Journal<Event>,
  { floor, readOnly, players }: { readonly floor: number; readonly readOnly: boolean; readonly players: Players },
) {
  const target = takeBackTarget(entries, takersOf(players));
  return {
    entries,
    undoClosed: entries.length <= floor ? 'nothing' : undoClosed(entries),
    canTakeBack: !readOnly && target !== null && target >= floor,
  } as const;
}

/** Makes a new state current, covered when it is now another player's turn. Returns the header to store. */
function put<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
  entries: Journal<Event>,
  state: State,
  doing: Doing<State, Command, Event>,
): GameHeader {
  const { state: before, played, cover, header: last, readOnly } = core.get();
  const header = {
    ...last,
    length: entries.length,
    updatedAt: core.ports.now(),
    standing: standingOf(core.system, core.game, state),
  };
  const changed = state.active !== before.active && !state.outcome;
  const { players } = header.setup;
  core.set({
    ...journalOf(entries, { floor: core.floor, readOnly, players }),
    state,
    header,
    question: null,
    cover: changed ? coverFor(players, state.active) : cover,
    played: { ...doing, before, key: (played?.key ?? 0) + 1 },
  });
  return header;
}

/** Adds an entry and stores it. */
function add<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
  entry: Entry<Verb, Event>,
  state: State,
  doing: Doing<State, Command, Event>,
): void {
  core.saver.append(put(core, [...core.get().entries, entry], state, doing), entry);
}

/** Whether no command is possible now: the game is read-only, covered, or waits for a die. */
export function isClosed(now: {
  readonly readOnly: boolean;
  readonly cover: ArmyId | null;
  readonly question: object | null;
}): boolean {
  return now.readOnly || now.cover !== null || now.question !== null;
}

/**
 * Decides a command with the faces typed in so far, or with the app's dice. When typed faces run out, asks for the next
 * die. The app always rolls for the computer.
 */
export function decideWith<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
  command: Command,
  faces: readonly number[],
): Dispatched {
  const { system, game } = core;
  const { state, header } = core.get();
  const typed = header.setup.dice === 'typed' && !computerPlays({ header, state });
  const dice = typed ? givenDice(faces, state.dice) : seededDice(state.dice);
  let decision: Decision<Event>;
  try {
    decision = system.decide(game, state, command, dice);
  } catch (problem) {
    if (!(problem instanceof DieNeeded)) throw problem;
    core.set({ question: { command, sides: problem.sides, purpose: problem.purpose, faces } });
    return { kind: 'asked' };
  }
  if (decision.kind === 'refused') {
    core.set({ question: null });
    return { kind: 'refused', refusal: decision.refusal };
  }
  const { events } = decision;
  const after = events.reduce((now, event) => system.evolve(game, now, event), state);
  core.set({ redoable: [] });
  add(core, { kind: 'command', by: state.active, command, events }, after, { how: 'command', command, events });
  return { kind: 'done' };
}

/** Undoes the last entry. */
export function undo<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
): void {
  const { entries, undoClosed: why, redoable } = core.get();
  const last = entries.at(-1);
  if (isClosed(core.get()) || why !== null || !last) return;
  const left = entries.slice(0, -1);
  core.set({ redoable: [...redoable, last] });
  core.saver.truncate(put(core, left, fold(core.system, core.game, left), { how: 'undo', command: null, events: [] }));
}

/** Redoes the entry that was undone last. */
export function redo<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
): void {
  const { redoable, state } = core.get();
  const entry = redoable.at(-1);
  if (isClosed(core.get()) || entry?.kind !== 'command') return;
  core.set({ redoable: redoable.slice(0, -1) });
  const after = entry.events.reduce((now, event) => core.system.evolve(core.game, now, event), state);
  add(core, entry, after, { how: 'redo', command: entry.command as Command, events: entry.events });
}

/** Whether the last command was the one by which the other player handed over, and rolled no dice. */
export function canGoBack(now: {
  readonly cover: ArmyId | null;
  readonly canTakeBack: boolean;
  readonly undoClosed: UndoClosed | null;
  readonly entries: readonly Entry[];
}): boolean {
  const last = now.entries.at(-1);
  if (now.cover === null || !now.canTakeBack || now.undoClosed === 'dice') return false;
  return last?.kind === 'command' && last.by !== now.cover;
}

/** Takes back the command that handed the tablet over; the cover is then for the former player. */
export function goBack<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
): void {
  if (!canGoBack(core.get())) return;
  core.set({ cover: null });
  takeBack(core);
}

/** Takes back the last command in force, by an entry in the journal; the dice are reseeded. */
export function takeBack<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
): void {
  const { entries, canTakeBack, header } = core.get();
  const to = takeBackTarget(entries, takersOf(header.setup.players));
  if (isClosed(core.get()) || !canTakeBack || to === null) return;
  const entry: Entry<Verb, Event> = { kind: 'takeBack', to, seed: core.ports.newSeed() };
  core.set({ redoable: [] });
  const state = fold(core.system, core.game, [...entries, entry]);
  add(core, entry, state, { how: 'takeBack', command: null, events: [] });
}

/** Gives an army to the computer at a level, or to a person (null), and stores that. Moves are not affected. */
export function handTo<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  core: Core<Game, State, Command, Event>,
  army: ArmyId,
  level: Level | null,
): void {
  const { header: last, readOnly, entries, cover } = core.get();
  if (readOnly || (last.setup.players[army].computer ?? null) === level) return;
  const players = withComputer(last.setup.players, army, level);
  const header = { ...last, setup: { ...last.setup, players } };
  core.set({
    ...journalOf(entries, { floor: core.floor, readOnly, players }),
    header,
    // A die asked for on behalf of somebody else is asked for no more.
    question: null,
    cover: cover && coverFor(players, cover),
  });
  core.saver.update(header);
}
