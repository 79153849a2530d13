import { hurry, timeline, type AnimationStep, type BoardAnimation } from '../../../board/animation';
import type { ArmyId, Players } from '../../../game';
import type { SoundKind } from './synth';

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

/** A sound and how many seconds after the beginning it is heard. */
export interface Heard {
  readonly kind: SoundKind;
  readonly after: number;
}

/** Seconds within which the same sound is not heard again. */
const apart = 0.3;
/** How many are heard of what is not seen to move. */
const most = 4;

/**
 * The sounds of an animation, each at the time of its step. `still`: without motion each kind is played once, in the
 * same order.
 */
export function soundsOf(animation: BoardAnimation, still: boolean): readonly Heard[] {
  const { timed, length } = timeline(animation);
  const speed = 1000 * hurry(length, animation.longest);
  const heard: Heard[] = [];
  for (const { step, start } of timed) {
    const kind = soundOf(step);
    const last = heard.findLast((one) => one.kind === kind);
    if (kind === null || (last && (still || start / speed - last.after < apart))) continue;
    heard.push({ kind, after: still ? heard.length * apart : start / speed });
  }
  return still ? heard.slice(0, most) : heard;
}

/** What is looked at of a game in play to hear that its players did something. */
export interface Deeds {
  readonly played: {
    readonly key: number;
    readonly how: string;
    readonly command: { readonly type: string } | null;
  } | null;
  readonly state: { readonly active: ArmyId; readonly outcome: object | null };
  readonly header: { readonly setup: { readonly players: Players } };
}

/** What a change of the game itself sounds like, whatever moves on the board; null: like nothing. */
export function deedSound(now: Deeds, before: Deeds): SoundKind | null {
  if (now.played === null || now.played.key === before.played?.key) return null;
  const { how } = now.played;
  if (how === 'undo' || how === 'takeBack') return 'undo';
  if (how === 'redo') return 'redo';
  // Between two computers nobody has to be called to the table.
  const { blue, red } = now.header.setup.players;
  const alone = blue.computer !== undefined && red.computer !== undefined;
  if (now.state.outcome !== null || alone) return null;
  if (now.state.active !== before.state.active) return 'turn';
  // A part of a turn is ended by a person's own button; the computer's parts pass with what is seen of them.
  const byPerson = now.header.setup.players[now.state.active].computer === undefined;
  return byPerson && now.played.command?.type === 'endSequence' ? 'part' : null;
}
