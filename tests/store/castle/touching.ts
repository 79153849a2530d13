import type { Direction } from '../../../src/hex';
import { idle, type Interaction } from '../../../src/store/castle/interaction';
import type { Spot } from '../../../src/store/castle/options';
import { tableOf, type Table } from '../../../src/store/castle/table';
import { touch } from '../../../src/store/castle/touch';
import { line, stage, type Drawing } from '../../castle/stage';

/** A finger in the middle of a hex, in its northern sixth; and one at the side that a sixth ends at. */
const middle: Spot = { part: 0, rim: false };
export const rim = (part: Direction): Spot => ({ part, rim: true });

/** A drawn siege, to be touched. */
export function open(drawing: Omit<Drawing, 'terrain'> & Partial<Pick<Drawing, 'terrain'>>) {
  const scene = stage({ ...line, ...drawing });
  const table = (): Table => tableOf(scene.game, scene.state());
  const at = (label: string, interaction: Interaction = idle, spot: Spot = middle) =>
    touch(table(), interaction, scene.hex(label), spot);
  return { ...scene, table, touchAt: at };
}
