import type { Grid } from '../hex';
import { grown, mapRect, type Rect } from './world';

/** Parchment around a small board, in world units. */
const margin = 14;

/** What a figure of a small board shows: every hex, and a little parchment around. */
export const figureRect = (grid: Grid): Rect => grown(mapRect(grid), margin);
