import { castleFace } from './castle';
import type { GameFace } from './game-face';
import { skirmishFace } from './skirmish';

/** All games, in the order in which they are offered. A new game is added here. */
export const games: readonly GameFace[] = [skirmishFace, castleFace];

/** The game of that id; undefined when this version of the app has none. */
export const gameOf = (system: string): GameFace | undefined => games.find(({ id }) => id === system);
