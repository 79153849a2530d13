import * as v from 'valibot';
import { levels } from './player';

/** What a saved game looks like, in the store and in a file. */
const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
/** The last moment that a `Date` can hold: a later one cannot be shown. */
const lastMoment = 8.64e15;
const time = v.pipe(count, v.maxValue(lastMoment));
const army = v.picklist(['blue', 'red']);
const name = v.pipe(v.string(), v.minLength(1));
const player = v.strictObject({ name: v.string(), computer: v.optional(v.picklist(levels)) });

const setupSchema = v.strictObject({
  system: name,
  scenario: v.strictObject({ id: name, version: count, hash: v.string() }),
  players: v.strictObject({ blue: player, red: player }),
  options: v.record(v.string(), v.union([v.string(), v.boolean()])),
  dice: v.picklist(['app', 'typed']),
  seed: whole,
});

/** Pictures are shown as they are, so they may only ever be pictures. */
const picture = v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg|webp);base64,/, 'a picture is a data URL'));

/** The version of a game as it is stored. */
export const gameFormat = 1;

const header = {
  format: v.literal(gameFormat),
  id: name,
  title: v.string(),
  rulesVersion: count,
  setup: setupSchema,
  createdAt: time,
  updatedAt: time,
  length: count,
  standing: v.strictObject({
    turn: count,
    active: army,
    winner: v.nullable(v.picklist(['blue', 'red', 'draw'])),
    score: v.optional(v.strictObject({ blue: whole, red: whole })),
  }),
  picture: v.nullable(picture),
};

/** A header in the store: one that a newer version has added something to can still be listed. */
export const storedHeaderSchema = v.object({ ...header, setup: v.looseObject(setupSchema.entries) });

/** Commands and events belong to each game: here it is only seen that they are some. */
const typed = v.looseObject({ type: name });

export const entrySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('command'), by: army, command: typed, events: v.array(typed) }),
  v.strictObject({ kind: v.literal('takeBack'), to: count, seed: whole }),
]);

export const saveFormat = 'escarmouche-save';
export const saveVersion = 1;

/** A saved game in a file of the present version. */
export const saveFileSchema = v.strictObject({
  format: v.literal(saveFormat),
  version: v.literal(saveVersion),
  game: v.strictObject(header),
  entries: v.array(entrySchema),
  /** Not read: a file may carry the scenario and the sheets that it was played on, but every game is played on those that ship. */
  scenarios: v.optional(v.array(v.unknown())),
  sheets: v.optional(v.array(v.unknown())),
});
