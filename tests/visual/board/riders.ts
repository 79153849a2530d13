import { directions, neighbour, opposite, parseHex, turned, type Direction, type HexIndex } from '../../../src/hex';
import { noMarks } from '../../../src/board/view';
import type { BoardView, CounterView, MarksView, PartView } from '../../../src/board/view';
import { counter, villageGround } from './scene';

const knight = { attack: 28, defence: 22, move: 14 };
const sergeant = { attack: 20, defence: 15, move: 15 };

/** Dead horses of every facing, bare and with somebody over them, and dead men. */
function deadOnRiders(at: (name: string) => HexIndex): Pick<BoardView, 'bodies' | 'bodiesMarkedFrom' | 'fallenHorses'> {
  const grid = villageGround().grid;
  const fallenHorses = (['I2', 'I4', 'C4', 'N7', 'O4', 'P2', 'M5', 'D8'] as const).map((name, index) => ({
    hex: at(name),
    facing: (index % 6) as Direction,
  }));
  const hexes = fallenHorses.flatMap(({ hex, facing }) => [hex, neighbour(grid, hex, opposite(facing))]);
  const counts = new Map<HexIndex, number>([[at('H6'), 3]]);
  for (const hex of hexes) counts.set(hex, (counts.get(hex) ?? 0) + 3);
  return {
    fallenHorses,
    bodiesMarkedFrom: 3,
    bodies: [...counts].map(([hex, count]) => ({ hex, count, men: hex === at('H6') ? 3 : 0 })),
  };
}

/** Riders of every facing and state, and horses without. */
export function ridersView(): BoardView {
  const ground = villageGround();
  const at = (name: string): HexIndex => parseHex(ground.grid, name) ?? 0;
  const rider = (id: string, hex: string, facing: Direction, more: Partial<CounterView> = {}): CounterView =>
    counter(id, at(hex), more.figure === 'sergeant' ? 1 : 0, 0, { facing, values: knight, ...more });
  const red = { colour: 'red', pattern: 'hatch' } as const;
  const counters = [
    rider('k', 'G4', 1, { ready: true }),
    rider('k0', 'E2', 0, { name: 'Guillemette' }),
    rider('k2', 'K4', 2, { ...red, figure: 'sergeant', name: 'Renaud', values: sergeant, wounded: true }),
    rider('k3', 'M4', 3, { ...red, figure: 'sergeant', name: 'Baudouin', values: sergeant }),
    rider('k4', 'R3', 4, { ...red, name: 'Le sire de Trun', wounded: true }),
    rider('k5', 'T2', 5, { colour: 'green', pattern: 'bars', figure: 'sergeant', values: sergeant, done: true }),
    rider('h', 'R6', 1, { figure: 'horse', name: '', values: null, colour: 'black', pattern: 'bars', armoured: false }),
    rider('h3', 'T5', 3, {
      figure: 'horse',
      name: '',
      values: null,
      colour: 'black',
      pattern: 'bars',
      armoured: false,
    }),
    counter('f1', at('L6'), 3, 1),
    counter('f3', at('C4'), 4, 1, { name: 'Hrolf' }),
    counter('f4', at('D9'), 2, 0, { name: 'Gautier', wounded: true }),
    counter('f2', at('I7'), 5, 0, { ready: true }),
  ];
  return { ground, counters, ...deadOnRiders(at), marks: noMarks };
}

/** A reach of the rider `k`: every hex near, some parts missing, tests beyond the brook. */
export function riderParts(view: BoardView): readonly PartView[] {
  const { grid } = view.ground;
  const own = view.counters.find(({ id }) => id === 'k');
  const parts: PartView[] = [];
  if (!own) return parts;
  const taken = new Set(
    view.counters.flatMap((one) =>
      one.id === 'k' ? [] : [one.hex, one.facing === null ? one.hex : neighbour(grid, one.hex, opposite(one.facing))],
    ),
  );
  const far = new Map<HexIndex, number>([[own.hex, 0]]);
  for (const hex of far.keys()) {
    const steps = far.get(hex) ?? 0;
    if (steps === 6) continue;
    for (const way of directions) {
      const next = neighbour(grid, hex, way);
      const wet = ['water', 'tree', 'rocks', 'house'].includes(view.ground.terrain[next] ?? 'water');
      if (next >= 0 && !wet && !far.has(next)) far.set(next, steps + 1);
    }
  }
  for (const [hex, steps] of far) {
    if (taken.has(hex)) continue;
    for (const facing of directions) {
      const tail = neighbour(grid, hex, opposite(facing));
      const room = tail >= 0 && !taken.has(tail) && far.has(tail);
      if (!room || (steps === 0 && facing !== turned(own.facing ?? 0, 3))) continue;
      const column = hex % grid.columns;
      const tests = column > 8 ? Math.min(3, column - 8 - (facing === 5 || facing === 4 ? 1 : 0)) : 0;
      parts.push({ hex, facing, tests, cost: steps * 2 + ((facing + hex) % 3) });
    }
  }
  return parts.toSorted((a, b) => a.hex - b.hex || a.facing - b.facing);
}

/** The reach of `k`; one part looked at when it is given. */
export function riderMarks(
  view: BoardView,
  parts: readonly PartView[],
  picked: { readonly hex: HexIndex; readonly facing: Direction } | null,
): MarksView {
  const own = view.counters.find(({ id }) => id === 'k');
  const part = picked && parts.find(({ hex, facing }) => hex === picked.hex && facing === picked.facing);
  return {
    ...noMarks,
    selected: 'k',
    parts,
    pickedPart: picked,
    ghosts: own && part ? [{ ...own, ready: false, hex: part.hex, facing: part.facing }] : [],
    path: own && part ? { hexes: [own.hex, part.hex], label: part.tests > 0 ? `${70 ** part.tests} %` : '' } : null,
  };
}
