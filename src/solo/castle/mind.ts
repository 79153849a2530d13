import type { CastleGame, CastleState, Command } from '../../castle';
import type { Mind } from '../mind';
import { options } from './options';
import { plan } from './plan';
import { worth } from './worth';

/** How the computer plays the castle. */
export const castleMind: Mind<CastleGame, CastleState, Command> = { options, plan, worth };
