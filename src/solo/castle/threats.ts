import { otherArmy, type ArmyId } from '../../game';
import type { HexIndex } from '../../hex';
import { chanceOf } from './chances';
import { floodOf } from './flood';
import type { Man, Situation } from './situation';
import { shotsFrom } from './shots';
import { weights } from './weights';

/** How a hex can be struck hand to hand: over the wall or through it with a climbing die first, or for sure. */
const overRampart = 1;
const afterClimb = 2;
const sure = 3;

/** What one enemy (or its catapult, or its spell) can do in the next turn. */
export interface Threat {
  readonly man: Man | null;
  /** By hex, one of the ways above; 0: none. */
  readonly melee: Uint8Array | null;
  /** By hex, the least defence that a line can give there, 1 in the open; 0: not seen. */
  readonly shots: Uint8Array | null;
  readonly shootingDice: number;
  /** Stones and spells: whoever is within reach of a hex, with this chance. */
  readonly blast: {
    readonly from: HexIndex;
    readonly reach: number;
    readonly chance: number;
    readonly findsHidden: boolean;
  } | null;
}

/** The threats to an army, and how they are divided among its men as they stand. */
export interface Threats {
  readonly situation: Situation;
  readonly list: readonly Threat[];
  /** By threat, then by man of the army: what he stands to lose by it. */
  readonly shares: readonly Float64Array[];
  readonly totals: Float64Array;
  /** By hex, the places in the list of those who can do something there; worked out when first asked for. */
  readonly reaching: (readonly number[] | undefined)[];
  /** Whether cover counts. */
  readonly ground: boolean;
}

const markBest = (codes: Uint8Array, hex: HexIndex, code: number): void => {
  if (codes[hex]! < code) codes[hex] = code;
};

function markContact({ tables, game }: Situation, codes: Uint8Array, from: HexIndex, code: number): void {
  markBest(codes, from, code);
  const bits = tables.contact[from]!;
  for (let direction = 0; direction < 6; direction++) {
    if (bits & (1 << direction)) markBest(codes, game.board.grid.neighbours[from * 6 + direction]!, code);
  }
}

function markMelee(situation: Situation, codes: Uint8Array, man: Man, from: HexIndex): void {
  markContact(situation, codes, from, sure);
  const climbs = man.besieges ? situation.tables.climbs[from]! : 0;
  for (let direction = 0; direction < 6; direction++) {
    if (!(climbs & (1 << direction))) continue;
    const to = situation.game.board.grid.neighbours[from * 6 + direction]!;
    markBest(codes, to, overRampart);
    if (situation.held.blue[to] === 0 && situation.held.red[to] === 0) markContact(situation, codes, to, afterClimb);
  }
}

/** The points that somebody will have in his next turn, a spell of haste foreseen. @rule MAG-2 */
function nextPoints({ game, state, men, land }: Situation, man: Man): number {
  const { move, spells } = game.ruleset.values;
  const { spell, crystals } = state.magic[man.army];
  if (spell !== 'haste' || crystals === 0) return move.points;
  const mage = men[man.army].find(({ piece }) => piece.sheet.magic > 0);
  return mage && land.apart(mage.at, man.at) <= spells.reach ? move.hasted : move.points;
}

function threatOf(situation: Situation, man: Man): Threat {
  const { shooting, magic } = man.piece.sheet;
  const dice = Math.max(shooting, magic);
  const points = nextPoints(situation, man);
  const codes = new Uint8Array(situation.game.board.grid.size);
  for (const from of floodOf(situation, man, points).ends) markMelee(situation, codes, man, from);
  const shots = dice > 0 ? shotsFrom(situation, man, points) : null;
  return { man, melee: codes, shots, shootingDice: dice, blast: null };
}

const blasts = (from: HexIndex, reach: number, chance: number, findsHidden: boolean): Threat => ({
  man: null,
  melee: null,
  shots: null,
  shootingDice: 0,
  blast: { from, reach, chance, findsHidden },
});

/** The machine, when somebody of its army is near enough to serve it. @rule CAT-2 @rule CAT-3 */
function stones({ game, state, machine, men, besieger, land }: Situation, army: ArmyId): Threat[] {
  if (army !== besieger || machine < 0 || state.catapult!.shots === 0) return [];
  const { points } = game.ruleset.values.move;
  if (!men[army].some(({ at }) => land.apart(at, machine) <= points + 1)) return [];
  const { reach, misses } = game.ruleset.values.catapult;
  return [blasts(machine, reach, chanceOf(1, misses), true)];
}

const lethal: Readonly<Record<string, number>> = { fireball: 1, transformation: 1, stupor: 0.8 };

