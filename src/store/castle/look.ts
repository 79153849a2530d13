import type { HexIndex } from '../../hex';
import { selectedOf, type Interaction } from './interaction';
import { climbsOf, crewOf, hexesOfTarget, hexOf } from './places';
import { affectedBy } from './preview';
import { machine, type Table } from './table';

/** What must be touched next, or read on the board, once somebody is chosen: who serves the machine; where he can climb to. */
function besides(table: Table, who: string): readonly (HexIndex | null)[] {
  if (who === machine) return crewOf(table).map((one) => hexOf(table, one));
  return climbsOf(table, who).map(({ to }) => to);
}

/** The hexes that an interaction is about, to be brought into sight; the selected character's own first. */
export function lookAt(table: Table, interaction: Interaction): readonly HexIndex[] {
  const who = selectedOf(interaction);
  const own = who === null ? null : hexOf(table, who);
  const others = (): readonly (HexIndex | null | undefined)[] => {
    switch (interaction.kind) {
      case 'idle':
        return [];
      case 'selected':
        return interaction.at === undefined ? besides(table, interaction.who) : [interaction.at];
      case 'place':
      case 'drag':
        return [interaction.at];
      case 'climb':
        return [interaction.to];
      case 'several':
        return [interaction.hex];
      case 'target':
        return hexesOfTarget(table, interaction.target);
      case 'spell':
        return [
          interaction.at,
          ...(interaction.target ? hexesOfTarget(table, interaction.target) : []),
          ...affectedBy(table, interaction).map(({ at }) => at),
        ];
    }
  };
  return [own, ...others()].filter((hex) => hex !== null && hex !== undefined);
}
