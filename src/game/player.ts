import { armyIds, type ArmyId } from './army';

/** The computer's levels, weakest first. `page` is a level, never a screen or a tab. */
export const levels = ['page', 'sergeant', 'captain'] as const;
export type Level = (typeof levels)[number];

/** Who plays an army. */
export interface Player {
  readonly name: string;
  /** The level at which the computer plays it; left out for a person. */
  readonly computer?: Level | undefined;
}

export type Players = Readonly<Record<ArmyId, Player>>;

/** The armies played by people. */
export const armiesOfPersons = (players: Players): readonly ArmyId[] =>
  armyIds.filter((army) => players[army].computer === undefined);

/**
 * The armies whose commands a take-back cancels: those of people, with the computer's answers to them; all armies if
 * nobody plays.
 */
export function takersOf(players: Players): readonly ArmyId[] {
  const persons = armiesOfPersons(players);
  return persons.length > 0 ? persons : armyIds;
}

/** The same players, but with an army given to the computer at a level, or to a person (null). */
export function withComputer(players: Players, army: ArmyId, level: Level | null): Players {
  const { name } = players[army];
  return { ...players, [army]: level === null ? { name } : { name, computer: level } };
}
