import { otherArmy, type ArmyId } from '../../game';
import type { CastleGame, CastleState } from '../../castle';
import type { HexIndex } from '../../hex';
import type { Outlook } from '../mind';
import { absenceOf, missionOf, placeOf, type Mission } from './mission';
import { aimsOf, prospectAt, type Aims } from './prospects';
import { situationAfter, situationOf, type Man, type Situation } from './situation';
import { lossAt, menaceOf, threatsTo, type Threats } from './threats';
import { weights } from './weights';
import type { Temper } from './tempers';

/** Everything that the army to move takes into account. */
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
  /** What was asked for before, by who, where and whether hidden. */
  readonly risks: Map<number, number>;
  readonly aims: Map<string, Aims>;
  /** By enemy, what the next wound would bring. */
  readonly gains: readonly number[];
  /** By enemy, what slaying him would bring. */
  readonly kills: readonly number[];
}

/** The value of a place in its parts, each in hundredths of a point. */
export interface Standing {
  readonly place: number;
  readonly risk: number;
  readonly prospect: number;
}

/** All that is worked out once before the commands of a state are weighed. */
export function thinkingAbout(game: CastleGame, state: CastleState, outlook: Outlook, temper: Temper): Thinking {
  const situation = situationOf(game, state);
  const army = state.active;
  const mine = situation.men[army];
  const foes = situation.men[otherArmy(army)];
  const mission = missionOf(situation, outlook.company, temper);
  const threats = outlook.reply ? threatsTo(situation, army, outlook.ground) : null;
  const kills = foes.map((foe) => killOf(mission, threats, foe));
  // A first wound is on the way to the last.
  const gains = foes.map(({ nextWound, worth }, place) =>
    nextWound === worth ? kills[place]! : nextWound + (kills[place]! - worth) / 4,
  );
  const caution = cautionOf(situation, temper.nerve);
  return {
    situation,
    outlook,
    caution,
    army,
    mine,
    foes,
    mission,
    threats,
    risks: new Map(),
    aims: new Map(),
    gains,
    kills,
  };
}

/** The same one command later, if nothing happened to the enemy: its threats stay as they were. */
export function thinkingOn(before: Thinking, state: CastleState, doers: readonly string[]): Thinking {
  const situation = situationAfter(before.situation, state, doers);
  const { army, outlook } = before;
  const mission = missionOf(situation, outlook.company, before.mission.temper);
  return { ...before, situation, mine: situation.men[army], foes: situation.men[otherArmy(army)], mission };
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

/** The expected loss in the enemy's next turn of standing somewhere. `without`: an enemy gone by then. */
export function riskAt(
  thinking: Thinking,
  man: Man,
  hex: HexIndex,
  hidden: boolean,
  without: string | null = null,
): number {
  const { threats, caution, risks, situation } = thinking;
  const { place } = man;
  if (!threats) return 0;
  if (without !== null) return lossAt(threats, man, place, hex, hidden, without) * caution;
  const key = (place * situation.game.board.grid.size + hex) * 2 + (hidden ? 1 : 0);
  const known = risks.get(key);
  if (known !== undefined) return known;
  const risk = lossAt(threats, man, place, hex, hidden) * caution;
  risks.set(key, risk);
  return risk;
}

/** The value of a place for what a man could do from it in the next turn. */
export function prospectIn(thinking: Thinking, man: Man, hex: HexIndex): number {
  const { situation, foes, mission } = thinking;
  return prospectAt(situation, man, aimsIn(thinking, man), foes, hex) * mission.temper.ahead;
}

function aimsIn({ aims, foes }: Thinking, man: Man): Aims {
  const known = aims.get(man.id);
  if (known) return known;
  const made = aimsOf(man, foes);
  aims.set(man.id, made);
  return made;
}

/** What it is worth to a man to stand on a hex, hidden or not. */
export function standingAt(thinking: Thinking, man: Man, hex: HexIndex, hidden: boolean): Standing {
  return {
    place: placeOf(thinking.mission, man, hex),
    risk: riskAt(thinking, man, hex, hidden),
    prospect: prospectIn(thinking, man, hex),
  };
}

/** The worth of a standing in one number. */
export const sumOf = ({ place, risk, prospect }: Standing): number => place - risk + prospect;
