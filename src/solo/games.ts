import { castle } from '../castle';
import { skirmish } from '../skirmish';
import { castleMind } from './castle/mind';
import { skirmishMind } from './skirmish/mind';

/** All games that the computer plays, by the id of their system. */
export const soloGames = {
  skirmish: { system: skirmish, mind: skirmishMind },
  castle: { system: castle, mind: castleMind },
} as const;
