import { directions, neighbour, type HexIndex } from '../../hex';
import type { BoardView, GroundView } from '../view';

/** The hexes under one roof. */
export interface HouseGroup {
  readonly hexes: readonly HexIndex[];
  readonly roof: string;
}

export const indoors = (terrain: string | undefined): boolean => terrain === 'house' || terrain === 'door';

/** Houses as the sheet groups them; hexes that it leaves out stand together by touch, under thatch. */
export function houseGroups({ grid, terrain, houses }: GroundView): readonly HouseGroup[] {
  const taken = new Set<HexIndex>();
  const groups: HouseGroup[] = [];
  for (const house of houses) {
    const hexes = house.hexes.filter((hex) => indoors(terrain[hex]) && !taken.has(hex));
    for (const hex of hexes) taken.add(hex);
    if (hexes.length > 0) groups.push({ hexes, roof: house.roof });
  }
  for (let first = 0; first < grid.size; first++) {
    if (!indoors(terrain[first]) || taken.has(first)) continue;
    const hexes = [first];
    taken.add(first);
    for (let next = 0; next < hexes.length; next++) {
      for (const direction of directions) {
        const beyond = neighbour(grid, hexes[next] as HexIndex, direction);
        if (beyond < 0 || taken.has(beyond) || !indoors(terrain[beyond])) continue;
        taken.add(beyond);
        hexes.push(beyond);
      }
    }
    groups.push({ hexes, roof: 'thatch' });
  }
  return groups;
}

/** Where somebody is, dead or alive, and where a choice leads: a roof over it would hide the walls that it turns on. */
function concerned({ counters, bodies, marks }: BoardView, grid: GroundView['grid']): Set<HexIndex> {
  const hexes = new Set<HexIndex>();
  for (const { hex, facing } of [...counters, ...marks.ghosts]) {
    hexes.add(hex);
    if (facing !== null) hexes.add(neighbour(grid, hex, ((facing + 3) % 6) as typeof facing));
  }
  for (const { hex } of [...bodies, ...marks.reach, ...marks.parts]) hexes.add(hex);
  for (const hex of marks.path?.hexes ?? []) hexes.add(hex);
  return hexes;
}

/** Which houses, by their place among the groups, show their floor: somebody is or lies in them, looks into them, or may go there. */
export function openHouses(groups: readonly HouseGroup[], view: BoardView): readonly number[] {
  const all = groups.map((_group, index) => index);
  if (!view.roofs || groups.length === 0) return all;
  const { grid } = view.ground;
  const within = concerned(view, grid);
  const near = new Set<HexIndex>();
  for (const hex of view.lookers ?? []) {
    near.add(hex);
    for (const direction of directions) near.add(neighbour(grid, hex, direction));
  }
  return all.filter((index) => groups[index]?.hexes.some((hex) => within.has(hex) || near.has(hex)));
}
