import { useEffect, useEffectEvent, useRef } from 'react';
import type { Insets } from '../../../board/camera';
import type { Camera } from '../../../board/camera-api';
import type { CounterView } from '../../../board/view';
import type { HexIndex, Point } from '../../../hex';
import type { Aid } from '../../../store/aids';
import { useAids, useAidsAtTable, type TableAids } from './table-aids';

/** So long the card takes until it has been measured. */
const settlingMilliseconds = 800;

/**
 * The hexes of an aid, in groups, of which the first one in sight counts: the enemies, then those they threaten; the
 * shooter; the ends of the line. Within a group the most important comes first.
 */
export function spokenOf(
  aid: Aid,
  counters: readonly CounterView[],
  threat: TableAids['threat'],
): readonly (readonly HexIndex[])[] {
  switch (aid.kind) {
    case 'ruler':
      return [[aid.to, aid.from].filter((hex) => hex !== null)];
    case 'seen':
      return [counters.filter(({ id }) => id === aid.who).map(({ hex }) => hex)];
    case 'threat': {
      // Nobody else stands where they can get to.
      const reach = new Set(threat(aid.who).reach);
      const hexes = counters.map(({ hex }) => hex);
      return [hexes.filter((hex) => reach.has(hex)), hexes.filter((hex) => !reach.has(hex))];
    }
  }
}

/** Those of the hexes that can be seen now. */
export function inRoom(
  hexes: readonly HexIndex[],
  { screenOf, room }: Pick<Camera, 'screenOf' | 'room'>,
): readonly HexIndex[] {
  const { left, top, right, bottom } = room();
  return hexes.filter((hex) => {
    const at = screenOf(hex);
    return at !== null && at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
  });
}

/** World units from a hex's centre to what should be seen with it: the hex, and a little around it. */
const around = { x: 130, y: 117 };

/**
 * As many of the hexes, from the first on, as the room holds without the map growing smaller; none where it does not even hold
 * the first.
 */
export function asManyAsFit(
  hexes: readonly HexIndex[],
  { screenOf, room, view }: Pick<Camera, 'screenOf' | 'room' | 'view'>,
): readonly HexIndex[] {
  const { left, top, right, bottom } = room();
  const { scale } = view();
  const most = { x: right - left - 2 * around.x * scale, y: bottom - top - 2 * around.y * scale };
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const taken: { readonly hex: HexIndex; readonly at: Point }[] = [];
  for (const hex of hexes) {
    const at = screenOf(hex);
    if (!at) continue;
    const all = [...taken.map((one) => one.at), at];
    if (span(all.map(({ x }) => x)) <= most.x && span(all.map(({ y }) => y)) <= most.y) taken.push({ hex, at });
  }
  return taken.map(({ hex }) => hex);
}

/** Moves the map so that the hexes are out from under what covers it, as many as there is room for; the first at least. */
function bringOut(camera: Camera, hexes: readonly HexIndex[], covered: Insets): void {
  const fitting = asManyAsFit(hexes, camera);
  if (fitting.length > 0) {
    camera.focus(fitting, covered);
    return;
  }
  const [first] = hexes;
  const at = first === undefined ? null : camera.screenOf(first);
  const { left, top, right, bottom } = camera.room();
  if (at) camera.panBy((left + right) / 2 - at.x, (top + bottom) / 2 - at.y);
}

/** The card of what is looked up covers some of the map: what it speaks of stays in sight if it was, the whole map too. */
export function useAidInSight(camera: Camera, counters: readonly CounterView[], covered: Insets): void {
  const { game } = useAidsAtTable();
  const aid = useAids((now) => now.aid);
  const spoken = useRef<{ readonly hexes: readonly HexIndex[]; readonly whole: boolean; readonly at: number } | null>(
    null,
  );
  const listen = useEffectEvent((now: Aid) => {
    const groups = spokenOf(now, counters, game.threat).map((hexes) => inRoom(hexes, camera));
    const hexes = groups.find(({ length }) => length > 0) ?? [];
    spoken.current = { hexes, whole: camera.isWhole(), at: performance.now() };
  });
  useEffect(() => {
    if (aid) listen(aid);
    else spoken.current = null;
  }, [aid]);
  useEffect(() => {
    const now = spoken.current;
    if (!now || performance.now() - now.at > settlingMilliseconds) return;
    if (now.whole) camera.fit(covered);
    else if (now.hexes.length > 0) bringOut(camera, now.hexes, covered);
  }, [camera, covered]);
}
