import type { Contestant } from './match';

/** Who should beat whom, and how clearly: a share of the games, a draw as a half. */
export interface Pairing {
  readonly stronger: Contestant;
  readonly weaker: Contestant;
  readonly wanted: number;
}

export const pairings: readonly Pairing[] = [
  { stronger: 'captain', weaker: 'sergeant', wanted: 0.75 },
  { stronger: 'sergeant', weaker: 'page', wanted: 0.75 },
  { stronger: 'page', weaker: 'random', wanted: 0.95 },
];

/** One mirrored pair: the same scenario and the same seed, each of the two playing each army once. */
export interface Job {
  readonly pairing: number;
  readonly game: string;
  readonly scenario: string;
  readonly count: number;
}

export interface Done {
  readonly job: Job;
  /** Points of the stronger, of 2. */
  readonly won: number;
  readonly rules: number;
  /** Milliseconds a turn, by contestant. */
  readonly turns: Readonly<Partial<Record<Contestant, readonly number[]>>>;
}
