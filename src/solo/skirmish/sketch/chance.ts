import fitted from '../chance.json';
import { drawn, open } from './figures';
import { noFeatures, readFeatures, features, type Feature } from './features';
import type { Table } from './table';
import { pointsNow } from './tally';

/**
 * What each feature is worth in logits of winning: always, over the rounds that are left, and in the last round. Fitted to how games
 * of the sergeant against himself ended (`npm run fit`).
 */
const weights: Readonly<Record<Feature, readonly number[]>> = fitted;

/** A won game is so much better by each point. */
const clearness = 400;
const clearest = 20;

const read = noFeatures();

/**
 * The chance of winning of an army, from 0 to 1, at the beginning of a turn; after the end of the game the outcome
 * itself, with a small bonus for a clear win.
 */
export function chanceOf(table: Table, army: number): number {
  const { cast, figures } = table;
  if (figures.winner !== open) {
    const points = pointsNow(cast, figures, army) - pointsNow(cast, figures, 1 - army);
    const clear = Math.max(-clearest, Math.min(clearest, points)) / clearness;
    return (figures.winner === drawn ? 0.5 : figures.winner === army ? 1 : 0) + clear;
  }
  const left = cast.game.turnLimit - figures.turn;
  const soon = 1 / (1 + left);
  const last = left === 0 ? 1 : 0;
  readFeatures(table, read);
  let logit = 0;
  for (const feature of features) {
    const [always, sooner, lastly] = weights[feature];
    logit += read[feature] * (always! + sooner! * soon + lastly! * last);
  }
  const own = 1 / (1 + Math.exp(-logit));
  return army === figures.active ? own : 1 - own;
}