/** The mage's spell against one enemy. @rule MAG-2 */
function spells({ game, state, men }: Situation, army: ArmyId): Threat[] {
  const { spell, crystals } = state.magic[army];
  const chance = spell === null ? undefined : lethal[spell];
  const mage = men[army].find(({ piece }) => piece.sheet.magic > 0);
  if (!mage || crystals === 0 || chance === undefined) return [];
  return [blasts(mage.at, game.ruleset.values.spells.reach + 1, chance, false)];
}

/** Whether he does something in his next turn. @rule MAG-2 */
const wakes = ({ state }: Situation, { army, piece }: Man): boolean => piece.stupor <= (army === state.active ? 1 : 0);

/** All threats of the other army in its next turn. */
export function threatsTo(situation: Situation, army: ArmyId, ground: boolean): Threats {
  const other = otherArmy(army);
  const list = situation.men[other].filter((man) => wakes(situation, man)).map((man) => threatOf(situation, man));
  list.push(...stones(situation, other), ...spells(situation, other));
  const men = situation.men[army];
  const totals = new Float64Array(list.length);
  const threats: Threats = { situation, list, shares: [], totals, reaching: [], ground };
  const shares = list.map(() => new Float64Array(men.length));
  for (const [place, man] of men.entries()) {
    for (const index of reachingAt(threats, man.at)) {
      const share = chanceAgainst(threats, list[index]!, man, man.at, man.piece.hidden) * man.nextWound;
      totals[index]! += share;
      shares[index]![place] = share;
    }
  }
  return { ...threats, shares };
}

/** Those who can do something to whoever stands on a hex. */
function reachingAt({ situation, list, reaching }: Threats, hex: HexIndex): readonly number[] {
  const known = reaching[hex];
  if (known) return known;
  const found: number[] = [];
  for (let index = 0; index < list.length; index++) {
    const { melee, shots, blast } = list[index]!;
    const reaches = blast
      ? situation.land.apart(blast.from, hex) <= blast.reach
      : melee![hex]! > 0 || (shots !== null && shots[hex]! > 0);
    if (reaches) found.push(index);
  }
  reaching[hex] = found;
  return found;
}

/** The chance that a threat, directed at a man on a hex, wounds him. */
export function chanceAgainst(
  { situation, ground }: Threats,
  { man, melee, shots, shootingDice, blast }: Threat,
  target: Man,
  hex: HexIndex,
  hidden: boolean,
): number {
  const { sheet, invisible } = target.piece;
  if (invisible) return 0;
  if (blast) {
    return (hidden && !blast.findsHidden) || situation.land.apart(blast.from, hex) > blast.reach ? 0 : blast.chance;
  }
  let best = 0;
  const way = melee![hex]!;
  if (way > 0) {
    const defence = way === overRampart && !hidden ? Math.max(sheet.defence, 4) : sheet.defence;
    // Whoever comes to blows will be struck in turn, so he does it less gladly than he shoots.
    best = (chanceOf(man!.piece.sheet.melee, defence) * (way === sure ? 1 : 0.5) * weights.reply.blows) / 100;
  }
  const seen = shots && !hidden ? shots[hex]! : 0;
  if (seen > 0) best = Math.max(best, chanceOf(shootingDice, ground ? Math.max(sheet.defence, seen) : sheet.defence));
  return best;
}

/**
 * The expected loss of a man on a hex in the enemy's next turn. Each enemy acts once, and is assumed to choose among
 * those within reach in proportion to what each would bring. `without`: an enemy gone by then.
 */
export function lossAt(
  threats: Threats,
  man: Man,
  place: number,
  hex: HexIndex,
  hidden: boolean,
  without: string | null = null,
): number {
  const { list, shares, totals } = threats;
  let unhurt = 1;
  let hurtOnce = 0;
  for (const index of reachingAt(threats, hex)) {
    if (without !== null && list[index]!.man?.id === without) continue;
    const chance = chanceAgainst(threats, list[index]!, man, hex, hidden);
    if (chance === 0) continue;
    const mine = chance * man.nextWound;
    const others = place >= 0 ? totals[index]! - shares[index]![place]! : totals[index]!;
    const struck = (chance * mine) / (mine + (weights.reply.others * others) / 100);
    hurtOnce = hurtOnce * (1 - struck) + unhurt * struck;
    unhurt *= 1 - struck;
  }
  if (man.worth === man.nextWound) return (1 - unhurt) * man.worth;
  return hurtOnce * man.nextWound + (1 - unhurt - hurtOnce) * man.worth;
}

/** The most that an enemy can be expected to take from an army. */
export function menaceOf({ list, shares }: Threats, enemy: Man): number {
  const index = list.findIndex(({ man }) => man?.id === enemy.id);
  return index < 0 ? 0 : shares[index]!.reduce((most, share) => Math.max(most, share), 0);
}
