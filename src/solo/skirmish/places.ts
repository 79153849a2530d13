import { opposite, neighbour, type HexIndex } from '../../hex';
import type { Pose } from '../../skirmish';
import type { Outlook } from '../mind';
import { blow, join, noStrength } from './blows';
import { canStrike, eachBeside, shiftOver, strikersAt } from './contact';
import { dangerAt, type Danger } from './danger';
import { goalAt, type Goal } from './goals';
import { percentHurt } from './harm';
import { bestShot, type Sighted } from './shots';
import { enemiesOf, type Man, type Survey } from './survey';
import { farAway } from './tables';
import { threatsBy } from './threats';

/** An attack that a place would make possible. */
export interface Chance {
  readonly gain: number;
  readonly target: Man;
  readonly percent: number;
  /** Friends who would attack with him. */
  readonly company: number;
}

/** What a place is worth to somebody who ends his move there, in its terms. */
export interface Place {
  readonly total: number;
  /** `on`: he stands on the hex of the goal that counts most. */
  readonly goal: { readonly worth: number; readonly of: Goal | null; readonly on: boolean };
  readonly fight: Chance | null;
  readonly shot: Sighted | null;
  readonly shotWorth: number;
  readonly approach: { readonly worth: number; readonly target: Man | null };
  readonly danger: Danger | null;
}

/** What a survey's army wants to know of every place, worked out once. */
export interface Purpose {
  readonly survey: Survey;
  readonly outlook: Outlook;
  readonly goals: ReadonlyMap<string, readonly Goal[]>;
  /** Whether attacks of this turn are still to come, and shots by those who shoot again. */
  readonly fights: boolean;
  readonly shoots: boolean;
}

/** The strongest attack that a man on a hex could make with the friends who are in contact already. */
function chanceFrom({ survey, outlook }: Purpose, man: Man, hex: HexIndex): Chance | null {
  if (!man.fights) return null;
  const { attacked } = survey.state.doings;
  const enemies = enemiesOf(survey, man.army);
  const friends = survey.men[man.army];
  const own = threatsBy(survey, man.army).masks;
  let best: Chance | null = null;
  eachBeside(survey, hex, enemies, (target, direction, at) => {
    if (!canStrike(survey, man.rides, hex, direction, at)) return;
    const shift = outlook.ground ? shiftOver(survey, hex, direction, at) : 0;
    const others = noStrength();
    if (outlook.company) {
      eachBeside(survey, at, friends, (friend, way, from) => {
        if (friend === man || !friend.fights || attacked.includes(friend.id)) return;
        if (canStrike(survey, friend.rides, from, opposite(way), at)) join(others, friend);
      });
    }
    const without = Math.max(0, blow(survey, others, target, shift)?.gain ?? 0);
    const company = others.count;
    const made = blow(survey, join(others, man), target, shift);
    if (!made) return;
    let gain = made.gain - without;
    const mask = outlook.company ? own[at]! & ~(1 << (man.bit & 31)) : 0;
    if (mask !== 0) {
      let strongest: Man | null = null;
      for (const friend of friends) {
        if (!(mask & (1 << (friend.bit & 31))) || survey.state.doings.moved.includes(friend.id)) continue;
        if (!strongest || friend.attack > strongest.attack) strongest = friend;
      }
      const more = strongest && blow(survey, join(others, strongest), target, shift);
      if (more && more.gain > made.gain) gain += survey.weights.support * (more.gain - made.gain);
    }
    if (!best || gain > best.gain) best = { gain, target, percent: percentHurt(made.faces), company };
  });
  return best;
}

function approachAt({ survey }: Purpose, man: Man, hex: HexIndex): Place['approach'] {
  if (!man.fights || man.sheet.weapon) return { worth: 0, target: null };
  let worth = 0;
  let found: Man | null = null;
  const move = Math.max(1, man.piece.values.move);
  for (const target of enemiesOf(survey, man.army)) {
    const way = survey.tables.travel(target.piece.head, man.rides)[hex]!;
    if (way === farAway) continue;
    const one = (survey.weights.approach * target.worth) / (1 + way / move);
    if (one > worth) [worth, found] = [one, target];
  }
  return { worth, target: found };
}

/** Shots from a place in this turn's second shooting and in the next turn. */
function shotFrom(
  { survey, outlook, shoots }: Purpose,
  man: Man,
  hex: HexIndex,
): { shot: Sighted | null; worth: number } {
  const { weapon } = man.sheet;
  if (!weapon || !man.standing) return { shot: null, worth: 0 };
  const enemies = enemiesOf(survey, man.army);
  if (strikersAt(survey, hex, enemies) !== 0) return { shot: null, worth: 0 };
  const shot = bestShot(survey, man, hex, enemies, !outlook.ground);
  if (!shot) return { shot, worth: 0 };
  const again = shoots && survey.game.ruleset.weapons[weapon].shootsAgain;
  return { shot, worth: shot.gain * ((again ? 1 : 0) + survey.weights.shotLater) };
}

function goalWorth({ survey, goals }: Purpose, man: Man, hex: HexIndex, tail: HexIndex): Place['goal'] {
  let worth = 0;
  let most = 0;
  let of: Goal | null = null;
  for (const goal of goals.get(man.id) ?? []) {
    const one = goalAt(survey, goal, man, hex, tail);
    worth += one;
    if (one > most) [most, of] = [one, goal];
  }
  return { worth, of, on: of !== null && (hex === of.hex || tail === of.hex) };
}

/** The hex of a pose's hindquarters; -1 on foot or off the map. */
export const tailOf = ({ game }: Survey, { at, facing }: Pose): HexIndex =>
  facing === null ? -1 : neighbour(game.board.grid, at, opposite(facing));

/** Weighs a place for a man. */
export function placeFor(purpose: Purpose, man: Man, pose: Pose): Place {
  const { survey, outlook } = purpose;
  const tail = tailOf(survey, pose);
  const goal = goalWorth(purpose, man, pose.at, tail);
  let fight = purpose.fights ? chanceFrom(purpose, man, pose.at) : null;
  if (purpose.fights && tail >= 0) {
    const behind = chanceFrom(purpose, man, tail);
    if (behind && (!fight || behind.gain > fight.gain)) fight = behind;
  }
  const { shot, worth: shotWorth } = shotFrom(purpose, man, pose.at);
  const approach = approachAt(purpose, man, pose.at);
  const danger = outlook.reply ? dangerAt(survey, man, pose.at, outlook.ground) : null;
  const lost = danger ? survey.weights.danger * (danger.blows + danger.shots) : 0;
  const total = goal.worth + Math.max(0, fight?.gain ?? 0) + shotWorth + approach.worth - lost;
  return { total, goal, fight, shot, shotWorth, approach, danger };
}
