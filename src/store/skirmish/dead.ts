import type { BoardView } from '../../board/view';
import { neighbour, opposite, type HexIndex } from '../../hex';
import type { SkirmishGame, SkirmishState } from '../../skirmish';
import type { ArmyLooks } from './counters';

export type DeadView = Required<Pick<BoardView, 'bodies' | 'bodiesMarkedFrom' | 'fallenHorses'>>;

/** Who lies where: men by hex, horses on their two; a mark counts both as the rules do. @rule TER-3 @rule UNH-2 */
export function deadOf(
  { board, ruleset, characters: sheets }: SkirmishGame,
  { bodies, fallenHorses, characters }: Pick<SkirmishState, 'bodies' | 'fallenHorses' | 'characters'>,
  looks: ArmyLooks,
): DeadView {
  const of = (hex: HexIndex) =>
    sheets.flatMap(({ id, army }) => {
      const { health, at } = characters[id]!;
      return health === 'dead' && at === hex ? [looks[army]] : [];
    });
  const ofHorses = new Map<HexIndex, number>();
  for (const { at, facing } of fallenHorses) {
    for (const hex of [at, neighbour(board.grid, at, opposite(facing))]) {
      ofHorses.set(hex, (ofHorses.get(hex) ?? 0) + ruleset.values.bodies.deadHorse);
    }
  }
  return {
    bodies: Object.entries(bodies).map(([label, count]) => {
      const hex = Number(label);
      return { hex, count, men: Math.max(0, count - (ofHorses.get(hex) ?? 0)), of: of(hex) };
    }),
    bodiesMarkedFrom: ruleset.values.bodies.doubleFrom,
    fallenHorses: fallenHorses.map(({ at: hex, facing }) => ({ hex, facing })),
  };
}
