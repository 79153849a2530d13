import { farAway } from '../tables';
import type { Cast } from './cast';
import { blowsAtHand } from './clash';
import { stands, valueOf, type Figures } from './figures';
import { drawMenace, menaceOver } from './menace';
import { count, newStrength, type Strength } from './strength';
import type { Table } from './table';
import { metBy, pointsNow } from './tally';
import { shotsAtHand } from './volley';
import { weighExodus, type Exodus } from './ways-out';

/**
 * The features from which an army's chance of winning is estimated, seen from the army whose turn begins. `turn` is constant; a name
 * that ends in `Own` or `Other` is that army's or the other's; every other feature is a difference, that army's less the
 * other's. Losses and gains count in tenths of all that is left on the board.
 *
 * - `turn`: whose turn it is; `stunned`, `blows`, `shots`: cost lying stunned, what blows and shots from where they stand would
 *   bring; `menace`: what the other's blows may cost in its next turn; each `Own` and `Other`
 * - `made`, `held`: points for good, and for hexes held now; `ahead`: the lead in points, squeezed; `near`: how near the nearest
 *   is to hexes that count
 * - `left`, `men`, `attack`: shares of cost, of who stand, of attacks
 * - `outWins`, `outPoints`: bringing out who is to be brought out; `chances`: how many aims there are that win at once
 */
export const features = [
  'turn',
  'stunnedOwn',
  'blowsOwn',
  'blowsOther',
  'shotsOwn',
  'shotsOther',
  'menaceOwn',
  'menaceOther',
  'made',
  'held',
  'ahead',
  'near',
  'left',
  'men',
  'attack',
  'outWins',
  'outPoints',
  'chances',
] as const;

export type Feature = (typeof features)[number];
export type Features = Record<Feature, number>;

export const noFeatures = (): Features => Object.fromEntries(features.map((feature) => [feature, 0])) as Features;

const strengths: readonly [Strength, Strength] = [newStrength(), newStrength()];
const exodi: readonly [Exodus, Exodus] = [
  { wins: 0, points: 0 },
  { wins: 0, points: 0 },
];

/** Points of hexes that count, by how many turns the nearest of an army who stands is away from each. */
function nearness(cast: Cast, figures: Figures, army: number): number {
  let sum = 0;
  for (const { travel, points } of cast.aims.prizes) {
    let least = 9;
    for (const man of cast.order[army]!) {
      if (!stands(figures, man) || cast.animal[man]) continue;
      const way = travel[figures.facing[man]! >= 0 ? 1 : 0][figures.at[man]!]!;
      if (way !== farAway) least = Math.min(least, way / Math.max(1, cast.move[valueOf(figures, man)]!));
    }
    sum += points / (1 + least);
  }
  return sum;
}

/** How much being near to holding all hexes that win counts beside their points. */
const nearlyWon = 3;

function readAims(cast: Cast, figures: Figures, army: number, read: Features): void {
  read.made = read.held = read.chances = 0;
  for (const aim of cast.aims.list) {
    const sign = aim.army === army ? 1 : -1;
    const met = metBy(cast, figures, aim);
    if (aim.wins) read.chances += sign;
    if (aim.kind !== 'hold') read.made += sign * aim.points * met;
    else read.held += sign * (aim.points * met + (aim.wins ? nearlyWon * (met / aim.hexes.length) ** 3 : 0));
  }
}

/** What blows of an army may cost the other in its next turn. */
function menaceBy({ cast, figures, menace }: Table, army: number): number {
  drawMenace(cast, figures, army, menace);
  return menaceOver(cast, figures, menace, 1 - army);
}

const share = (own: number, other: number): number => (own - other) / (own + other + 1);

/** Reads the features of a position at the beginning of a turn. */
export function readFeatures(table: Table, read: Features): void {
  const { cast, figures } = table;
  const own = figures.active;
  const other = 1 - own;
  const [ours, theirs] = [strengths[own]!, strengths[other]!];
  count(cast, figures, own, ours);
  count(cast, figures, other, theirs);
  const tenth = 10 / (ours.whole + theirs.whole + 1);
  readAims(cast, figures, own, read);
  read.turn = 1;
  read.stunnedOwn = ours.stunned * tenth;
  read.blowsOwn = blowsAtHand(cast, figures, own) * tenth;
  read.blowsOther = blowsAtHand(cast, figures, other) * tenth;
  read.shotsOwn = shotsAtHand(table, own) * tenth;
  read.shotsOther = shotsAtHand(table, other) * tenth;
  read.menaceOwn = menaceBy(table, own) * tenth;
  read.menaceOther = menaceBy(table, other) * tenth;
  read.ahead = Math.tanh((pointsNow(cast, figures, own) - pointsNow(cast, figures, other)) / 3);
  read.near = nearness(cast, figures, own) - nearness(cast, figures, other);
  read.left = 10 * share(ours.left, theirs.left);
  read.men = share(ours.men, theirs.men);
  read.attack = share(ours.attack, theirs.attack);
  weighExodus(cast, figures, own, exodi[own]!);
  weighExodus(cast, figures, other, exodi[other]!);
  read.outWins = exodi[own]!.wins - exodi[other]!.wins;
  read.outPoints = exodi[own]!.points - exodi[other]!.points;
}
