export { levels, type Level } from './levels';
export type { Mind, Option, Outlook, Reason, ThinkableState } from './mind';
export { think, type SoloGame, type Thought } from './think';
