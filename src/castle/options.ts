import * as v from 'valibot';
import { SetupError } from '../game';
import type { Options } from './game';

const schema = v.strictObject({
  level: v.picklist(['beginner', 'extended'], 'a level must be chosen: beginner or extended'),
  besieger: v.picklist(['blue', 'red'], 'the army that storms the castle must be chosen: blue or red'),
  magic: v.optional(v.boolean(), true),
});

/** The options of a set-up; those left out have the rules' defaults. Throws a `SetupError`. @rule CFI-2 @rule CSC-1 */
export function readOptions(options: Readonly<Record<string, unknown>>): Options {
  // What is missing is said by its own words, not as an unknown key.
  const result = v.safeParse(schema, { level: undefined, besieger: undefined, ...options });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SetupError(`options.${v.getDotPath(issue) ?? ''}`, issue.message);
}
