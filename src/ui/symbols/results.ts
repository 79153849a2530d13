import type { MeleeResult, ShotResult } from '../../skirmish';
import type { MessageId, Translate } from '../../i18n/words';

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
  /** As it stands within a sentence. */
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
  '-': look(null, null, false, 'rules.result.none'),
  HK: look('defender', 'unhorsed', true, 'rules.result.HK'),
  HW: look('defender', 'wounded', true, 'rules.result.HW'),
  RK: look('defender', 'killed', false, 'rules.result.RK'),
  BK: look('defender', 'killed', true, 'rules.result.BK'),
} as const;

export const shotLooks: Readonly<Record<ShotResult, ResultLook>> = {
  ...common,
  K: look('defender', 'killed', false, 'rules.result.K'),
  W: look('defender', 'wounded', false, 'rules.result.W'),
  R: look('defender', 'retreats', false, 'rules.result.R'),
};

export const meleeLooks: Readonly<Record<MeleeResult, ResultLook>> = {
  ...common,
  AR: look('attacker', 'retreats', false, 'rules.result.AR'),
  AW: look('attacker', 'wounded', false, 'rules.result.AW'),
  AK: look('attacker', 'killed', false, 'rules.result.AK'),
  DR: look('defender', 'retreats', false, 'rules.result.DR'),
  DS: look('defender', 'stunned', false, 'rules.result.DS'),
  DW: look('defender', 'wounded', false, 'rules.result.DW'),
  DK: look('defender', 'killed', false, 'rules.result.DK'),
  HS: look('defender', 'stunned', true, 'rules.result.HS'),
};

/** The look of a code of either kind of table; the two kinds share no code with different meanings. */
export const resultLooks: Readonly<Record<ResultCode, ResultLook>> = { ...shotLooks, ...meleeLooks };

/** What a result is called where it stands alone: with a capital at its head. */
export function resultName(t: Translate, code: ResultCode): string {
  const name = t(resultLooks[code].name);
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
}

/** Whether a text of a table's data is one of the codes. */
export const isResultCode = (text: string): text is ResultCode => text in resultLooks;
