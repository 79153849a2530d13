import type { AnimationStep, Stance } from '../../../src/board/animation';
import type { BoardView } from '../../../src/board/view';
import { neighbour, opposite, turned, type Direction } from '../../../src/hex';

/** Ways of a horse to look at, of the rider `k` of the riders' page, each ending where he stands in the view. */
export function rideSteps(view: BoardView, name: string): readonly AnimationStep[] {
  const { grid } = view.ground;
  const rider = view.counters.find(({ id }) => id === 'k');
  if (!rider || rider.facing === null) return [];
  const end: Stance = { at: rider.hex, facing: rider.facing };
  const tail = neighbour(grid, rider.hex, opposite(rider.facing));
  const move = (path: readonly Stance[]): readonly AnimationStep[] => [{ kind: 'move', id: 'k', path }];
  const pose = (at: number, facing: Direction): Stance => ({ at, facing });
  switch (name) {
    case 'pivot':
      return move([pose(neighbour(grid, tail, turned(rider.facing, 3)), turned(rider.facing, 3)), end]);
    case 'about':
      return move([pose(tail, opposite(rider.facing)), end]);
    case 'retreat':
      return move([pose(neighbour(grid, rider.hex, 3), rider.facing), end]);
    case 'ride': {
      const facing = turned(rider.facing, 2);
      const before = neighbour(grid, tail, opposite(facing));
      return move([pose(before, turned(facing, 1)), pose(tail, facing), end]);
    }
    case 'killed':
      return [{ kind: 'fall', counter: { ...rider, id: 'dead', name: 'Hugues' } }];
    case 'horse':
      return [{ kind: 'horseFall', counter: { ...rider, id: 'dead' }, rider: null, bodies: 3 }];
    default: {
      const foot = view.counters.find(({ id }) => id === 'f2');
      if (!foot) return [];
      const at = neighbour(grid, foot.hex, 1);
      const riding = { ...rider, id: 'f2', hex: at, facing: 4 as const, figure: 'archer', name: foot.name };
      return [
        { kind: 'blow', at, attackers: ['f1'] },
        { kind: 'horseFall', counter: riding, rider: 'f2', bodies: 3 },
        { kind: 'throw', id: 'f2', from: at, to: foot.hex },
      ];
    }
  }
}
