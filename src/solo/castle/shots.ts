import type { HexIndex } from '../../hex';
import { floodOf } from './flood';
import { reachAt } from './reach';
import type { Man, Situation } from './situation';
import type { Tables } from './tables';

const kept = new WeakMap<Tables, Map<string, Uint8Array>>();

function mark({ land, tables, game }: Situation, least: Uint8Array, from: HexIndex): void {
  const { hexes, upTo } = land.near(from);
  const row = tables.sightFrom(from);
  const count = upTo[reachAt(game, from)]!;
  for (let index = 0; index < count; index++) {
    const hex = hexes[index]!;
    const seen = row[hex]!;
    if (seen > 0 && (least[hex] === 0 || seen < least[hex]!)) least[hex] = seen;
  }
}

/**
 * By hex, the lowest defence that a line gives a target, for a man who may walk before shooting; 0: not visible. Others
 * are assumed not to be in the way, so that it is computed once per place.
 */
export function shotsFrom(situation: Situation, man: Man, points: number): Uint8Array {
  const { tables, game } = situation;
  const known = kept.get(tables) ?? new Map<string, Uint8Array>();
  kept.set(tables, known);
  const key = `${man.army} ${man.at} ${points}`;
  const found = known.get(key);
  if (found) return found;
  const { size } = game.board.grid;
  const empty = { ...situation, machine: -1, held: { blue: new Uint8Array(size), red: new Uint8Array(size) } };
  const least = new Uint8Array(size);
  for (const from of floodOf(empty, man, points).ends) mark(situation, least, from);
  known.set(key, least);
  return least;
}
