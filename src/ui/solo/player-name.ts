import { otherArmy, type ArmyId, type Level, type Players } from '../../game';
import type { MessageId, Translate } from '../../i18n/words';

export const levelNames = {
  page: 'solo.level.page',
  sergeant: 'solo.level.sergeant',
  captain: 'solo.level.captain',
} as const satisfies Record<Level, MessageId>;

const numbers: Readonly<Record<ArmyId, string>> = { blue: 'I', red: 'II' };

/** What the player of an army is called: a person by his name, the computer by its level; two of the same are numbered. */
export function playerName(players: Players, army: ArmyId, t: Translate): string {
  const { name, computer } = players[army];
  if (computer === undefined) return name;
  const level = t(levelNames[computer]);
  return players[otherArmy(army)].computer === computer ? `${level} ${numbers[army]}` : level;
}
