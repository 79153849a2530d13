import type { HexIndex } from '../../hex';
import type { Man, Situation } from './situation';
import { barred } from './tables';
import type { Temper } from './tempers';
import { weights } from './weights';

/** Where there is no way at all. */
const noWay = 60;

/** What places are worth to each army for the scenario's goal; computed once per state. */
export interface Mission {
  readonly situation: Situation;
  /** Whether it counts how many turns are left. */
  readonly company: boolean;
  readonly temper: Temper;
  /** Points from each hex to what the besiegers want next; the carrier has his own. */
  readonly approach: Uint8Array;
  readonly defence: Uint8Array;
  /** Defenders in the yard, besiegers in the yard. */
  readonly guards: number;
  readonly intruders: number;
  /** From 0 to 100: how near the nearest besiegers are to what they came for. */
  readonly danger: number;
  /** By hex behind a whole section: how many besiegers are about to climb there. */
  readonly pressed: Uint8Array;
}

const inYard = ({ game, men }: Situation, army: 'blue' | 'red'): number =>
  men[army].reduce((count, { at }) => count + game.ground.yard[at]!, 0);

/** Hexes inside whole sections, with the besiegers who stand within a turn's walk of the outer side. */
function pressedBy({ game, land, men, besieger, tables }: Situation): Uint8Array {
  const { neighbours, size } = game.board.grid;
  const pressed = new Uint8Array(size);
  const { points } = game.ruleset.values.move;
  for (const { at } of men[besieger]) {
    const { hexes, upTo } = land.near(at);
    for (let index = 0; index < upTo[points]!; index++) {
      const hex = hexes[index]!;
      const bits = tables.climbs[hex]!;
      if (bits === 0) continue;
      for (let direction = 0; direction < 6; direction++) {
        if (bits & (1 << direction)) pressed[neighbours[hex * 6 + direction]!]!++;
      }
    }
  }
  return pressed;
}

/** Points that somebody still has to walk, from a hex. */
const stillTo = (field: Uint8Array, hex: HexIndex): number => (field[hex] === barred ? noWay : field[hex]!);

/** From 100, when somebody could be there this turn, down to 0, when nobody could in the turns that the walk back takes. */
function dangerOf({ men, besieger }: Situation, approach: Uint8Array): number {
  const nearest = men[besieger].reduce((least, { at }) => Math.min(least, stillTo(approach, at)), noWay);
  const { near, far } = weights.defender.danger;
  return Math.round((100 * Math.max(0, Math.min(far - near, far - nearest))) / (far - near));
}

/** What the scenario asks of both armies in a situation, with the distances to it. */
export function missionOf(situation: Situation, company: boolean, temper: Temper): Mission {
  const { game, state, tables, besieger, defender } = situation;
  const forBanner = game.mission.goal === 'banner' && state.banner;
  const approach = forBanner ? tables.toBanner(besieger, state.banner.at) : tables.toYard[besieger];
  const defence = forBanner ? tables.toBanner(defender, state.banner.at) : tables.toYard[defender];
  return {
    situation,
    company,
    temper,
    approach,
    defence,
    guards: inYard(situation, defender),
    intruders: inYard(situation, besieger),
    danger: dangerOf(situation, approach),
    pressed: pressedBy(situation),
  };
}

/** The more turns of all that are left are needed, the more each step counts. */
function urgencyOf({ situation: { turnsLeft, game }, company }: Mission, need: number): number {
  if (!company) return 1;
  const turns = need / game.ruleset.values.move.points;
  const share = Math.min(1, turns / Math.max(1, turnsLeft));
  return 1 + (weights.besieger.urgency * share * share) / 100;
}

function besiegersPlace(mission: Mission, man: Man, hex: HexIndex): number {
  const { situation, approach, guards } = mission;
  const { game, state, tables } = situation;
  const w = weights.besieger;
  if (state.banner?.carrier === man.id) {
    const need = stillTo(tables.toExit, hex);
    return -2 * w.progress * need * urgencyOf(mission, 2 * need) * 4;
  }
  const need = stillTo(approach, hex);
  const { shooting, magic } = man.piece.sheet;
  const share = (shooting + magic > 0 ? w.rear : 100) * (state.banner?.carrier ? w.escort / 100 : 1);
  const place = (-w.progress * mission.temper.drive * need * urgencyOf(mission, need) * share) / 100;
  if (game.mission.goal === 'banner') {
    return hex === state.banner?.at && state.banner.carrier === null ? place + w.banner : place;
  }
  if (!game.ground.yard[hex]) return place;
  return place + w.yard + (guards === 0 ? weights.win : 0);
}

/** What one more in the yard is worth when so many others are there. */
function guardWorth(danger: number, others: number): number {
  const { guard } = weights.defender;
  return (guard[Math.min(others, guard.length - 1)]! * danger) / 100;
}

function defendersPlace(mission: Mission, man: Man, hex: HexIndex): number {
  const { situation, defence, danger, pressed, guards, temper } = mission;
  const { game, state } = situation;
  const w = weights.defender;
  let place = (-w.home * temper.drive * stillTo(defence, hex) * (20 + danger)) / 100;
  if (!game.zones[man.army].has(hex)) place -= w.outside * temper.indoors;
  place += w.post * Math.min(2, pressed[hex]!);
  if (game.mission.goal === 'banner') return hex === state.banner?.at ? place + (w.onBanner * danger) / 100 : place;
  if (!game.ground.yard[hex]) return place;
  return place + guardWorth(danger, guards - game.ground.yard[man.at]!);
}

/** The value of a place for the army of a man who stands there, enemies aside. */
export const placeOf = (mission: Mission, man: Man, hex: HexIndex): number =>
  man.besieges ? besiegersPlace(mission, man, hex) : defendersPlace(mission, man, hex);

/** The value for the other army of removing a man from where he stands, besides his own worth. */
export function absenceOf({ situation, guards, intruders, danger }: Mission, man: Man): number {
  const { game, state } = situation;
  const there = game.ground.yard[man.at] === 1;
  if (man.besieges) {
    if (state.banner?.carrier === man.id) return weights.defender.carrier;
    return there ? weights.defender.intruder : 0;
  }
  if (game.mission.goal === 'banner') return man.at === state.banner?.at ? weights.besieger.lastGuard / 2 : 0;
  if (!there) return 0;
  if (guards === 1) return intruders > 0 ? weights.win : weights.besieger.lastGuard;
  return weights.besieger.guardSlain + (weights.besieger.lastGuard * danger) / 100 / (guards * guards);
}

/** Whether the besiegers would win by ending their turn now. @rule CSC-1 */
export const yardIsTaken = ({ situation, guards, intruders }: Mission): boolean =>
  situation.game.mission.goal === 'yard' &&
  situation.state.active === situation.besieger &&
  intruders > 0 &&
  guards === 0;
