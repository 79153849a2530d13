import * as v from 'valibot';
import { scenarioHeader } from '../game';

/** A scenario of the castle: `maps/scenarios/castle-*.json` (`castle-scenario-1`). Places are names of the joined board. */
const text = v.strictObject({ fr: v.string(), en: v.string(), ru: v.string() });
const hexName = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/, 'a hex reads like "F7"'));
const sideName = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[1-9]\d{0,2} (N|NE|SE|S|SW|NW)$/, 'a side reads like "F7 NE"'));

const army = v.picklist(['blue', 'red']);
const spell = v.strictObject({ spell: v.string(), crystals: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export const castleScenarioSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal('castle-scenario-1'),
  ...scenarioHeader,
  system: v.literal('castle'),
  armies: v.strictObject({ blue: v.strictObject({ name: text }), red: v.strictObject({ name: text }) }),
  /** Who besieges unless the players say otherwise. @rule CSC-1 */
  besieger: army,
  /** `yard`: the besiegers must hold the yard alone; `banner`: carry the banner off. @rule CSC-1 @rule CSC-3 */
  goal: v.picklist(['yard', 'banner']),
  /** The besiegers' machine; left out: none. @rule CAT-6 */
  catapult: v.optional(v.strictObject({ shots: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  /** Sections broken from the start. @rule CSC-2 */
  broken: v.optional(v.array(sideName), []),
  /** Shots reach one step. @rule CSC-2 */
  night: v.optional(v.boolean(), false),
  /** Where the banner stands, and the edges over which it can go. @rule CSC-3 */
  banner: v.optional(v.strictObject({ at: hexName, exits: v.array(v.picklist(['north', 'east', 'south', 'west'])) })),
  /** Where the game begins in the midst of play: who is there, and where. Nobody else takes part, and nobody sets up. */
  position: v.optional(
    v.strictObject({
      /** Whose turn it is. */
      first: army,
      /** Places by id. */
      at: v.record(v.string(), hexName),
      /** Those of them who hide. @rule WAL-7 */
      hidden: v.optional(v.array(v.string()), []),
      catapult: v.optional(hexName),
      /** The one spell that each mage has. @rule MAG-1 */
      spells: v.optional(v.strictObject({ blue: v.optional(spell), red: v.optional(spell) }), {}),
    }),
  ),
  /**
   * Those of the army lists who do not take part, so that a siege is even however it is chosen: with that besieger, and at
   * that level where one is named. @rule CSC-1
   */
  away: v.optional(
    v.array(
      v.strictObject({
        besieger: army,
        level: v.optional(v.picklist(['beginner', 'extended'])),
        who: v.pipe(v.array(v.string()), v.minLength(1)),
      }),
    ),
    [],
  ),
  /** Rounds; both armies play once a round. */
  turnLimit: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type CastleScenario = v.InferOutput<typeof castleScenarioSchema>;
