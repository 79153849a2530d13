import * as v from 'valibot';
import { SetupError } from '../game';
import type { Options } from './game';

const schema = v.strictObject({
  table: v.picklist(['vikings', 'sherwood'], 'a combat table must be chosen: vikings or sherwood'),
  belowOneToOne: v.optional(v.boolean(), true),
  testLastHex: v.optional(v.boolean(), false),
  ridersRetreatFour: v.optional(v.boolean(), false),
  passEmptySequences: v.optional(v.boolean(), true),
});

/** Reads the options of a set-up; what the rules give by default may be left out. Throws a `SetupError`. @rule MEL-4 */
export function readOptions(options: Readonly<Record<string, unknown>>): Options {
  const result = v.safeParse(schema, options);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SetupError(`options.${v.getDotPath(issue) ?? ''}`, issue.message);
}
