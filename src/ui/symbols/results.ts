import type { MeleeResult, ShotResult } from '../../skirmish';
import type { MessageId } from '../../i18n/words';

/** Every letter code of the shooting and melee tables. */
export type ResultCode = ShotResult | MeleeResult;

export type Sufferer = 'attacker' | 'defender';
export type Harm = 'killed' | 'wounded' | 'stunned' | 'retreats' | 'unhorsed';

/** How a result is drawn, and what it is called. */
export interface ResultLook {
  /** Null: nothing happens. */
  readonly who: Sufferer | null;
  readonly harm: Harm | null;
  readonly horseDies: boolean;
  readonly name: MessageId;
}

const look = (who: Sufferer | null, harm: Harm | null, horseDies: boolean, name: MessageId): ResultLook => ({
  who,
  harm,
  horseDies,
  name,
});

/** @rule SHT-1 */
const common = {
  '-': look(null, null, false, 'app.result.nothing'),
  HK: look('defender', 'unhorsed', true, 'app.result.horseKilled'),
  HW: look('defender', 'wounded', true, 'app.result.horseKilledRiderWounded'),
  RK: look('defender', 'killed', false, 'app.result.riderKilled'),
  BK: look('defender', 'killed', true, 'app.result.bothKilled'),
} as const;

export const shotLooks: Readonly<Record<ShotResult, ResultLook>> = {
  ...common,
  K: look('defender', 'killed', false, 'app.result.targetKilled'),
  W: look('defender', 'wounded', false, 'app.result.targetWounded'),
  R: look('defender', 'retreats', false, 'app.result.targetRetreats'),
};

export const meleeLooks: Readonly<Record<MeleeResult, ResultLook>> = {
  ...common,
  AR: look('attacker', 'retreats', false, 'app.result.attackersRetreat'),
  AW: look('attacker', 'wounded', false, 'app.result.attackerWounded'),
  AK: look('attacker', 'killed', false, 'app.result.attackerKilled'),
  DR: look('defender', 'retreats', false, 'app.result.defendersRetreat'),
  DS: look('defender', 'stunned', false, 'app.result.defenderStunned'),
  DW: look('defender', 'wounded', false, 'app.result.defenderWounded'),
  DK: look('defender', 'killed', false, 'app.result.defenderKilled'),
  HS: look('defender', 'stunned', true, 'app.result.horseKilledRiderStunned'),
};

/** The look of a code of either kind of table; the two kinds share no code with different meanings. */
export const resultLooks: Readonly<Record<ResultCode, ResultLook>> = { ...shotLooks, ...meleeLooks };

/** Whether a text of a table's data is one of the codes. */
export const isResultCode = (text: string): text is ResultCode => text in resultLooks;
