import type { ArmyId } from '../../src/game';
import { setTable as setDrawnTable, type Table } from '../support/table';
import type { Ask, CaseFile } from './case-file';

export type { Table } from '../support/table';

/** The army whose turn it is: that of the ask, else that of the first character it names. */
function askingArmy(file: CaseFile, ask: Ask): ArmyId {
  if (ask.army) return ask.army;
  const named = ask.who || ask.shooter || ask.attackers[0];
  return file.characters.find(({ id }) => id === named)?.army ?? 'blue';
}

/** Sets a case up for one of its asks. */
export const setTable = (file: CaseFile, ask: Ask): Table =>
  setDrawnTable({
    map: file.map,
    men: file.characters.map((man) => ({ ...man, facing: man.mounted ? man.facing : null })),
    horses: file.horses,
    bodies: file.bodies,
    options: {
      table: file.options.table ?? 'vikings',
      belowOneToOne: file.options.belowOneToOne ?? true,
      testLastHex: file.options.testLastHex ?? false,
      ridersRetreatFour: file.options.ridersRetreatFour ?? false,
      passEmptySequences: false,
    },
    active: askingArmy(file, ask),
    sequence: ask.sequence,
  });
