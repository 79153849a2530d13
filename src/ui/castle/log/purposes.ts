import { armyIds, type ArmyId, type RollPurpose } from '../../../game';
import { names, phrase, type Phrase, type Term } from '../../table/log/voice';

const kinds: Readonly<Record<string, Phrase>> = {
  spell: phrase('castlelog.purpose.spell'),
  crystals: phrase('castlelog.purpose.crystals'),
  climb: phrase('castlelog.purpose.climb'),
  hail: phrase('castlelog.purpose.hail'),
  melee: phrase('castlelog.purpose.melee'),
  shooting: phrase('castlelog.purpose.shooting'),
  magic: phrase('castlelog.purpose.magic'),
  break: phrase('castlelog.purpose.break'),
  catapult: phrase('castlelog.purpose.catapult'),
};

const isArmy = (id: string): id is ArmyId => (armyIds as readonly string[]).includes(id);

/** The second try that haste gives is a roll of its own, and so is the blow from the wall at whoever holds it. @rule WAL-2 */
function climbing(kind: string, rule: string, who: RollPurpose['who']): Phrase | null {
  if (kind !== 'climb') return null;
  if (rule === 'MAG-2') return phrase('castlelog.purpose.haste');
  return who.length > 1 ? phrase('castlelog.purpose.overTheWall') : null;
}

/** What a die is rolled for and whom it concerns: the question to a player who rolls it at the table. */
export function purposeWords({ kind, rule, who }: RollPurpose): Phrase {
  const [first = ''] = who;
  const purpose = climbing(kind, rule, who) ?? kinds[kind] ?? phrase('castlelog.modifier.other', { rule });
  const about: Term = isArmy(first) ? { army: first } : names(first);
  return phrase('castlelog.purpose.question', { purpose, who: about });
}
