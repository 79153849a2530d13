import { useCallback } from 'react';
import type { AnimationStep } from '../../../board/animation';
import { useSettings } from '../../shell/services';
import { sing, type SoundKind } from './synth';

const loudness = { off: 0, soft: 0.12, loud: 0.4 } as const;

let context: AudioContext | null = null;

/** Plays a sound, unless the players want none; they do not at first. */
export function useSound(): (kind: SoundKind, after?: number) => void {
  const { sound } = useSettings();
  return useCallback(
    (kind, after) => {
      if (sound === 'off' || !('AudioContext' in globalThis)) return;
      context ??= new AudioContext();
      // A page may sound once it has been touched.
      void context.resume();
      sing(context, kind, loudness[sound], after);
    },
    [sound],
  );
}

/** What a step of the board's animation sounds like; null: like nothing. */
export function soundOf(step: AnimationStep): SoundKind | null {
  switch (step.kind) {
    case 'shot':
      return step.weapon === 'stone' ? 'catapult' : 'arrow';
    case 'blow':
      return 'blow';
    case 'crumble':
      return 'catapult';
    case 'wound':
    case 'stun':
      return 'hit';
    case 'fall':
    case 'horseFall':
    case 'throw':
      return 'fall';
    case 'move':
      return step.path[0]?.facing === null ? 'step' : 'hoof';
    case 'mount':
    case 'flee':
      return 'hoof';
    case 'push':
    case 'blast':
    case 'mend':
    case 'appear':
    case 'recover':
    case 'puff':
    case 'loose':
    case 'leave':
      return null;
  }
}
