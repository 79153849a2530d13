import { blow, blowFaces, join, noStrength, type Strength } from './blows';
import { death, stun, unhorsed, unhorsedStunned, unhorsedWounded, wound, type Faces } from './harm';
import type { Part } from './stand';
import { makeReply } from './reply';
import type { Temper } from './sketch/table';
import { enemiesOf, type Man, type Survey } from './survey';

/** Weighs where everybody of an army would end his move, all together. */
export interface Formation {
  /** `choice`: for each part the index of his place. */
  worthOf(choice: Uint8Array): number;
}

/** How likely a result takes an enemy out of his own next turn, in tenths. */
const outOfAction = (faces: Faces, target: Man): number =>
  faces[death]! +
  faces[stun]! * 0.9 +
  faces[unhorsedStunned]! +
  (target.dyingFrom <= wound
    ? faces[wound]! + faces[unhorsedWounded]!
    : 0.5 * (faces[wound]! + faces[unhorsedWounded]!)) +
  0.5 * faces[unhorsed]!;

/** Those who fall on one enemy together. */
interface Group {
  readonly strength: Strength;
  shift: number;
}

function clear({ strength }: Group): void {
  strength.attack = strength.count = strength.retreat = strength.wound = strength.death = 0;
}

/** Lets everybody strike where it brings most; what comes of it, and who of the enemy is left. */
function makeFights(survey: Survey, parts: readonly Part[], enemies: readonly Man[]) {
  const groups = enemies.map((): Group => ({ strength: noStrength(), shift: 0 }));
  const tried: Group = { strength: noStrength(), shift: 0 };
  const gains = new Float64Array(enemies.length);
  const touching = new Uint8Array(enemies.length);
  /** For each part which of those he touches he strikes at, -1 for none. */
  const aim = new Int8Array(parts.length);

  const add = (group: Group, man: Man, shift: number): void => {
    group.shift = group.strength.count > 0 ? Math.min(group.shift, shift) : shift;
    join(group.strength, man);
  };
  const gainOf = (enemy: number, group: Group): number =>
    Math.max(0, blow(survey, group.strength, enemies[enemy]!, group.shift)?.gain ?? 0);
  /** What those who strike at an enemy gain, one of them left out, or one more with them. */
  const gainWith = (choice: Uint8Array, enemy: number, except: number, more: number): number => {
    clear(tried);
    for (let index = 0; index < parts.length; index++) {
      const { man, stands, strikes } = parts[index]!;
      if (!strikes || index === except) continue;
      const stand = stands[choice[index]!]!;
      const at = index === more ? stand.touched.indexOf(enemy) : aim[index]!;
      if (at >= 0 && stand.touched[at] === enemy) add(tried, man, stand.shifts[at]!);
    }
    return gainOf(enemy, tried);
  };

  /** At first everybody falls on the one whom most can reach. */
  const gather = (choice: Uint8Array): void => {
    touching.fill(0);
    for (let index = 0; index < parts.length; index++) {
      if (!parts[index]!.strikes) continue;
      for (const enemy of parts[index]!.stands[choice[index]!]!.touched) touching[enemy]!++;
    }
    for (let index = 0; index < parts.length; index++) {
      const { touched } = parts[index]!.stands[choice[index]!]!;
      aim[index] = touched.length > 0 && parts[index]!.strikes ? 0 : -1;
      for (let at = 1; at < touched.length; at++) {
        if (aim[index]! >= 0 && touching[touched[at]!]! > touching[touched[aim[index]!]!]!) aim[index] = at;
      }
    }
    for (let enemy = 0; enemy < enemies.length; enemy++) {
      gains[enemy] = touching[enemy]! > 0 ? gainWith(choice, enemy, -1, -1) : 0;
    }
  };

  /** Then whoever adds more elsewhere goes there. */
  const spread = (choice: Uint8Array): void => {
    for (let index = 0; index < parts.length; index++) {
      if (aim[index]! < 0) continue;
      const { touched } = parts[index]!.stands[choice[index]!]!;
      for (let at = 0; at < touched.length && touched.length > 1; at++) {
        const from = touched[aim[index]!]!;
        const to = touched[at]!;
        if (to === from) continue;
        const without = gainWith(choice, from, index, -1);
        const there = gainWith(choice, to, -1, index);
        if (without + there <= gains[from]! + gains[to]! + 0.5) continue;
        [gains[from], gains[to], aim[index]] = [without, there, at];
      }
    }
  };

  /** Writes into `left` how likely each enemy can still act. */
  return (choice: Uint8Array, left: Float64Array): number => {
    gather(choice);
    spread(choice);
    for (const group of groups) clear(group);
    for (let index = 0; index < parts.length; index++) {
      const { man, stands } = parts[index]!;
      const stand = stands[choice[index]!]!;
      if (aim[index]! >= 0) add(groups[stand.touched[aim[index]!]!]!, man, stand.shifts[aim[index]!]!);
    }
    let sum = 0;
    for (let enemy = 0; enemy < enemies.length; enemy++) {
      const target = enemies[enemy]!;
      left[enemy] = target.fights ? 1 : 0;
      if (gains[enemy] === 0) continue;
      sum += gains[enemy]!;
      const { strength, shift } = groups[enemy]!;
      const faces = blowFaces(survey, strength.attack, strength.count, target, shift);
      if (faces && target.fights) left[enemy] = 1 - outOfAction(faces, target) / 10;
    }
    return sum;
  };
}

/** Two of a plan on one hex. */
const impossible = -1e9;

/** `temper`: what is made of danger, of goals and of nearness. */
export function formationOf(survey: Survey, parts: readonly Part[], temper: Temper): Formation {
  const enemies = parts.length > 0 ? enemiesOf(survey, parts[0]!.man.army) : [];
  const fights = makeFights(survey, parts, enemies);
  const reply = makeReply(survey, parts, enemies);
  const left = new Float64Array(enemies.length);
  const taken = new Uint32Array(survey.game.board.grid.size);
  let stamp = 0;
  const clash = (choice: Uint8Array): boolean => {
    stamp++;
    for (let index = 0; index < parts.length; index++) {
      const { head, tail } = parts[index]!.stands[choice[index]!]!;
      if (taken[head] === stamp) return true;
      taken[head] = stamp;
      if (tail < 0) continue;
      if (taken[tail] === stamp) return true;
      taken[tail] = stamp;
    }
    return false;
  };
  return {
    worthOf(choice) {
      if (clash(choice)) return impossible;
      let sum = 0;
      for (let index = 0; index < parts.length; index++) {
        const { base, place } = parts[index]!.stands[choice[index]!]!;
        sum += base + (temper.goal - 1) * place.goal.worth + (temper.approach - 1) * place.approach.worth;
      }
      return sum + fights(choice, left) - temper.danger * reply(choice, left);
    },
  };
}
