import type { AttackKind, Command, SpellUse, Target } from '../../castle';
import type { Direction, HexIndex } from '../../hex';
import { bestBreak, stoneFrom } from './breaching';
import { bestCast, type Spell } from './casting';
import { chanceOf } from './chances';
import type { Man } from './situation';
import { riskAt, standingAt, sumOf, type Thinking } from './thinking';
import { machineWorth } from './values';

/** What a man could do at the end of a walk, and its expected value. */
export interface Act {
  readonly by: Exclude<AttackKind, 'climb'> | 'climb' | 'hide' | 'cast';
  readonly gain: number;
  /** That it succeeds, from 0 to 1. */
  readonly chance: number;
  /** Whom or what it is aimed at. */
  readonly target: Target | null;
  /** Climbing: the hex inside. Calling back: where. */
  readonly to: HexIndex;
  readonly use: SpellUse | null;
  readonly lost: string | null;
}

const plain = { chance: 1, target: null, to: -1, use: null, lost: null } as const;

const better = (a: Act | null, b: Act | null): Act | null => (!a || (b && b.gain > a.gain) ? b : a);

const at = (id: string): Target => ({ kind: 'character', id });

/** The best melee attack on an enemy that would be in contact; null: none. @rule CTU-3 */
export function bestMelee(thinking: Thinking, man: Man, hex: HexIndex): Act | null {
  const { situation, foes, gains } = thinking;
  const { game, tables, machine, held } = situation;
  const { neighbours } = game.board.grid;
  const enemy = held[man.army === 'blue' ? 'red' : 'blue'];
  const { melee } = man.piece.sheet;
  const bits = tables.contact[hex]!;
  let best = -1;
  let most = 0;
  let hitsMachine = false;
  for (let direction = game.ground.tower[hex] ? -1 : 0; direction < 6; direction++) {
    if (direction >= 0 && !(bits & (1 << direction))) continue;
    const to = direction < 0 ? hex : neighbours[hex * 6 + direction]!;
    if (to === machine && !man.besieges) hitsMachine = true;
    const place = enemy[to]! - 1;
    if (place < 0 || foes[place]!.piece.invisible) continue;
    const gain = chanceOf(melee, foes[place]!.piece.sheet.defence) * gains[place]!;
    if (best < 0 || gain > most) [best, most] = [place, gain];
  }
  const foe = foes[best];
  const blow: Act | null = foe
    ? { ...plain, by: 'melee', gain: most, chance: chanceOf(melee, foe.piece.sheet.defence), target: at(foe.id) }
    : null;
  return hitsMachine ? better(blow, atMachine(thinking, melee)) : blow;
}

/** @rule CAT-4 */
function atMachine({ situation }: Thinking, melee: number): Act {
  const chance = chanceOf(melee, situation.game.ruleset.values.defence.catapult);
  const gain = chance * machineWorth(situation.state.catapult!.shots);
  return { ...plain, by: 'melee', gain, chance, target: { kind: 'catapult' } };
}

/** Whether an enemy would be in contact with somebody on a hex. */
function isTouched({ situation }: Thinking, man: Man, hex: HexIndex): boolean {
  const { game, tables, held } = situation;
  const enemy = held[man.army === 'blue' ? 'red' : 'blue'];
  if (enemy[hex]! > 0) return true;
  const bits = tables.contact[hex]!;
  for (let direction = 0; direction < 6; direction++) {
    if (bits & (1 << direction) && enemy[game.board.grid.neighbours[hex * 6 + direction]!]! > 0) return true;
  }
  return false;
}

/** Arrows, bullets and the mages' attack. Who is blind to cover aims as if there were none. @rule CFI-3 @rule CFI-4 @rule CFI-5 */
function bestShot(thinking: Thinking, man: Man, hex: HexIndex): Act | null {
  const { shooting, magic } = man.piece.sheet;
  const { situation, foes, gains, outlook } = thinking;
  const dice = Math.max(shooting, magic);
  if (dice === 0 || (shooting > 0 && isTouched(thinking, man, hex))) return null;
  const row = situation.tables.sightFrom(hex);
  let best = -1;
  let hoped = 0;
  for (let place = 0; place < foes.length; place++) {
    const { piece, at: there } = foes[place]!;
    if (row[there] === 0 || piece.hidden || piece.invisible) continue;
    const { defence } = piece.sheet;
    const hope = chanceOf(dice, outlook.ground ? Math.max(defence, row[there]!) : defence) * gains[place]!;
    if (hope > hoped) [best, hoped] = [place, hope];
  }
  const foe = foes[best];
  if (!foe) return null;
  const chance = chanceOf(dice, Math.max(foe.piece.sheet.defence, row[foe.at]!));
  return { ...plain, by: shooting > 0 ? 'shooting' : 'magic', gain: chance * gains[best]!, chance, target: at(foe.id) };
}

