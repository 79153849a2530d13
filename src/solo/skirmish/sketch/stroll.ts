import type { HexIndex } from '../../../hex';
import { shiftOver } from '../contact';
import { death } from '../harm';
import { farAway } from '../tables';
import { kill, hurt } from './afflict';
import { harms, weapons, type Cast } from './cast';
import { columnOn, riskIn } from './columns';
import {
  gone,
  hasAttacked,
  hasMoved,
  isAlive,
  lossOf,
  nobody,
  putAt,
  stands,
  tailAt,
  takeOff,
  valueOf,
  type Figures,
} from './figures';
import { drawLot } from './lot';
import { canCome, drawMenace, menaceAt, newMenace, type Menace } from './menace';
import { drawPull, leavingWorth, mayLeaveBy, newPull, pullAt, type Pull } from './pull';
import { eachTouched, markZone, spread } from './reach';
import type { Table, Temper } from './table';
import { aim, isRooted, shotLoss, type Shot } from './volley';

/** What an army looks at before it moves. */
interface Outlook {
  readonly menace: Menace;
  /** Its own men, as the other army has to fear them. */
  readonly own: Menace;
  readonly pull: Pull;
  /** By hex: 1 beside an enemy, so that nobody is looked for elsewhere. */
  readonly beside: Uint8Array;
  /** Whom it is worth going to: what he is worth, and the ways to him as the one who moves needs them. */
  readonly prey: { count: number; readonly worth: Float64Array; readonly ways: Uint8Array[] };
}

const outlooks = new WeakMap<Cast, Outlook>();

function outlookOf(cast: Cast): Outlook {
  const known = outlooks.get(cast);
  if (known) return known;
  const made = {
    menace: newMenace(cast),
    own: newMenace(cast),
    pull: newPull(cast),
    beside: new Uint8Array(cast.game.board.grid.size),
    prey: { count: 0, worth: new Float64Array(cast.count), ways: [] },
  };
  outlooks.set(cast, made);
  return made;
}

/** What friends bring along who touch an enemy already, and the strongest of those who could still come. */
function companyOn(cast: Cast, figures: Figures, { own }: Outlook, man: number, enemy: number) {
  let attack = 0;
  let count = 0;
  let more = 0;
  for (let index = 0; index < own.count; index++) {
    const friend = own.who[index]!;
    if (friend === man || !stands(figures, friend) || (figures.done[friend]! & hasAttacked) !== 0) continue;
    const way = cast.tables.range(figures.at[friend]!, figures.at[enemy]!);
    if (way <= 1) {
      attack += own.attack[index]!;
      count++;
    } else if (
      (figures.done[friend]! & hasMoved) === 0 &&
      !cast.weapon[friend] &&
      canCome(own, index, figures.at[enemy]!)
    ) {
      more = Math.max(more, own.attack[index]!);
    }
  }
  return { attack, count, more };
}

/** What attacking an enemy gains with so much. */
function gainBy(
  cast: Cast,
  figures: Figures,
  like: number,
  enemy: number,
  attack: number,
  count: number,
  shift: number,
) {
  if (count === 0) return 0;
  const column = columnOn(cast, figures, enemy, attack, count, shift);
  if (column < 0) return 0;
  const loss = cast.blows[lossOf(figures, enemy) * cast.columns + column]!;
  return Math.max(0, loss - riskIn(cast, figures, enemy, column, like, 1));
}

/** The best attack that a place makes possible. */
function fightAt(cast: Cast, figures: Figures, outlook: Outlook, man: number, hex: HexIndex, facing: number): number {
  const strength = cast.attack[valueOf(figures, man)]!;
  const tail = tailAt(cast, hex, facing);
  if (strength === 0 || !(outlook.beside[hex] || (tail >= 0 && outlook.beside[tail]))) return 0;
  let best = 0;
  eachTouched(cast, figures, man, hex, facing, (enemy, from, direction, to) => {
    const shift = shiftOver(cast, from, direction, to);
    const { attack, count, more } = companyOn(cast, figures, outlook, man, enemy);
    const made = gainBy(cast, figures, man, enemy, attack + strength, count + 1, shift);
    let gain = made - gainBy(cast, figures, man, enemy, attack, count, shift);
    if (more > 0) {
      const together = gainBy(cast, figures, man, enemy, attack + strength + more, count + 2, shift);
      gain += cast.weights.support * Math.max(0, together - made);
    }
    if (gain > best) best = gain;
  });
  return best;
}

/** Looks up whom a man could go to. */
function drawPrey(cast: Cast, figures: Figures, { prey }: Outlook, man: number): void {
  prey.count = 0;
  if (cast.weapon[man] || cast.attack[valueOf(figures, man)] === 0) return;
  for (const enemy of cast.order[1 - cast.army[man]!]!) {
    if (!isAlive(figures, enemy)) continue;
    prey.worth[prey.count] = cast.losses[lossOf(figures, enemy) * harms + death]!;
    prey.ways[prey.count++] = cast.tables.travel(figures.at[enemy]!, figures.facing[man]! >= 0);
  }
}

/** Nearness to whom it is worth going to. */
function approachAt({ weights }: Cast, { prey }: Outlook, move: number, hex: HexIndex): number {
  let most = 0;
  for (let index = 0; index < prey.count; index++) {
    const way = prey.ways[index]![hex]!;
    if (way === farAway) continue;
    const near = (prey.worth[index]! * move) / (move + way);
    if (near > most) most = near;
  }
  return weights.approach * most;
}

const shot: Shot = { target: nobody, gain: 0, faces: null };

