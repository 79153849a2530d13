import { useEffect, useMemo, useState } from 'react';
import { hurry, timeline, type BoardAnimation } from '../../board/animation';
import { hexesRect } from '../../board/world';
import type { Grid, HexIndex } from '../../hex';
import { hexesOfSteps } from './places';

/** What is seen together of a stretch of play: in which hexes, and from when on, in milliseconds of its play. */
export interface Scene {
  readonly at: number;
  readonly hexes: readonly HexIndex[];
}

/** So much earlier the map goes there: it has come to rest as it begins. */
const ahead = 240;
/** A map no smaller than this, in pixels a world unit, is read at arm's length. */
const read = 0.4;

/**
 * What happens, cut into scenes: steps after one another go together as long as the map need not grow too small to be read
 * for them. `room`: what of the screen nothing covers, in pixels.
 */
export function scenesOf(
  grid: Grid,
  animation: BoardAnimation,
  room: { readonly width: number; readonly height: number },
): readonly Scene[] {
  const { timed, length } = timeline(animation);
  const speed = hurry(length, animation.longest);
  const holds = (hexes: readonly HexIndex[]): boolean => {
    const rect = hexesRect(grid, hexes);
    return !rect || ((rect.right - rect.left) * read <= room.width && (rect.bottom - rect.top) * read <= room.height);
  };
  const scenes: Scene[] = [];
  for (const { step, start } of timed) {
    const hexes = hexesOfSteps(grid, [step]);
    if (hexes.length === 0) continue;
    const last = scenes.at(-1);
    const together = last ? [...new Set([...last.hexes, ...hexes])] : hexes;
    // What one step alone needs is never cut in two.
    if (last && (holds(together) || together.length === last.hexes.length)) {
      scenes[scenes.length - 1] = { ...last, hexes: together };
    } else {
      scenes.push({ at: Math.max(0, start / speed - ahead), hexes });
    }
  }
  return scenes;
}

/** About so much of a screen panel and bars leave free. */
const left = 0.65;

/**
 * The hexes of the scene that plays now while a turn is shown again; null when none is. A new list for each scene.
 */
export function useScene(grid: Grid, shown: BoardAnimation | null): readonly HexIndex[] | null {
  const scenes = useMemo(
    () => (shown ? scenesOf(grid, shown, { width: innerWidth * left, height: innerHeight * left }) : []),
    [grid, shown],
  );
  const [now, setNow] = useState({ scenes, index: 0 });
  useEffect(() => {
    const timers = scenes.map(({ at }, index) => setTimeout(() => setNow({ scenes, index }), at));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [scenes]);
  return scenes[now.scenes === scenes ? now.index : 0]?.hexes ?? null;
}
