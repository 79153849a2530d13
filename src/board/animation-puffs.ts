import type { Grid, Point } from '../hex';
import { puffMilliseconds, type Timed } from './animation';
import { eased } from './camera';
import { centreOf } from './world';

/** A text on its way up, at a moment. World units. */
export interface Puff {
  readonly at: Point;
  /** How much of its time is over, 0 to 1. */
  readonly part: number;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** Lines that it makes way for: texts that came after it, so near that they would be written over it. */
  readonly lifted: number;
}

/** So near one text would cover another: two hexes sideways, since texts are long and low, one up or down. */
const [besides, above] = [400, 150];
const makingWay = 140;

interface Started {
  readonly at: Point;
  readonly since: number;
  readonly text: string;
  readonly tone: Puff['tone'];
}

function startedOf(grid: Grid, steps: readonly Timed[], now: number): Started[] {
  return steps.flatMap(({ step, start }) => {
    const since = now - start;
    if (step.kind !== 'puff' || since < 0 || since >= puffMilliseconds) return [];
    return [{ at: centreOf(grid, step.at), since, text: step.text, tone: step.tone }];
  });
}

const near = (one: Point, other: Point) => Math.abs(one.x - other.x) < besides && Math.abs(one.y - other.y) < above;

/** The texts that rise at a moment, each above those that came later beside it. */
export function puffsAt(grid: Grid, steps: readonly Timed[], now: number): Puff[] {
  const started = startedOf(grid, steps, now);
  return started.map(({ at, since, text, tone }, index) => ({
    at,
    part: since / puffMilliseconds,
    text,
    tone,
    lifted: started
      .slice(index + 1)
      .filter((later) => near(at, later.at))
      .reduce((lines, later) => lines + eased(Math.min(1, later.since / makingWay)), 0),
  }));
}
