import { castle } from '../castle';
import { skirmish } from '../skirmish';
import { castleMind } from './castle/mind';
import { skirmishMind } from './skirmish/mind';

/** Every game that the computer plays, by the id of its system: the only place that knows them all. */
export const soloGames = {
  skirmish: { system: skirmish, mind: skirmishMind },
  castle: { system: castle, mind: castleMind },
} as const;
