import * as v from 'valibot';
import { hexMapSchema } from '../../src/game';

/** A conformance file of the skirmish, as it is written. Fields of asks beside their kind are read where they are answered. */
const condition = v.picklist(['fit', 'wounded', 'stunned', 'dead']);
const army = v.picklist(['blue', 'red']);
const direction = v.picklist(['N', 'NE', 'SE', 'S', 'SW', 'NW']);

const character = v.object({
  id: v.string(),
  army,
  at: v.string(),
  condition: v.optional(condition, 'fit'),
  attack: v.number(),
  defence: v.number(),
  move: v.number(),
  armoured: v.optional(v.boolean(), false),
  weapon: v.optional(v.nullable(v.picklist(['bow', 'crossbow'])), null),
  mounted: v.optional(v.boolean(), false),
  facing: v.optional(direction, 'N'),
  animal: v.optional(v.boolean(), false),
});

const command = v.object({
  do: v.string(),
  who: v.optional(v.string(), ''),
  target: v.optional(v.string(), ''),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  facing: v.optional(direction),
  attackers: v.optional(v.array(v.string()), []),
  defenders: v.optional(v.array(v.string()), []),
});

const ask = v.looseObject({
  ask: v.string(),
  title: v.optional(v.string(), ''),
  from: v.optional(v.union([v.string(), v.array(v.string())])),
  to: v.optional(v.string()),
  shooter: v.optional(v.string(), ''),
  target: v.optional(v.string(), ''),
  who: v.optional(v.string(), ''),
  cause: v.optional(v.picklist(['melee', 'shot']), 'shot'),
  into: v.optional(v.string(), ''),
  attackers: v.optional(v.array(v.string()), []),
  defenders: v.optional(v.array(v.string()), []),
  army: v.optional(army),
  sequence: v.optional(v.picklist([1, 2, 3, 4, 5]), 1),
  commands: v.optional(v.array(command), []),
  dice: v.optional(v.array(v.number()), []),
  expect: v.unknown(),
});

export const caseFile = v.object({
  format: v.literal('conformance-1'),
  title: v.string(),
  system: v.literal('skirmish'),
  options: v.optional(
    v.object({
      table: v.optional(v.picklist(['vikings', 'sherwood']), 'vikings'),
      belowOneToOne: v.optional(v.boolean(), true),
      testLastHex: v.optional(v.boolean(), false),
      ridersRetreatFour: v.optional(v.boolean(), false),
    }),
    {},
  ),
  map: hexMapSchema,
  characters: v.array(character),
  horses: v.optional(v.array(v.object({ id: v.string(), at: v.string(), facing: direction })), []),
  bodies: v.optional(v.record(v.string(), v.number()), {}),
  asks: v.array(ask),
});

export type CaseFile = v.InferOutput<typeof caseFile>;
export type Ask = v.InferOutput<typeof ask>;
export type AskCommand = v.InferOutput<typeof command>;