/** What he could shoot from a place, this turn and the next. */
function shotAt(table: Table, man: number, hex: HexIndex): number {
  const { cast, figures, zone } = table;
  const weapon = weapons[cast.weapon[man]!];
  if (!weapon || zone[hex]! > 0) return 0;
  aim(cast, figures, man, hex, shot);
  return shot.gain * ((cast.game.ruleset.weapons[weapon].shootsAgain ? 1 : 0) + cast.weights.shotLater);
}

/** What those who shoot may cost him there. */
function shotsAt(cast: Cast, figures: Figures, man: number, hex: HexIndex): number {
  let loss = 0;
  for (const enemy of cast.order[1 - cast.army[man]!]!) {
    if (cast.weapon[enemy] && stands(figures, enemy)) loss += shotLoss(cast, figures, enemy, man, hex);
  }
  return loss * cast.weights.shotDanger;
}

/** So many places are looked at for shots: those who shoot see far from anywhere. */
const lookouts = 12;
/** The best places by all else are looked at for the shots that may come there. */
const shortlist = 4;
const bestPlaces = new Int16Array(shortlist + 1);
const bestWorths = new Float64Array(shortlist + 1);

/** Where a man goes: index into his reach. */
function choosePlace(table: Table, outlook: Outlook, temper: Temper, man: number): number {
  const { cast, figures, reach } = table;
  const leaving = leavingWorth(cast, figures, outlook.pull, man);
  const move = Math.max(1, cast.move[valueOf(figures, man)]!);
  const stride = cast.weapon[man] ? Math.max(1, Math.ceil(reach.count / lookouts)) : 1;
  let kept = 0;
  for (let index = 0; index < reach.count; index += stride) {
    const hex = reach.hexes[index]!;
    const facing = reach.facings[index]!;
    const worth =
      temper.goal * pullAt(cast, figures, outlook.pull, man, hex, facing, leaving) +
      fightAt(cast, figures, outlook, man, hex, facing) +
      temper.approach * approachAt(cast, outlook, move, hex) -
      temper.danger * menaceAt(cast, figures, outlook.menace, man, hex) +
      (cast.weapon[man] ? shotAt(table, man, hex) : 0);
    let slot = kept < shortlist ? kept++ : shortlist;
    for (; slot > 0 && bestWorths[slot - 1]! < worth; slot--) {
      bestWorths[slot] = bestWorths[slot - 1]!;
      bestPlaces[slot] = bestPlaces[slot - 1]!;
    }
    bestWorths[slot] = worth;
    bestPlaces[slot] = index;
  }
  let best = 0;
  let most = -1e9;
  for (let slot = 0; slot < kept; slot++) {
    const worth = bestWorths[slot]! - temper.danger * shotsAt(cast, figures, man, reach.hexes[bestPlaces[slot]!]!);
    if (worth > most) [most, best] = [worth, bestPlaces[slot]!];
  }
  return best;
}

/** Off the board by a hex that he can come to; false where there is none. @rule VIC-1 */
function leave({ cast, figures, reach, zone, lot }: Table, man: number): boolean {
  if (!cast.aims.out[man]) return false;
  const points = cast.move[valueOf(figures, man)]! - cast.game.ruleset.values.leavingCost;
  for (let index = 0; index < reach.count; index++) {
    const hex = reach.hexes[index]!;
    if (reach.costs[index]! > points || !mayLeaveBy(cast, figures, man, hex)) continue;
    const tests = index === 0 ? 0 : zone[hex]!;
    for (let test = 0; test < tests && isAlive(figures, man); test++)
      infiltrate(cast, figures, man, drawLot(lot, 10) + 1);
    if (isAlive(figures, man)) {
      takeOff(cast, figures, man);
      figures.health[man] = gone;
    }
    return true;
  }
  return false;
}

/** One test on the way. @rule MOV-4 */
export function infiltrate(cast: Cast, figures: Figures, man: number, face: number): void {
  const { killedUpTo, woundedUpTo } = cast.game.ruleset.values.infiltration;
  if (face <= killedUpTo) kill(cast, figures, man);
  else if (face <= woundedUpTo) hurt(cast, figures, man);
}

/** Marks every hex beside an enemy of an army. */
function markBeside(cast: Cast, figures: Figures, army: number, beside: Uint8Array): void {
  const { neighbours } = cast.game.board.grid;
  beside.fill(0);
  for (const enemy of cast.order[1 - army]!) {
    if (!isAlive(figures, enemy)) continue;
    const head = figures.at[enemy]!;
    for (let half = head; half >= 0; half = half === head ? tailAt(cast, head, figures.facing[enemy]!) : -1) {
      for (let direction = 0; direction < 6; direction++) {
        const hex = neighbours[half * 6 + direction]!;
        if (hex >= 0) beside[hex] = 1;
      }
    }
  }
}

/** Moves every man of the active army who has not moved to the place that is best for him alone. @rule MOV-1 */
export function stroll(table: Table, temper: Temper): void {
  const { cast, figures, zone, reach } = table;
  const { active } = figures;
  const outlook = outlookOf(cast);
  drawMenace(cast, figures, 1 - active, outlook.menace);
  drawMenace(cast, figures, active, outlook.own);
  drawPull(cast, figures, outlook.pull);
  markZone(cast, figures, active, zone);
  markBeside(cast, figures, active, outlook.beside);
  for (const man of cast.order[active]!) {
    if (!stands(figures, man) || isRooted(cast, figures, man)) continue;
    table.played++;
    figures.done[man]! |= hasMoved;
    drawPrey(cast, figures, outlook, man);
    spread(cast, figures, man, zone, reach);
    if (leave(table, man)) continue;
    const place = choosePlace(table, outlook, temper, man);
    putAt(cast, figures, man, reach.hexes[place]!, reach.facings[place]!);
  }
}
