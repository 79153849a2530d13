import { useEffect } from 'react';

/**
 * Keeps the screen lit while a game is open, or as long as it is `wanted`; asked for again whenever the tab comes back
 * into sight.
 */
export function useWakeLock(wanted = true): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // Refused with a low battery: the screen then dims as ever.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) void got?.release();
      else lock = got;
    };
    const seen = () => void ask();
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, [wanted]);
}
