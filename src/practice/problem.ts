import * as v from 'valibot';
import { castleScenarioSchema } from '../castle';
import { levels, scenarioSchema } from '../game';

const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
const names = v.pipe(v.array(v.string()), v.minLength(1));

/** What a problem asks for. Where luck has a part, the choice is judged by its chance, never the die. */
const goal = v.variant('kind', [
  /** The best shot there is: at `target`, or at anybody where that is left out. */
  v.strictObject({ kind: v.literal('shot'), target: v.optional(v.string()) }),
  /** An attack with at least such a chance (percent) to do one of these harms to `target`. */
  v.strictObject({
    kind: v.literal('strike'),
    target: v.string(),
    harm: v.optional(v.array(v.picklist(['stunned', 'wounded', 'killed'])), ['wounded', 'killed']),
    least: percent,
  }),
  /** All of `who` stand on some of these hexes; `unseen`: where no enemy can aim at them. */
  v.strictObject({
    kind: v.literal('arrive'),
    who: names,
    hexes: names,
    unseen: v.optional(v.boolean(), false),
  }),
  /** So many try to get over the wall in one turn, each with at least such a chance (percent). */
  v.strictObject({ kind: v.literal('climb'), count: v.pipe(v.number(), v.minValue(1)), least: percent }),
  /** That spell on that target. */
  v.strictObject({ kind: v.literal('spell'), use: v.string(), target: v.string() }),
  /** The scenario is won. */
  v.strictObject({ kind: v.literal('win') }),
]);

/**
 * The schema of a problem's file, `maps/practice/*.json`. Its position is a scenario of its game, with title, task and
 * explanation.
 */
export const problemSchema = v.strictObject({
  format: v.literal('problem-1'),
  /** Who is to solve it. */
  army: v.picklist(['blue', 'red']),
  /** How the other army is played; left out: it stands and waits. */
  opponent: v.optional(v.picklist(levels)),
  /** The game's own options. */
  options: v.record(v.string(), v.union([v.string(), v.boolean()])),
  /** How many of his own turns the player has. */
  turns: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** No infiltration test may be made on the way. @rule MOV-3 */
  untested: v.optional(v.boolean(), false),
  goal,
  /** What it teaches: rules of the book, the one that decides first. */
  rules: names,
  /** One command a line, as `readCommand` of its game reads it; the faces of its dice after `=`. An opponent's, too. */
  solution: names,
  /** `names`: the title. `line`: the task. `story`: why the solution works. */
  scenario: v.variant('system', [scenarioSchema, castleScenarioSchema]),
});

export type ProblemFile = v.InferInput<typeof problemSchema>;
export type Problem = v.InferOutput<typeof problemSchema>;
export type Goal = Problem['goal'];
export type GoalOf<Kind extends Goal['kind']> = Extract<Goal, { kind: Kind }>;
