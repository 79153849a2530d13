export type { AnyThought, Desk, TurnHead, Verb } from './desk';
export { levels, type Level } from './levels';
export type { Mind, Option, Outlook, Reason, ThinkableState } from './mind';
export type { CastleReason } from './castle/reasons';
export type { SkirmishReason } from './skirmish/reasons';
export type { Missed } from './review';
export { thoughtSeed } from './seed';
export type { SoloGame } from './solo-game';
export { think, type Thought } from './think';
