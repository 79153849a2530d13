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

/** What a die is rolled for and about whom: what is asked of somebody who rolls it on the table. */
export function purposeWords({ kind, rule, who }: RollPurpose): Phrase {
  const [first = ''] = who;
  // The second try that haste gives is a roll of its own.
  const purpose =
    kind === 'climb' && rule === 'MAG-2'
      ? phrase('castlelog.purpose.haste')
      : (kinds[kind] ?? phrase('castlelog.modifier.other', { rule }));
  const about: Term = isArmy(first) ? { army: first } : names(first);
  return phrase('castlelog.purpose.question', { purpose, who: about });
}
