import * as v from 'valibot';

/** A map sheet: what `maps/<place>/*.json` and the conformance cases hold (`hexmap-1`). */
const localText = v.strictObject({ fr: v.string(), en: v.string(), ru: v.string() });

/** Terrain ids in the order of their codes in a board's `terrain` array. @rule TER */
export const terrainIds = [
  'open',
  'road',
  'yard',
  'gate',
  'tree',
  'brush',
  'slope',
  'rocks',
  'house',
  'door',
  'ford',
  'water',
  'tower',
] as const;

export type TerrainId = (typeof terrainIds)[number];

/** Kinds of side that a sheet can name. `crest`: the hex named is the slope; `rampart`: the hex named is outside. @rule HEX-3 */
export const sideKinds = ['wall', 'window', 'fence', 'crest', 'rampart'] as const;
export type SideKind = (typeof sideKinds)[number];

const terrainId = v.picklist(terrainIds);
const sideLabel = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{1,2}[1-9]\d{0,2} (N|NE|SE|S|SW|NW)$/, 'a side reads like "F7 NE"'),
);
const sideList = v.optional(v.array(sideLabel));

/** The part of a sheet that the rules read. */
export const hexMapSchema = v.object({
  format: v.literal('hexmap-1'),
  columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180)),
  rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180)),
  /** The terrain of each character; if left out, the letters of `defaultLegend`. */
  legend: v.optional(v.record(v.pipe(v.string(), v.length(1)), terrainId)),
  /** One string per row, one character per hex. */
  terrain: v.array(v.string()),
  sides: v.optional(
    v.strictObject({ wall: sideList, window: sideList, fence: sideList, crest: sideList, rampart: sideList }),
  ),
});

/** Hints for drawing a sheet; the rules never read them. */
export const drawingSchema = v.strictObject({
  /** The houses of a sheet: the hexes of each, its roof, and a name that is drawn. */
  houses: v.optional(
    v.array(
      v.strictObject({
        hexes: v.array(v.string()),
        roof: v.picklist(['thatch', 'tile', 'slate', 'shingle']),
        name: v.optional(localText),
      }),
    ),
  ),
  /** Words written on the ground. */
  labels: v.optional(v.array(v.strictObject({ hex: v.string(), text: localText }))),
  /** Seed of the random details of the drawing (tufts, stones, tree tops). */
  seed: v.optional(v.pipe(v.number(), v.integer())),
});

export const mapSheetSchema = v.strictObject({
  ...hexMapSchema.entries,
  $schema: v.optional(v.string()),
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id has small letters, digits and hyphens')),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  names: localText,
  drawing: v.optional(drawingSchema),
});

export type HexMap = v.InferOutput<typeof hexMapSchema>;
export type MapSheet = v.InferOutput<typeof mapSheetSchema>;
export type Drawing = v.InferOutput<typeof drawingSchema>;

export const defaultLegend: Readonly<Record<string, TerrainId>> = {
  '.': 'open',
  '=': 'road',
  _: 'yard',
  '+': 'gate',
  T: 'tree',
  b: 'brush',
  '/': 'slope',
  o: 'rocks',
  h: 'house',
  d: 'door',
  f: 'ford',
  '~': 'water',
  O: 'tower',
};
