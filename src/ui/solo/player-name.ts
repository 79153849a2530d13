import { otherArmy, type ArmyId, type Level, type Players } from '../../game';
import type { MessageId, Translate } from '../../i18n/words';

export const levelNames = {
  page: 'solo.level.page',
  sergeant: 'solo.level.sergeant',
  captain: 'solo.level.captain',
} as const satisfies Record<Level, MessageId>;

const numbers: Readonly<Record<ArmyId, string>> = { blue: 'I', red: 'II' };

/** The level alone, where there is little room; null: a person plays. */
export const rankName = (players: Players, army: ArmyId, t: Translate): string | null => {
  const { computer } = players[army];
  return computer === undefined ? null : t(levelNames[computer]);
};

/** At which level the computer plays an army, where it does: "Computer: Sergeant". It stands under the army's name. */
export function levelLine(players: Players, army: ArmyId, t: Translate): string | null {
  const { computer } = players[army];
  return computer === undefined ? null : t('solo.by.level', { level: t(levelNames[computer]) });
}

/**
 * What the player of an army is called: a person by his name, the computer by the army that it plays. Where that name is not
 * known any more, by its level; two of the same are numbered.
 */
export function playerName(players: Players, army: ArmyId, armyName: string | undefined, t: Translate): string {
  const { name, computer } = players[army];
  if (computer === undefined) return name;
  if (armyName !== undefined) return armyName;
  const level = t('solo.by.level', { level: t(levelNames[computer]) });
  return players[otherArmy(army)].computer === computer ? `${level} ${numbers[army]}` : level;
}
