import { useEffect, useEffectEvent, useRef } from 'react';
import type { Insets } from '../../board/camera';
import type { Camera } from '../../board/camera-api';
import type { CounterView } from '../../board/view';
import type { HexIndex } from '../../hex';
import { useComputersTurn } from '../solo/use-computer';
import { useSettings } from '../shell/services';

type Stood = ReadonlyMap<string, HexIndex>;

const standing = (counters: readonly CounterView[]): Stood => new Map(counters.map(({ id, hex }) => [id, hex]));

/** The hexes of those who have come to the board, or stand elsewhere, since. */
export const placedSince = (before: Stood, counters: readonly CounterView[]): readonly HexIndex[] =>
  counters.filter(({ id, hex }) => before.get(id) !== hex).map(({ hex }) => hex);

/** More than these are an army set up at once: looked at as a whole, not brought into one view. */
const few = 3;

/**
 * The computer's set-up is followed with the eyes: a figure put down moves along no path, so no animation shows where. At
 * the pace "at once" nothing is followed. `moving`: an animation shows what happens.
 */
export function usePlaced(camera: Camera, counters: readonly CounterView[], covered: Insets, moving: boolean): void {
  const watched = useComputersTurn();
  const { pace } = useSettings();
  const stood = useRef<Stood | null>(null);
  const look = useEffectEvent((placed: readonly HexIndex[]) => {
    if (!watched || moving || pace === 'instant' || placed.length === 0) return;
    if (placed.length <= few) camera.focus(placed, covered);
    else camera.home(placed, covered);
  });
  useEffect(() => {
    if (stood.current) look(placedSince(stood.current, counters));
    stood.current = standing(counters);
  }, [counters]);
}
