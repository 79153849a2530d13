import type { ArmyId, Blow, Gauge } from '../game';
import type { Event } from './events';
import { fieldOf, valuesOf } from './field';
import type { SkirmishGame } from './game';
import { oddsOf } from './melee/odds';
import type { MeleeResult, ShotResult } from './results';
import { isRefusal, shotAlong } from './shooting/shot';
import type { SkirmishState } from './state';

/** How much a result is worth to whoever attacks: hurting counts, killing more, both horse and man most. */
const gains: Readonly<Record<ShotResult | MeleeResult, number>> = {
  AK: 0,
  AW: 0,
  AR: 0,
  '-': 0,
  R: 0,
  DR: 0,
  DS: 0,
  W: 2,
  DW: 2,
  HK: 2,
  HS: 2,
  HW: 3,
  K: 4,
  DK: 4,
  RK: 4,
  BK: 5,
};

function strengthOf(game: SkirmishGame, state: SkirmishState, army: ArmyId): number {
  let strength = 0;
  for (const sheet of game.characters) {
    const character = state.characters[sheet.id]!;
    if (sheet.army !== army || sheet.animal || (character.health !== 'fit' && character.health !== 'wounded')) continue;
    const { attack, defence } = valuesOf(sheet, character);
    strength += attack + defence;
  }
  return strength;
}

/** A wound on one who is wounded kills him. @rule CHR-2 */
function gainOf(state: SkirmishState, result: ShotResult | MeleeResult, victims: readonly string[]): number {
  const wounds = result === 'W' || result === 'DW' || result === 'HW';
  const [only, ...others] = victims;
  const second = wounds && others.length === 0 && state.characters[only ?? '']?.health === 'wounded';
  return second ? Math.max(gains[result], gains.K) : gains[result];
}

/** How good a result is among those of the ten faces. */
function blowOf(
  { game, state, army, victims }: Blows,
  result: ShotResult | MeleeResult,
  results: readonly (ShotResult | MeleeResult)[],
): Blow | null {
  const gain = gainOf(state, result, victims);
  if (gain === 0) return null;
  const values = victims.map((id) => game.byId.get(id)?.foot.fit);
  const worth = Math.max(1, ...values.map((own) => (own ? own.attack + own.defence : 0)));
  const chance = results.filter((one) => gainOf(state, one, victims) >= gain).length;
  return { army, chance, of: results.length, weight: gain * worth };
}

interface Blows {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  readonly army: ArmyId;
  readonly victims: readonly string[];
}

function blowIn(game: SkirmishGame, state: SkirmishState, event: Event): Blow | null {
  const { byId } = fieldOf(game, state);
  if (event.type === 'shot') {
    const shooter = byId.get(event.who);
    const target = byId.get(event.target);
    // A game that was begun with another text of its scenario may hold a shot by somebody who carries no weapon here.
    if (!shooter?.army || !shooter.sheet?.weapon || !target) return null;
    const shot = shotAlong(game, state, { shooter, from: event.from, target, to: event.to });
    if (isRefusal(shot)) return null;
    return blowOf({ game, state, army: shooter.army, victims: [event.target] }, event.result, shot.results);
  }
  if (event.type !== 'fought') return null;
  const army = byId.get(event.attackers[0] ?? '')?.army;
  const odds = oddsOf(game, state, event.attackers, event.defenders);
  if (!army || isRefusal(odds)) return null;
  return blowOf({ game, state, army, victims: event.defenders }, event.result, odds.results);
}

/** The skirmish in numbers: a low die shoots and strikes well, a high one slips through. @rule SHT @rule MEL @rule MOV-4 */
export const gauge: Gauge<SkirmishGame, SkirmishState, Event> = {
  strength: strengthOf,
  ownDie(game, state, { purpose: { kind, who } }) {
    const [first = ''] = who;
    const army = game.byId.get(first)?.army ?? state.active;
    if (kind === 'shot' || kind === 'melee') return { army, good: 'low' };
    return kind === 'test' ? { army, good: 'high' } : null;
  },
  blow: blowIn,
};
