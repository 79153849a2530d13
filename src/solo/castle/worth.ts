import type { CastleGame, CastleState } from '../../castle';
import { otherArmy, type ArmyId } from '../../game';
import { missionOf, placeOf } from './mission';
import { situationOf, type Situation } from './situation';
import { plain } from './tempers';
import { lossAt, threatsTo } from './threats';
import { machineWorth } from './values';
import { weights } from './weights';

/** What an army has on the board, and what it stands to lose of it. Those who play next threaten more surely. */
function standingOf(situation: Situation, army: ArmyId): number {
  const mission = missionOf(situation, true, plain);
  const threats = threatsTo(situation, army, true);
  const share = (weights.reply.loss * (army === situation.state.active ? 50 : 100)) / 10_000;
  return situation.men[army].reduce(
    (sum, man, place) =>
      sum + man.worth + placeOf(mission, man, man.at) - share * lossAt(threats, man, place, man.at, man.piece.hidden),
    0,
  );
}

/** The machine; the mages' spells are counted with the mages. */
const meansOf = ({ state, besieger }: Situation, army: ArmyId): number =>
  army === besieger && state.catapult ? machineWorth(state.catapult.shots) : 0;

/** What a position is worth to an army, in hundredths of a point. The other army's is the same with the sign turned. */
export function worth(game: CastleGame, state: CastleState, army: ArmyId): number {
  if (state.outcome) {
    const { winner } = state.outcome;
    if (winner === null) return 0;
    return winner === army ? 2 * weights.win : -2 * weights.win;
  }
  const situation = situationOf(game, state);
  const of = (one: ArmyId) => standingOf(situation, one) + meansOf(situation, one);
  const blue = Math.round(of('blue') - of(otherArmy('blue')));
  return army === 'blue' ? blue : 0 - blue;
}
