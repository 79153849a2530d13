import { impassable, type SpellUse, type Target } from '../../castle';
import type { HexIndex } from '../../hex';
import { bestMend, bestSpellBreak } from './breaching';
import { chanceOf } from './chances';
import { placeOf } from './mission';
import { isEmpty, type Man } from './situation';
import { riskAt, type Thinking } from './thinking';
import { machineWorth, worthOf } from './values';
import { weights } from './weights';

/** A spell with its expected value, less the value of the crystal. */
export interface Spell {
  readonly use: SpellUse;
  readonly gain: number;
  readonly chance: number;
  readonly target: Target | null;
  readonly to: HexIndex;
  readonly lost: string | null;
}

interface Caster {
  readonly thinking: Thinking;
  readonly mage: Man;
  readonly hex: HexIndex;
}

const plain = { chance: 1, target: null, to: -1, lost: null } as const;

const at = (id: string): Target => ({ kind: 'character', id });

const inReach = ({ thinking, hex }: Caster, other: HexIndex): boolean =>
  thinking.situation.land.apart(hex, other) <= thinking.situation.game.ruleset.values.spells.reach;

/** The enemy on whom a spell would bring most. @rule MAG-2 @rule WAL-7 */
function onEnemy(caster: Caster, use: SpellUse, gainOf: (foe: Man, place: number) => number): Spell | null {
  let best: Spell | null = null;
  for (const [place, foe] of caster.thinking.foes.entries()) {
    if (foe.piece.hidden || foe.piece.invisible || !inReach(caster, foe.at)) continue;
    const gain = gainOf(foe, place);
    if (gain > (best?.gain ?? 0)) best = { ...plain, use, gain, target: at(foe.id) };
  }
  return best;
}

function fireball(caster: Caster): Spell | null {
  const { situation, kills } = caster.thinking;
  const best = onEnemy(caster, 'fireball', (_, place) => kills[place]!);
  const { machine, state } = situation;
  if (machine < 0 || caster.mage.besieges || !inReach(caster, machine)) return best;
  const gain = machineWorth(state.catapult!.shots);
  return gain > (best?.gain ?? 0) ? { ...plain, use: 'fireball', gain, target: { kind: 'catapult' } } : best;
}

function stupor(caster: Caster): Spell | null {
  const { ruleset } = caster.thinking.situation.game;
  const { stuporTurns } = ruleset.values.spells;
  const turns = Math.min(stuporTurns, caster.thinking.situation.turnsLeft);
  const { kills } = caster.thinking;
  return onEnemy(caster, 'stupor', ({ piece }, place) =>
    piece.stupor > 1 ? 0 : (kills[place]! * weights.magic.stupor * turns) / (100 * stuporTurns),
  );
}

/** A die each; a 6 removes him. @rule MAG-2 */
function hail(caster: Caster): Spell {
  const { foes, kills, situation } = caster.thinking;
  const chance = chanceOf(1, situation.game.ruleset.values.spells.hailFrom - 1);
  let gain = 0;
  let nobody = 1;
  for (const [place, foe] of foes.entries()) {
    if (foe.piece.hidden || foe.piece.invisible || !inReach(caster, foe.at)) continue;
    gain += chance * kills[place]!;
    nobody *= 1 - chance;
  }
  // It works when it removes anybody.
  return { ...plain, use: 'hail', gain, chance: 1 - nobody };
}

/** Whoever would be missed most, and is in danger. @rule MAG-2 */
function invisible(caster: Caster): Spell | null {
  const { thinking } = caster;
  let best: Spell | null = null;
  for (const man of thinking.mine) {
    if (man.piece.invisible || man.piece.hidden || !inReach(caster, man.id === caster.mage.id ? caster.hex : man.at))
      continue;
    const carries = thinking.situation.state.banner?.carrier === man.id;
    const gain = riskAt(thinking, man, man.at, false) + (carries ? weights.magic.invisible : 0);
    if (gain > (best?.gain ?? 0)) best = { ...plain, use: 'invisible', gain, target: at(man.id) };
  }
  return best;
}

