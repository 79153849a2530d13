import * as v from 'valibot';

/** A scenario: `maps/scenarios/*.json` (`scenario-1`). Places are hex names of the joined board. @rule VIC-1 */
const text = v.strictObject({ fr: v.string(), en: v.string(), ru: v.string() });
const army = v.picklist(['blue', 'red']);
const hexName = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/, 'a hex reads like "F7"'));
const direction = v.picklist(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const values = v.strictObject({ attack: count, defence: count, move: count });

const character = v.strictObject({
  /** An id such as `b01`. The order of the ids is the order of the dice, so numbers are zero-padded. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/, 'an id has small letters and digits')),
  /** A type of the roster (CHR-6). */
  type: v.string(),
  name: text,
  at: hexName,
  /** For riders only: the direction in which the head looks. */
  facing: v.optional(direction),
  /** Values of a named character that differ from its type's. */
  fit: v.optional(values),
  wounded: v.optional(values),
});

/** Every kind of objective of VIC-1. `points` count at the turn limit; `wins` ends the game at once. */
const objectiveBase = { army, points: v.optional(count, 0), wins: v.optional(v.boolean(), false), text };
const objective = v.variant('kind', [
  /** Points for each enemy of `who` (left out: every enemy but animals) that is dead; `wins` when all are. */
  v.strictObject({ kind: v.literal('destroy'), ...objectiveBase, who: v.optional(v.array(v.string())) }),
  /** Points for each hex on which a standing character of the army stands; `wins` when it holds them all at its turn's end. */
  v.strictObject({ kind: v.literal('hold'), ...objectiveBase, hexes: v.array(hexName) }),
  /** Points for each of `who` (left out: anyone of the army) that left by the edge; `wins` when `needed` of them have. */
  v.strictObject({
    kind: v.literal('leave'),
    ...objectiveBase,
    edge: v.picklist(['north', 'east', 'south', 'west']),
    who: v.optional(v.array(v.string())),
    needed: v.optional(count),
  }),
  /** Like `leave`, but for particular characters, all of whom must leave. */
  v.strictObject({
    kind: v.literal('escort'),
    ...objectiveBase,
    edge: v.picklist(['north', 'east', 'south', 'west']),
    who: v.array(v.string()),
  }),
  /** Points for each of `who` (left out: anyone but animals) alive at the limit; `wins` when all are. */
  v.strictObject({ kind: v.literal('survive'), ...objectiveBase, who: v.optional(v.array(v.string())) }),
]);

/**
 * The fields of every scenario file, of any game: enough to list it, to draw its card, and to find its game and its
 * sheets. Each game's own folder has a schema that adds to these entries and is used by its `build`; `format` names it.
 * So a new game needs no change here.
 */
export const scenarioHeader = {
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id has small letters, digits and hyphens')),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The id of the scenario's `GameSystem`. */
  system: v.string(),
  names: text,
  /** The story, three sentences long. */
  story: text,
  /** One line for the scenario's card. */
  line: text,
  minutes: count,
  /** Whether it is recommended for a first game. */
  first: v.optional(v.boolean(), false),
  /** Rows of sheet ids: the sheets of a row lie side by side, the rows one below another. @rule HEX-6 */
  sheets: v.array(v.array(v.string())),
};

/** A scenario file of any game, of which only the common fields are known. */
export const scenarioFileSchema = v.looseObject({ format: v.string(), ...scenarioHeader });

/** A scenario of the skirmish. */
export const scenarioSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal('scenario-1'),
  ...scenarioHeader,
  system: v.picklist(['skirmish']),
  armies: v.strictObject({
    blue: v.strictObject({
      name: text,
      characters: v.array(character),
      /** Hexes on which this army may be rearranged before the first turn. */
      zone: v.optional(v.array(hexName)),
    }),
    red: v.strictObject({ name: text, characters: v.array(character), zone: v.optional(v.array(hexName)) }),
  }),
  firstArmy: army,
  /** The number of rounds; each army plays once in a round. */
  turnLimit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  objectives: v.array(objective),
});

/** A file before its game's schema has read it: defaults are not filled in. */
export type ScenarioFile = v.InferInput<typeof scenarioFileSchema>;
export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioInput = v.InferInput<typeof scenarioSchema>;
export type ScenarioCharacter = v.InferOutput<typeof character>;
export type Objective = v.InferOutput<typeof objective>;
