import type { Reason } from '../mind';

/**
 * The closed list of reasons in the castle. `who`: the one who acts; `target`: an enemy's id, `catapult` or `section`;
 * `percent`: the chance.
 */
export const castleReasons = [
  /** A blow: `who`, `target`, `percent`. */
  'melee',
  /** An arrow or a bullet: `who`, `target`, `percent`. */
  'shooting',
  /** The mage's attack: `who`, `target`, `percent`. */
  'magic',
  /** Hammer or mace on a section: `who`, `percent`. */
  'break',
  /** A stone: `who`, `target`, `percent`. */
  'catapult',
  /** Over the wall: `who`, `percent`; with `target` when somebody holds it. */
  'climb',
  /** A spell: `who`, `use`, `percent`; with `target` where it has one. */
  'cast',
  /** Out of sight: `who`. */
  'hide',
  /** He would be in less danger there: `who`. */
  'safer',
  /** He would be in more: `who`; worth less than nothing. */
  'exposed',
  /** Nearer to what the besiegers came for: `who`. */
  'nearer',
  /** A post to be held: `who`. */
  'post',
  /** Somebody comes within his reach for the turn after: `who`. */
  'prospect',
  /** The machine closer to what it should hit: `who`. */
  'drag',
  /** The yard is taken by ending the turn now. */
  'yard-taken',
  /** The banner is off the board: `who`. */
  'banner-away',
  /** Nothing by itself speaks for it, but the turn went best with it when it was played through. */
  'planned',
  /** Nothing more is worth doing. */
  'nothing-better',
  /** Before play: a good place, a good spell. */
  'set-up',
  'spell',
] as const;

export type CastleReason = (typeof castleReasons)[number];

/** A reason, its worth rounded to whole hundredths of a point. */
export const reason = (code: CastleReason, worth: number, facts: Reason['facts'] = {}): Reason => ({
  code,
  worth: Math.round(worth),
  facts,
});

/** The reasons that count, the most important first. */
export const sorted = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ worth }) => worth !== 0).sort((a, b) => b.worth - a.worth);
