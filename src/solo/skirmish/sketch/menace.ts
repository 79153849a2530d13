import type { HexIndex } from '../../../hex';
import { farAway } from '../tables';
import type { Cast } from './cast';
import { columnOn } from './columns';
import { isAlive, lossOf, stands, valueOf, type Figures } from './figures';

/** Which men of the other army could attack whom in its next turn; computed once per turn. */
export interface Menace {
  count: number;
  readonly who: Int16Array;
  readonly attack: Uint8Array;
  readonly move: Uint8Array;
  /** Points to every hex, and what entering it costs him. */
  readonly travel: Uint8Array[];
  readonly entering: Uint8Array[];
  /** How likely he comes to one of those whom he can reach. */
  readonly comes: Float64Array;
  /** Which look it is; by hex the look in which it was last asked for, and what was found there. */
  look: number;
  readonly asked: Uint32Array;
  readonly likely: Float64Array;
  readonly several: Uint8Array;
  readonly force: Float64Array;
}

/** Room for what menaces a cast, nothing in it yet. */
export const newMenace = ({ count, game: { board } }: Cast): Menace => ({
  count: 0,
  who: new Int16Array(count),
  attack: new Uint8Array(count),
  move: new Uint8Array(count),
  travel: [],
  entering: [],
  comes: new Float64Array(count),
  look: 0,
  asked: new Uint32Array(board.grid.size),
  likely: new Float64Array(board.grid.size),
  several: new Uint8Array(board.grid.size),
  force: new Float64Array(board.grid.size),
});

/** Whether one of them could stand beside a hex within a move. */
export const canCome = (menace: Menace, index: number, hex: HexIndex): boolean => {
  const way = menace.travel[index]![hex]!;
  return way !== farAway && way - menace.entering[index]![hex]! <= menace.move[index]!;
};

/** Computes the menace of all men of an army who can attack. */
export function drawMenace(cast: Cast, figures: Figures, army: number, menace: Menace): void {
  menace.count = 0;
  menace.look++;
  for (const man of cast.order[army]!) {
    const attack = cast.attack[valueOf(figures, man)]!;
    if (!stands(figures, man) || attack === 0) continue;
    const rides = figures.facing[man]! >= 0;
    const index = menace.count++;
    menace.who[index] = man;
    menace.attack[index] = attack;
    menace.move[index] = cast.move[valueOf(figures, man)]!;
    menace.travel[index] = cast.tables.travel(figures.at[man]!, rides);
    menace.entering[index] = rides ? cast.game.ground.mounted : cast.game.ground.foot;
    let choices = 0;
    for (const target of cast.order[1 - army]!) {
      if (isAlive(figures, target) && canCome(menace, index, figures.at[target]!)) choices++;
    }
    menace.comes[index] = 2 / (1 + Math.max(1, choices));
  }
}

/** How likely anybody comes to blows with whoever stands on a hex, whether several do, and with what attack. */
function ask(cast: Cast, menace: Menace, hex: HexIndex): void {
  let none = 1;
  let count = 0;
  let others = 0;
  let strongest = 0;
  let strongestComes = 0;
  for (let index = 0; index < menace.count; index++) {
    if (!canCome(menace, index, hex)) continue;
    const comes = menace.comes[index]!;
    none *= 1 - Math.min(0.95, comes);
    count += comes;
    others += menace.attack[index]! * comes;
    if (menace.attack[index]! > strongest) [strongest, strongestComes] = [menace.attack[index]!, comes];
  }
  menace.asked[hex] = menace.look;
  menace.likely[hex] = 1 - none;
  menace.several[hex] = count > 1.4 ? 2 : 1;
  menace.force[hex] = Math.round(strongest + cast.weights.dangerSecond * (others - strongest * strongestComes));
}

/** Their expected cost to a man on a hex. */
export function menaceAt(cast: Cast, figures: Figures, menace: Menace, man: number, hex: HexIndex): number {
  if (menace.asked[hex] !== menace.look) ask(cast, menace, hex);
  const likely = menace.likely[hex]!;
  if (likely === 0) return 0;
  const { ground, ruleset } = cast.game;
  const shift = ground.door[hex] ? ruleset.values.melee.door : ground.melee[hex]!;
  const column = columnOn(cast, figures, man, menace.force[hex]!, menace.several[hex]!, shift);
  return column < 0 ? 0 : cast.blows[lossOf(figures, man) * cast.columns + column]! * likely;
}

/** Their expected cost to the army that they threaten, where its men stand. */
export function menaceOver(cast: Cast, figures: Figures, menace: Menace, army: number): number {
  let sum = 0;
  for (const man of cast.order[army]!) {
    if (isAlive(figures, man)) sum += menaceAt(cast, figures, menace, man, figures.at[man]!);
  }
  return sum;
}
