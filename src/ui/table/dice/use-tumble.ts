import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../../shell/services';
import { useSound } from '../sound/use-sound';
import { useAnySession } from '../table-context';
import { useRootData } from '../use-root-data';

/** Milliseconds until dice lie still. */
const tumbleMilliseconds = 700;

/** Rolls whose dice lie still: one shown again, after another panel, does not tumble again. */
const landed = new WeakSet<object>();
const heard = new WeakSet<object>();
/** Rolls whose dice tumble before somebody's eyes now. */
const tumblingNow = new Set<object>();
const watching = new Set<() => void>();

const tellAll = () => watching.forEach((tell) => tell());

function land(roll: object): void {
  landed.add(roll);
  tumblingNow.delete(roll);
  tellAll();
}

/** All dice lie still at once. */
export const landDice = (): void => tumblingNow.forEach(land);

function watch(tell: () => void): () => void {
  watching.add(tell);
  return () => watching.delete(tell);
}

/** Whether dice tumble now: what they come to is not shown before they lie still. */
export const useDiceTumbling = (): boolean => useSyncExternalStore(watch, () => tumblingNow.size > 0);

/** Does something as soon as no die tumbles: at once where none does. */
export function whenDiceLie(act: () => void): void {
  if (tumblingNow.size === 0) {
    act();
    return;
  }
  const stop = watch(() => {
    if (tumblingNow.size > 0) return;
    stop();
    act();
  });
}

export interface Tumble {
  readonly tumbling: boolean;
  /** Ends it at once. */
  readonly skip: () => void;
}

/**
 * Whether the dice of a roll are still tumbling. `roll`: the roll itself, each another object; null while nothing was
 * rolled. They lie still from the first with reduced motion, where the players want it so, or roll on their own table.
 */
export function useTumble(roll: object | null): Tumble {
  const { rollingDice } = useSettings();
  const typed = useAnySession((now) => now.header.setup.dice === 'typed');
  const still = useRootData('motion') === 'reduced' || !rollingDice || typed;
  const lies = useSyncExternalStore(watch, () => roll === null || landed.has(roll));
  const sound = useSound();
  // Before the first picture of it, so that the board does not show the end of it for a moment.
  useLayoutEffect(() => {
    if (!roll || still || landed.has(roll)) return undefined;
    tumblingNow.add(roll);
    tellAll();
    return () => {
      if (tumblingNow.delete(roll)) tellAll();
    };
  }, [roll, still]);
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
