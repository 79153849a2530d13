import { skirmish } from '../skirmish';
import { skirmishMind } from './skirmish/mind';

/** Every game that the computer plays, by the id of its system: the only place that knows them all. */
export const soloGames = {
  skirmish: { system: skirmish, mind: skirmishMind },
} as const;
