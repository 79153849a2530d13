import { otherArmy, type ArmyId } from '../../game';
import type { CastleGame, CastleState } from '../../castle';
import type { HexIndex } from '../../hex';
import type { Outlook } from '../mind';
import { absenceOf, missionOf, placeOf, type Mission } from './mission';
import { prospectAt } from './prospects';
import { situationOf, type Man, type Situation } from './situation';
import { lossAt, menaceOf, threatsTo, type Threats } from './threats';
import { weights } from './weights';

/** All that the army that decides bears in mind while it weighs what to do. */
export interface Thinking {
  readonly situation: Situation;
  readonly outlook: Outlook;
  /** How much of an expected loss counts. */
  readonly caution: number;
  readonly army: ArmyId;
  readonly mine: readonly Man[];
  readonly foes: readonly Man[];
  readonly mission: Mission;
  /** Null when the enemy's answer is not thought of. */
  readonly threats: Threats | null;
  /** By enemy, what the next wound would bring. */
  readonly gains: readonly number[];
  /** By enemy, what slaying him would bring. */
  readonly kills: readonly number[];
}

/** A place in its parts, each in hundredths of a point. */
export interface Standing {
  readonly place: number;
  readonly risk: number;
  readonly prospect: number;
}

export function thinkingAbout(game: CastleGame, state: CastleState, outlook: Outlook, nerve: number): Thinking {
  const situation = situationOf(game, state);
  const army = state.active;
  const mine = situation.men[army];
  const foes = situation.men[otherArmy(army)];
  const mission = missionOf(situation, outlook.company);
  const threats = outlook.reply ? threatsTo(situation, army, outlook.ground) : null;
  const kills = foes.map((foe) => killOf(mission, threats, foe));
  // A first wound is on the way to the last.
  const gains = foes.map(({ nextWound, worth }, place) =>
    nextWound === worth ? kills[place]! : nextWound + (kills[place]! - worth) / 4,
  );
  return { situation, outlook, caution: cautionOf(situation, nerve), army, mine, foes, mission, threats, gains, kills };
}

/** What is taken from the enemy with somebody's life: his price, his post, and his blows. */
function killOf(mission: Mission, threats: Threats | null, foe: Man): number {
  const absence = absenceOf(mission, foe);
  // Alone, only what ends the game counts beside the price.
  if (!mission.company) return absence >= weights.win ? foe.worth + absence : foe.worth;
  const menace = threats ? (menaceOf(threats, foe) * weights.reply.menace) / 100 : 0;
  return foe.worth + absence + menace;
}

/** Risk runs from the end of a turn on: with few turns left there is less to be kept for. The bold see less of it. */
const cautionOf = ({ turnsLeft }: Situation, nerve: number): number =>
  (weights.reply.loss * Math.min(4, turnsLeft)) / (400 * nerve);

export function riskAt(
  { threats, caution, mine }: Thinking,
  man: Man,
  hex: HexIndex,
  hidden: boolean,
  without: string | null = null,
): number {
  if (!threats) return 0;
  return lossAt(threats, man, mine.indexOf(man), hex, hidden, without) * caution;
}

export function standingAt(thinking: Thinking, man: Man, hex: HexIndex, hidden: boolean): Standing {
  return {
    place: placeOf(thinking.mission, man, hex),
    risk: riskAt(thinking, man, hex, hidden),
    prospect: prospectAt(thinking.situation, man, thinking.foes, hex),
  };
}

export const sumOf = ({ place, risk, prospect }: Standing): number => place - risk + prospect;
