export { levels, type Level } from './levels';
export type { Mind, Option, Outlook, Reason, ThinkableState } from './mind';
export type { SoloGame } from './solo-game';
export { think, type Thought } from './think';
