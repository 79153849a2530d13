import { useCallback } from 'react';
import type { Settings } from '../../../store/settings';
import { useSettings } from '../../shell/services';
import { sing, type SoundKind } from './synth';

const loudness = { off: 0, soft: 0.12, loud: 0.4 } as const satisfies Record<Settings['sound'], number>;

let context: AudioContext | null = null;

/** A tab out of sight makes no sound: what has begun is cut off. */
function hush(): void {
  if (document.visibilityState === 'visible') return;
  void context?.close();
  context = null;
}

/** Plays a sound at a loudness, unless the tab is out of sight. */
function play(sound: Settings['sound'], kind: SoundKind, after = 0): void {
  if (sound === 'off' || !('AudioContext' in globalThis) || document.visibilityState !== 'visible') return;
  if (!context) {
    context = new AudioContext();
    document.addEventListener('visibilitychange', hush);
  }
  // A page may sound once it has been touched.
  void context.resume();
  sing(context, kind, loudness[sound], after);
}

/** Plays a sound after some seconds, unless the players want none; they do not at first. */
export function useSound(): (kind: SoundKind, after?: number) => void {
  const { sound } = useSettings();
  return useCallback((kind, after) => play(sound, kind, after), [sound]);
}

/** Lets it be heard how loud a choice is. */
export const playSample = (sound: Settings['sound']): void => play(sound, 'blow');
