import { armyIds, type ArmyId } from './army';

/** How well the computer plays, from the weakest to the strongest. */
export const levels = ['page', 'sergeant', 'captain'] as const;
export type Level = (typeof levels)[number];

/** Who plays an army. */
export interface Player {
  readonly name: string;
  /** The level at which the computer plays it; left out for a person. */
  readonly computer?: Level | undefined;
}

export type Players = Readonly<Record<ArmyId, Player>>;

/** The armies that persons play. */
export const armiesOfPersons = (players: Players): readonly ArmyId[] =>
  armyIds.filter((army) => players[army].computer === undefined);

/** Whose commands are taken back: those of persons, and with them what the computer answered; a game only watched, all. */
export function takersOf(players: Players): readonly ArmyId[] {
  const persons = armiesOfPersons(players);
  return persons.length > 0 ? persons : armyIds;
}

/** The same players, an army of them handed to the computer at a level, or taken over by a person (null). */
export function withComputer(players: Players, army: ArmyId, level: Level | null): Players {
  const { name } = players[army];
  return { ...players, [army]: level === null ? { name } : { name, computer: level } };
}
