import * as v from 'valibot';
import { spellUses } from '../../../src/castle';
import { hexMapSchema } from '../../../src/game';

/** A conformance file of the castle, as it is written. */
const army = v.picklist(['blue', 'red']);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const character = v.object({
  id: v.string(),
  army,
  at: v.string(),
  melee: v.optional(count, 0),
  shooting: v.optional(count, 0),
  magic: v.optional(count, 0),
  defence: v.optional(count, 0),
  life: v.optional(count, 1),
  hidden: v.optional(v.boolean(), false),
  breaker: v.optional(v.boolean(), false),
});

const ask = v.looseObject({
  ask: v.string(),
  title: v.optional(v.string(), ''),
  who: v.optional(v.string(), ''),
  haste: v.optional(v.boolean(), false),
  shooter: v.optional(v.string(), ''),
  attacker: v.optional(v.string(), ''),
  target: v.optional(v.string(), ''),
  by: v.optional(v.picklist(['melee', 'shooting', 'magic', 'climb', 'break', 'catapult']), 'melee'),
  caster: v.optional(v.string(), ''),
  spell: v.optional(v.picklist(spellUses), 'haste'),
  lost: v.optional(v.array(v.string()), []),
  expect: v.unknown(),
});

export const castleCaseFile = v.object({
  format: v.literal('conformance-1'),
  title: v.string(),
  system: v.literal('castle'),
  options: v.optional(v.object({ level: v.optional(v.picklist(['beginner', 'extended']), 'beginner') }), {}),
  besieger: v.optional(army, 'red'),
  catapult: v.optional(
    v.object({ at: v.string(), shots: v.optional(count, 6), moved: v.optional(v.boolean(), false) }),
  ),
  broken: v.optional(v.array(v.string()), []),
  map: hexMapSchema,
  characters: v.array(character),
  asks: v.array(ask),
});

export type CastleCaseFile = v.InferOutput<typeof castleCaseFile>;
export type CastleAsk = v.InferOutput<typeof ask>;