/** Behind the battlements or on a top, out of sight until his next turn. @rule WAL-7 */
function hiding(thinking: Thinking, man: Man, hex: HexIndex): Act | null {
  if (!thinking.threats || !thinking.situation.tables.cover[hex]) return null;
  if (man.piece.hidden && hex === man.at) return null;
  const gain = riskAt(thinking, man, hex, false) - riskAt(thinking, man, hex, true);
  return gain > 0 ? { ...plain, by: 'hide', gain } : null;
}

/** Over one side: onto a free hex, or at whoever holds it. @rule WAL-2 @rule WAL-4 */
function climbOver(thinking: Thinking, man: Man, hex: HexIndex, to: HexIndex): Act | null {
  const { situation, foes, gains } = thinking;
  const { game, held, machine, state } = situation;
  if (held[man.army][to]! > 0 || to === machine) return null;
  const { successFrom } = game.ruleset.values.climb;
  const over = chanceOf(state.doings.hasted.includes(man.id) ? 2 : 1, successFrom - 1);
  const step = sumOf(standingAt(thinking, man, to, false)) - sumOf(standingAt(thinking, man, hex, false));
  const place = held[man.army === 'blue' ? 'red' : 'blue'][to]! - 1;
  const foe = foes[place];
  if (!foe) {
    const blow = bestMelee(thinking, man, to)?.gain ?? 0;
    return { ...plain, by: 'climb', gain: over * (step + blow), chance: over, to };
  }
  const { sheet, hidden, invisible } = foe.piece;
  if (invisible) return null;
  const defence = hidden ? sheet.defence : Math.max(sheet.defence, game.ruleset.values.defence.overRampart);
  const chance = over * chanceOf(man.piece.sheet.melee, defence);
  const slays = foe.nextWound === foe.worth;
  return { ...plain, by: 'climb', gain: chance * (gains[place]! + (slays ? step : 0)), chance, target: at(foe.id), to };
}

function bestClimb(thinking: Thinking, man: Man, hex: HexIndex): Act | null {
  const { tables, game } = thinking.situation;
  const bits = man.besieges ? tables.climbs[hex]! : 0;
  let best: Act | null = null;
  for (let direction = 0; bits !== 0 && direction < 6; direction++) {
    if (!(bits & (1 << direction))) continue;
    best = better(best, climbOver(thinking, man, hex, game.board.grid.neighbours[hex * 6 + direction]!));
  }
  return best;
}

/** The section that is worth breaking most, by hammer or mace. @rule WAL-5 */
function breaking(thinking: Thinking, man: Man, hex: HexIndex): Act | null {
  const { sheet } = man.piece;
  if (!sheet.breaker || !man.besieges) return null;
  const section = bestBreak(thinking, hex);
  if (!section) return null;
  const chance = chanceOf(sheet.melee, thinking.situation.game.ruleset.values.defence.section);
  return { ...plain, by: 'break', gain: chance * section.worth, chance, target: section.target };
}

/** A stone, when he would stand beside the machine. @rule CAT-2 @rule CAT-3 */
function stone(thinking: Thinking, hex: HexIndex): Act | null {
  const { tables, machine, game, land } = thinking.situation;
  if (machine < 0 || land.apart(hex, machine) !== 1) return null;
  for (let direction = 0; direction < 6; direction++) {
    const beside = game.board.grid.neighbours[hex * 6 + direction] === machine;
    if (!beside || !(tables.contact[hex]! & (1 << (direction as Direction)))) continue;
    const shot = stoneFrom(thinking);
    return shot && { ...plain, by: 'catapult', gain: shot.gain, chance: shot.chance, target: shot.target };
  }
  return null;
}

const asAct = (spell: Spell | null): Act | null => spell && { ...plain, by: 'cast', ...spell };

/** The best act of a man on a hex this turn; null: nothing worth doing. */
export function bestAct(thinking: Thinking, man: Man, hex: HexIndex): Act | null {
  let best = bestMelee(thinking, man, hex);
  best = better(best, bestShot(thinking, man, hex));
  best = better(best, breaking(thinking, man, hex));
  best = better(best, stone(thinking, hex));
  if (man.canClimb) best = better(best, bestClimb(thinking, man, hex));
  if (man.piece.sheet.magic > 0) best = better(best, asAct(bestCast(thinking, man, hex)));
  return better(best, hiding(thinking, man, hex));
}

/** The command that carries an act out. */
export function commandOf(man: Man, act: Act): Command {
  const who = man.id;
  switch (act.by) {
    case 'hide':
      return { type: 'hide', who };
    case 'climb':
      return { type: 'climb', who, to: act.to };
    case 'cast':
      return {
        type: 'cast',
        who,
        use: act.use!,
        ...(act.target && { target: act.target }),
        ...(act.to >= 0 && { at: act.to }),
        ...(act.lost !== null && { lost: act.lost }),
      };
    case 'melee':
    case 'shooting':
    case 'magic':
    case 'break':
    case 'catapult':
      return { type: 'attack', who, by: act.by, target: act.target! };
  }
}
