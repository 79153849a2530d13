import { armyIds, type ArmyId } from './army';
import { seedDice } from './dice';
import type { GameEvent } from './events';
import type { CommonState, GameSystem } from './system';

/** One command and its events, or the players' agreement to take something back. */
export type Entry<Command = { readonly type: string }, Event extends GameEvent = GameEvent> =
  | { readonly kind: 'command'; readonly by: ArmyId; readonly command: Command; readonly events: readonly Event[] }
  | {
      readonly kind: 'takeBack';
      /**
       * The state is again what it was after this many entries. Where it is the number of all entries before this one,
       * only the dice are reseeded.
       */
      readonly to: number;
      /** The new seed of the dice, so that nobody knows them in advance. */
      readonly seed: number;
    };

/** Why the last entry can no longer be undone. */
export type UndoClosed = 'nothing' | 'dice' | 'handOver' | 'agreement';

const isRoll = (event: GameEvent): boolean => event.type === 'rolled';
const isHandOver = (event: GameEvent): boolean => event.type === 'turnBegan' || event.type === 'armyWon';

/** Why the last entry cannot be undone; null when it can. */
export function undoClosed(entries: readonly Entry[]): UndoClosed | null {
  const last = entries.at(-1);
  if (!last) return 'nothing';
  if (last.kind === 'takeBack') return 'agreement';
  if (last.events.some(isRoll)) return 'dice';
  return last.events.some(isHandOver) ? 'handOver' : null;
}

/**
 * How many entries remain when something is taken back by agreement: all before the last command in force that one of
 * these armies gave. Null when there is no such command.
 */
export function takeBackTarget(entries: readonly Entry[], by: readonly ArmyId[] = armyIds): number | null {
  let length = entries.length;
  for (;;) {
    const last = entries[length - 1];
    if (!last) return null;
    if (last.kind === 'takeBack') length = last.to;
    else if (by.includes(last.by)) return length - 1;
    else length -= 1;
  }
}

type AnySystem<Game, State extends CommonState, Event extends GameEvent> = Pick<
  GameSystem<Game, State, never, Event, unknown>,
  'initial' | 'evolve'
>;

/**
 * The places of the entries in force, in order: those that no take-back has cancelled. `length`: how many entries of
 * the journal to look at.
 */
export function standingPlaces(entries: readonly Entry[], length = entries.length): number[] {
  const kept: number[] = [];
  for (let index = 0; index < length; index++) {
    const entry = entries[index]!;
    if (entry.kind !== 'takeBack') kept.push(index);
    else while (kept.length > 0 && (kept.at(-1) ?? 0) >= entry.to) kept.pop();
  }
  return kept;
}

/** The entries in force, in order: those that no take-back has cancelled. */
export const standingEntries = <E extends Entry>(entries: readonly E[], length = entries.length): E[] =>
  standingPlaces(entries, length).map((place) => entries[place]!);

/** Folds a journal into a state. `withDice` sets the generator after a take-back. */
export function fold<Game, State extends CommonState, Event extends GameEvent>(
  system: AnySystem<Game, State, Event>,
  game: Game,
  entries: readonly Entry<{ readonly type: string }, Event>[],
): State {
  let state = system.initial(game);
  for (const entry of standingEntries(entries)) {
    if (entry.kind === 'command') for (const event of entry.events) state = system.evolve(game, state, event);
  }
  const takenBack = entries.findLastIndex((entry) => entry.kind === 'takeBack');
  const entry = entries[takenBack];
  if (entry?.kind !== 'takeBack') return state;
  const rolledSince = entries.slice(takenBack).some((later) => later.kind === 'command' && later.events.some(isRoll));
  return rolledSince ? state : { ...state, dice: seedDice(entry.seed) };
}
