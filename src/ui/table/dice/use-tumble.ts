import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../../shell/services';
import { useSound } from '../sound/use-sound';
import { useRootData } from '../use-root-data';

/** Milliseconds until dice lie still. */
const tumbleMilliseconds = 700;

/** Rolls whose dice lie still: one shown again, after another panel, does not tumble again. */
const landed = new WeakSet<object>();
const heard = new WeakSet<object>();
const watching = new Set<() => void>();

function land(roll: object): void {
  landed.add(roll);
  for (const tell of watching) tell();
}

function watch(tell: () => void): () => void {
  watching.add(tell);
  return () => watching.delete(tell);
}

export interface Tumble {
  readonly tumbling: boolean;
  /** Ends it at once. */
  readonly skip: () => void;
}

/**
 * Whether the dice of a roll are still tumbling. `roll`: the roll itself, each another object; null while nothing was
 * rolled. They lie still from the first with reduced motion, or where the players want it so.
 */
export function useTumble(roll: object | null): Tumble {
  const { rollingDice } = useSettings();
  const still = useRootData('motion') === 'reduced' || !rollingDice;
  const lies = useSyncExternalStore(watch, () => roll === null || landed.has(roll));
  const sound = useSound();
  useEffect(() => {
    if (!roll || landed.has(roll)) return undefined;
    if (!heard.has(roll)) sound('dice');
    heard.add(roll);
    const timer = setTimeout(() => land(roll), still ? 0 : tumbleMilliseconds);
    return () => clearTimeout(timer);
  }, [roll, still, sound]);
  return {
    tumbling: !lies && !still,
    skip: useCallback(() => {
      if (roll) land(roll);
    }, [roll]),
  };
}