/** For those who have not walked yet. @rule MAG-2 */
function haste(caster: Caster): Spell {
  const { mine } = caster.thinking;
  const { hasted } = caster.thinking.situation.state.doings;
  const some = mine.filter(
    (man) => man.canWalk && man.id !== caster.mage.id && !hasted.includes(man.id) && inReach(caster, man.at),
  );
  return { ...plain, use: 'haste', gain: caster.mage.besieges ? weights.magic.haste * some.length : 0 };
}

/** The best of those slain. */
function dearest(
  { thinking, mage }: Caster,
  skeletons: boolean,
): { readonly id: string; readonly worth: number } | null {
  const { game, state } = thinking.situation;
  let best: { id: string; worth: number } | null = null;
  for (const sheet of game.characters) {
    if (sheet.army !== mage.army || state.characters[sheet.id]!.life > 0 || (skeletons && !sheet.skeleton)) continue;
    const worth = worthOf(game, sheet, sheet.life);
    if (worth > (best?.worth ?? 0)) best = { id: sheet.id, worth };
  }
  return best;
}

/** Somebody called back beside the mage; he can do nothing more this turn. @rule MAG-2 */
function back(caster: Caster, use: 'resurrect' | 'raise'): Spell | null {
  const { thinking, mage, hex } = caster;
  const { game, land } = thinking.situation;
  const lost = dearest(caster, use === 'raise');
  if (!lost) return null;
  const { hexes, upTo } = land.near(hex);
  let to = -1;
  let best = -Infinity;
  for (let index = 1; index < upTo[game.ruleset.values.spells.besideMage]!; index++) {
    const there = hexes[index]!;
    if (game.ground.foot[there] === impassable || !isEmpty(thinking.situation, there)) continue;
    const place = placeOf(thinking.mission, mage, there);
    if (place > best) [to, best] = [there, place];
  }
  return to < 0 ? null : { ...plain, use, gain: (lost.worth * weights.magic.returned) / 100, to, lost: lost.id };
}

/** An enemy becomes one of ours. @rule MAG-2 */
function transform(caster: Caster): Spell | null {
  const { kills, situation } = caster.thinking;
  const lost = dearest(caster, true);
  if (!lost) return null;
  const best = onEnemy(caster, 'transform', (foe, place) => {
    if (foe.piece.sheet.skeleton || situation.held[caster.mage.army][foe.at]! > 0) return 0;
    return kills[place]! + (lost.worth * weights.magic.returned) / 100;
  });
  return best && { ...best, lost: lost.id };
}

function masonry(caster: Caster): Spell | null {
  const { thinking, hex } = caster;
  const use = caster.mage.besieges ? 'break' : 'mend';
  const wall = use === 'break' ? bestSpellBreak(thinking, hex) : bestMend(thinking, hex);
  return wall && { ...plain, use, gain: wall.worth, target: wall.target };
}

function spellFrom(caster: Caster): Spell | null {
  switch (caster.thinking.situation.state.magic[caster.mage.army].spell) {
    case 'fireball':
      return fireball(caster);
    case 'stupor':
      return stupor(caster);
    case 'hail':
      return hail(caster);
    case 'invisibility':
      return invisible(caster);
    case 'haste':
      return haste(caster);
    case 'resurrection':
      return back(caster, 'resurrect');
    case 'raising':
      return back(caster, 'raise');
    case 'transformation':
      return transform(caster);
    case 'masonry':
      return masonry(caster);
    case null:
    default:
      return null;
  }
}

/** The best use of the mage's spell from a hex, if it is worth a crystal. @rule MAG-1 */
export function bestCast(thinking: Thinking, mage: Man, hex: HexIndex): Spell | null {
  const { state, turnsLeft } = thinking.situation;
  const { crystals } = state.magic[mage.army];
  if (state.doings.cast || crystals === 0) return null;
  const spell = spellFrom({ thinking, mage, hex });
  if (!spell) return null;
  // Crystals that cannot be spent before the end cost nothing.
  const gain = spell.gain - (crystals >= turnsLeft ? 0 : weights.magic.crystal);
  return gain > 0 ? { ...spell, gain } : null;
}
