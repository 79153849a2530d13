import * as v from 'valibot';
import type { Grid } from '../hex';
import type { FileFindingCode } from './ports';

/** Used as a schema's message: the code of the finding that it leads to. */
const code = (known: FileFindingCode): FileFindingCode => known;

/** Upper limit for every count in a file: more than any game reaches, and small enough to be added up safely. */
const limit = 100_000;
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(-limit), v.maxValue(limit));
const army = v.picklist(['blue', 'red']);
/** One of the four 32-bit integers of the generator's state. */
const generator = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));

const tally = v.array(
  v.object({
    reason: v.string(),
    rule: v.string(),
    value: wholeNumber,
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
);

/** Schemas of the fields that the events of every game consist of. */
export const eventParts = { whole: wholeNumber, army, tally, text: v.string(), yes: v.boolean() } as const;

/** Schema of an index of a hex on this board. */
export const hexOn = (grid: Grid) =>
  v.pipe(
    v.number(),
    v.check((hex) => Number.isInteger(hex) && hex >= 0 && hex < grid.size, code('off-board')),
  );

/** Schema of one of these ids. */
export const idAmong = (known: readonly string[]) => {
  const ids = new Set(known);
  return v.pipe(
    v.string(),
    v.check((id) => ids.has(id), code('unknown-character')),
  );
};

/** Schemas of the events that every game has. */
export const commonEvents = {
  rolled: v.object({
    purpose: v.object({ kind: v.string(), who: v.array(v.string()), rule: v.string() }),
    sides: v.pipe(wholeNumber, v.minValue(1)),
    face: v.pipe(wholeNumber, v.minValue(1)),
    after: v.strictTuple([generator, generator, generator, generator]),
  }),
  turnBegan: v.object({ army, turn: v.pipe(wholeNumber, v.minValue(1)) }),
  armyWon: v.object({ army: v.nullable(army), reason: v.string() }),
};

/** The schema of each type of event of a game, without the field `type`. */
export type EventSchemas<Type extends string = string> = Readonly<Record<Type, v.GenericSchema>>;
