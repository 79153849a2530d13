import * as v from 'valibot';
import { SetupError } from '../game';
import type { Options } from './game';

const schema = v.strictObject({
  table: v.picklist(['vikings', 'sherwood']),
  belowOneToOne: v.optional(v.boolean(), true),
  testLastHex: v.optional(v.boolean(), false),
  ridersRetreatFour: v.optional(v.boolean(), false),
  passEmptySequences: v.optional(v.boolean(), true),
});

/** The options of a set-up; those left out have the rules' defaults. Throws a `SetupError`. @rule MEL-4 */
export function readOptions(options: Readonly<Record<string, unknown>>): Options {
  const result = v.safeParse(schema, options);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? '';
  const choose = 'a combat table must be chosen: vikings or sherwood';
  throw new SetupError(`options.${place}`, place === 'table' ? choose : issue.message);
}
