import type { CastleGame, CastleState } from '../../castle';
import type { ArmyId } from '../../game';
import { situationOf, type Situation } from './situation';
import { barred } from './tables';
import { lossAt, threatsTo } from './threats';
import { weights } from './weights';

/** Where there is no way at all. */
const noWay = 40;
/** How many of the nearest besiegers are a storm. */
const storm = 4;

/** What an army is worth, and the share of it that it stands to lose in the enemy's next turn. */
function strengthOf(situation: Situation, army: ArmyId): { readonly all: number; readonly risk: number } {
  const threats = threatsTo(situation, army, true);
  let all = 1;
  let loss = 0;
  for (const man of situation.men[army]) {
    all += man.worth;
    loss += lossAt(threats, man, man.place, man.at, man.piece.hidden);
  }
  return { all, risk: loss / all };
}

/** Points that the nearest besiegers have to walk to a goal, nearest first. */
const waysOf = ({ men, besieger }: Situation, field: Uint8Array): number[] =>
  men[besieger].map(({ at }) => (field[at] === barred ? noWay : field[at]!)).sort((a, b) => a - b);

const inYard = ({ game, men }: Situation, army: ArmyId): number =>
  men[army].reduce((count, { at }) => count + game.ground.yard[at]!, 0);

/** The features of a siege, seen from the besiegers' side, in the order of their weights in `hope`. */
export function featuresOf(game: CastleGame, state: CastleState): number[] {
  const situation = situationOf(game, state);
  const { besieger, defender, tables, turnsLeft, men } = situation;
  const own = strengthOf(situation, besieger);
  const other = strengthOf(situation, defender);
  const acts = state.active === besieger ? 1 : 0;
  const { banner } = state;
  const ways = waysOf(situation, banner ? tables.toBanner(besieger, banner.at) : tables.toYard[besieger]);
  const near = ways.slice(0, storm);
  const way = near.reduce((sum, one) => sum + one, 0) / Math.max(1, near.length);
  const points = game.ruleset.values.move.points * Math.max(1, turnsLeft);
  const guards = inYard(situation, defender);
  const carrier = banner?.carrier ? tables.toExit[banner.at]! : -1;
  return [
    1,
    acts,
    Math.log(own.all / other.all),
    Math.log((men[besieger].length + 1) / (men[defender].length + 1)),
    acts ? 0 : own.risk,
    acts ? other.risk : 0,
    acts ? own.risk : 0,
    acts ? 0 : other.risk,
    Math.min(2, way / points),
    Math.min(2, ways[0]! / points),
    1 / (1 + ways[0]!),
    1 / (1 + turnsLeft),
    1 / (1 + guards),
    Math.min(3, inYard(situation, besieger)),
    (state.catapult?.shots ?? 0) / 6,
    carrier >= 0 ? 1 : 0,
    carrier >= 0 ? Math.min(1, carrier / points) : 0,
  ];
}

/** The chance of winning of an army, from 0 to 1: a logistic regression on how games between computers ended. */
export function hopeOf(game: CastleGame, state: CastleState, army: ArmyId): number {
  if (state.outcome) return state.outcome.winner === army ? 1 : state.outcome.winner === null ? 0.5 : 0;
  const features = featuresOf(game, state);
  const sum = weights.hope[game.mission.goal].reduce((all, weight, index) => all + weight * features[index]!, 0);
  const besiegers = 1 / (1 + Math.exp(-sum));
  return army === game.options.besieger ? besiegers : 1 - besiegers;
}
