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

/** Who gave no name, in games that kept the word for it in the language of whoever began them. */
const formerly = /^(?:Player|Joueur|Игрок) ([12])$/;

/** The name that a person gave; empty if none was given. */
export const givenName = (name: string): string => (formerly.test(name) ? '' : name);

/**
 * The name of an army's player. A person: the given name, or a number in the reader's language. The computer: the army
 * that it plays, or else its level; two of the same level are numbered.
 */
export function playerName(players: Players, army: ArmyId, armyName: string | undefined, t: Translate): string {
  const { name, computer } = players[army];
  if (computer === undefined) {
    const number = formerly.exec(name)?.[1] ?? (army === 'blue' ? '1' : '2');
    return givenName(name) || t(number === '1' ? 'app.new.player1' : 'app.new.player2');
  }
  if (armyName !== undefined) return armyName;
  const level = t('solo.by.level', { level: t(levelNames[computer]) });
  return players[otherArmy(army)].computer === computer ? `${level} ${numbers[army]}` : level;
}
