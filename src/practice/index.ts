export { exerciseOf, type Exercise, type Step } from './games';
export type { MissCode, Verb, Verdict } from './judge';
export { problemSchema, type Goal, type Problem, type ProblemFile } from './problem';
