import type { HexIndex } from '../../../hex';
import { shiftOver } from '../contact';
import { attackersRetreat } from '../harm';
import { afflict, suffer } from './afflict';
import type { Cast } from './cast';
import { columnOn, riskIn } from './columns';
import {
  hasAttacked,
  isAlive,
  lossOf,
  nobody,
  putAt,
  stands,
  tailAt,
  valueOf,
  wasAttacked,
  type Figures,
} from './figures';
import { drawKind, drawLot } from './lot';
import { eachTouched } from './reach';
import type { Table } from './table';

/** Those who attack one man together. */
export interface Band {
  readonly men: number[];
  attack: number;
  shift: number;
}

/** What a band gains by its attack, nothing when the table allows none. */
function gainOf(cast: Cast, figures: Figures, target: number, band: Band): number {
  const column = columnOn(cast, figures, target, band.attack, band.men.length, band.shift);
  if (column < 0) return 0;
  const loss = cast.blows[lossOf(figures, target) * cast.columns + column]!;
  return loss - riskIn(cast, figures, target, column, band.men[0]!, band.men.length);
}

/** More than any shift. */
const most = 99;

const bands: Band[] = [];

/** Gathers, by enemy, all of an army who touch him and have not attacked. @rule MEL-1 */
function gather(cast: Cast, figures: Figures, army: number): void {
  while (bands.length < cast.count) bands.push({ men: [], attack: 0, shift: 0 });
  for (const band of bands) [band.men.length, band.attack, band.shift] = [0, 0, most];
  for (const man of cast.order[army]!) {
    const attack = cast.attack[valueOf(figures, man)]!;
    if (attack === 0 || !stands(figures, man) || (figures.done[man]! & hasAttacked) !== 0) continue;
    eachTouched(cast, figures, man, figures.at[man]!, figures.facing[man]!, (other, from, direction, to) => {
      if ((figures.done[other]! & wasAttacked) !== 0) return;
      const band = bands[other]!;
      band.shift = Math.min(band.shift, shiftOver(cast, from, direction, to));
      if (band.men.at(-1) === man) return;
      band.men.push(man);
      band.attack += attack;
    });
  }
}

/** Into a hex that counts, when it came free. @rule ADV-1 */
function follow(cast: Cast, figures: Figures, attackers: readonly number[], left: HexIndex): void {
  const counts = (hex: HexIndex) => cast.aims.prizes.some((prize) => prize.hex === hex);
  if (figures.holder[left] !== nobody || !counts(left)) return;
  const man = attackers.find((one) => stands(figures, one) && figures.facing[one]! < 0 && !counts(figures.at[one]!));
  if (man !== undefined) putAt(cast, figures, man, left, -1);
}

function resolve({ cast, figures, lot }: Table, target: number, { men, attack, shift }: Band): void {
  const column = columnOn(cast, figures, target, attack, men.length, shift);
  const faces = cast.harm.melee[figures.facing[target]! >= 0 ? 'rider' : 'foot'][column]!;
  const kind = drawKind(lot, faces);
  const head = figures.at[target]!;
  for (const man of men) figures.done[man]! |= hasAttacked;
  figures.done[target]! |= wasAttacked;
  if (kind >= attackersRetreat) {
    const tail = tailAt(cast, head, figures.facing[target]!);
    suffer(cast, figures, men, men[drawLot(lot, men.length)]!, kind, tail < 0 ? [head] : [head, tail]);
    return;
  }
  afflict(
    cast,
    figures,
    target,
    kind,
    1,
    men.map((man) => figures.at[man]!),
  );
  follow(cast, figures, men, head);
}

const found = { target: -1, gain: 0 };

/** Whom a band of an army could attack with most gain; -1: nobody. */
function bestBand(cast: Cast, figures: Figures, army: number): Readonly<typeof found> {
  found.target = -1;
  found.gain = 0;
  for (const target of cast.order[1 - army]!) {
    if (bands[target]!.men.length === 0 || !isAlive(figures, target)) continue;
    const gain = gainOf(cast, figures, target, bands[target]!);
    if (gain > found.gain) [found.target, found.gain] = [target, gain];
  }
  return found;
}

/** Plays all attacks of the active army that gain something, the best first, with all who can join in. @rule MEL-1 */
export function clash(table: Table): void {
  const { cast, figures } = table;
  while (true) {
    gather(cast, figures, figures.active);
    const { target } = bestBand(cast, figures, figures.active);
    if (target < 0) return;
    resolve(table, target, { ...bands[target]!, men: [...bands[target]!.men] });
  }
}

/** The gain of all attacks of an army from where it stands, the best first, nobody taking part in two. */
export function blowsAtHand(cast: Cast, figures: Figures, army: number): number {
  gather(cast, figures, army);
  let sum = 0;
  while (true) {
    const { target, gain } = bestBand(cast, figures, army);
    if (target < 0) return sum;
    sum += gain;
    const striking = bands[target]!.men.slice();
    for (const man of striking) {
      for (const band of bands) {
        const place = band.men.indexOf(man);
        if (place < 0) continue;
        band.men.splice(place, 1);
        band.attack -= cast.attack[valueOf(figures, man)]!;
      }
    }
  }
}

/** Plays one attack with its result. @rule MEL-1 */
export function strike(table: Table, attackers: readonly number[], targets: readonly number[]): void {
  const { cast, figures, lot } = table;
  const target = targets[drawLot(lot, targets.length)]!;
  const band: Band = { men: [...attackers], attack: 0, shift: most };
  for (const man of attackers) {
    band.attack += cast.attack[valueOf(figures, man)]!;
    eachTouched(cast, figures, man, figures.at[man]!, figures.facing[man]!, (other, from, direction, to) => {
      if (targets.includes(other)) band.shift = Math.min(band.shift, shiftOver(cast, from, direction, to));
    });
  }
  for (const other of targets) figures.done[other]! |= wasAttacked;
  for (const man of attackers) figures.done[man]! |= hasAttacked;
  if (band.shift === most || columnOn(cast, figures, target, band.attack, attackers.length, band.shift) < 0) return;
  resolve(table, target, band);
}
