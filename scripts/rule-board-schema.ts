import * as v from 'valibot';
import { hexMapSchema } from '../src/game/board/map-sheet';
import type { RuleBoard } from '../src/store/skirmish/rule-board';

/** A teaching board: `docs/rules/boards/*.json`. Places as in a conformance case (tests/conformance/cases/README.md). */
const text = v.strictObject({ fr: v.string(), en: v.string(), ru: v.string() });
const hex = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/, 'a hex reads like "F7"'));
const place = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{1,2}[1-9]\d{0,2}( (N|NE|SE|S|SW|NW))?$/, 'a place reads like "F7" or "F7 NE"'),
);
const direction = v.picklist(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const hexes = v.optional(v.array(hex), []);

const character = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]\d+$/, 'an id reads like "b1"')),
  army: v.picklist(['blue', 'red']),
  at: hex,
  condition: v.optional(v.picklist(['fit', 'wounded', 'stunned']), 'fit'),
  attack: count,
  defence: count,
  move: count,
  armoured: v.optional(v.boolean(), false),
  weapon: v.optional(v.nullable(v.picklist(['bow', 'crossbow'])), null),
  mounted: v.optional(v.boolean(), false),
  facing: v.optional(direction, 'N'),
  animal: v.optional(v.boolean(), false),
  /** Which figure is drawn: a type of the roster. */
  figure: v.optional(v.string()),
});

const show = v.strictObject({
  selected: v.optional(v.string()),
  line: v.optional(
    v.strictObject({ from: hex, to: hex, clear: v.boolean(), blockers: v.optional(v.array(place), []) }),
  ),
  moves: v.optional(v.array(v.strictObject({ who: v.string(), path: v.array(hex), ghost: v.optional(place) })), []),
  /** Written on hexes: movement points. */
  costs: v.optional(v.array(v.strictObject({ hex, cost: count })), []),
  parts: v.optional(v.array(v.strictObject({ pose: place, tests: count, cost: count })), []),
  marks: v.optional(v.strictObject({ tests: hexes, ties: hexes, zone: hexes }), {}),
});

const who = v.string();

/** What the rules are asked so that the picture is held to them (tests/rules/boards.test.ts). */
const claim = v.variant('ask', [
  /** The line shown is the line of fire, blocked by what is shown; the target has this cover. */
  v.strictObject({
    ask: v.literal('sight'),
    shooter: who,
    target: who,
    cover: v.optional(v.picklist(['none', 'light', 'medium', 'heavy'])),
  }),
  /** The moves shown are the retreat and its push; none are shown of one who has to stay. */
  v.strictObject({
    ask: v.literal('retreat'),
    who,
    cause: v.picklist(['melee', 'shot']),
    from: v.array(who),
  }),
  /** The move, the costs and the parts shown are those of his reach. `single`: of one step alone. */
  v.strictObject({ ask: v.literal('reach'), who, single: v.optional(v.boolean(), false) }),
  /** The zone shown is every hex where an advance can end, the move shown is one. */
  v.strictObject({ ask: v.literal('advance'), who, into: hex }),
  /** The ghost shown stands where an unhorsed rider is put. */
  v.strictObject({ ask: v.literal('unhorse'), who }),
  /** The zone shown is the hexes that he holds. */
  v.strictObject({ ask: v.literal('holds'), who }),
]);

export const ruleBoardSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id has small letters, digits and hyphens')),
  rules: v.pipe(v.array(v.string()), v.minLength(1)),
  captions: text,
  map: hexMapSchema,
  houses: v.optional(
    v.array(v.strictObject({ hexes: v.array(hex), roof: v.picklist(['thatch', 'tile', 'slate', 'shingle']) })),
    [],
  ),
  characters: v.array(character),
  horses: v.optional(v.array(v.strictObject({ id: v.string(), at: hex, facing: direction })), []),
  bodies: v.optional(v.record(v.string(), count), {}),
  show,
  claim,
});

export type RuleBoardFile = v.InferOutput<typeof ruleBoardSchema>;
export type Claim = RuleBoardFile['claim'];

/** What the app is given of a file, in one language: the compiler holds the two types together. */
export function inLanguage(file: RuleBoardFile, language: 'fr' | 'en' | 'ru'): RuleBoard {
  const { id, captions, map, houses, horses, bodies, show: shown } = file;
  const characters = file.characters.map(
    ({ attack: _attack, defence: _defence, move: _move, ...drawn }): RuleBoard['characters'][number] => drawn,
  );
  return { id, caption: captions[language], map, houses, characters, horses, bodies, show: shown };
}
