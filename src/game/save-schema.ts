import * as v from 'valibot';
import { levels } from './player';

/** The schema of a saved game, in storage and in files. */
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

/** Pictures are shown without further checks, so nothing but image data is allowed. */
const picture = v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg|webp);base64,/, 'a picture is a data URL'));

/** The current version of the format in which games are stored. */
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

/** A header in storage. Unknown fields are allowed, so that a game stored by a newer version can still be listed. */
export const storedHeaderSchema = v.object({ ...header, setup: v.looseObject(setupSchema.entries) });

/** Commands and events have their game's own schemas; here they only need a type. */
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
  /**
   * Ignored: older files may contain the scenario and the sheets, but every game is played on those that ship with the
   * app.
   */
  scenarios: v.optional(v.array(v.unknown())),
  sheets: v.optional(v.array(v.unknown())),
});
