import type { Reason } from '../mind';

/**
 * Every reason for a choice, worded by `ui`. Facts are ids of characters (`who`, `target`), chances in whole percent and
 * hexes as indexes.
 */
export const skirmishReasons = [
  /** `target`, `percent`: the chance that he is killed, or wounded or worse. */
  'may-kill',
  'may-wound',
  /** `target`, `percent`: he is wounded or stunned already. */
  'finishes',
  /** `target`: of all enemies in reach the one who can do most harm. */
  'stops-dangerous',
  /** `target`, `percent`: the chance that he has to leave his hex. */
  'drives-off',
  /** `target`, `hex`: a hex of a goal comes free. */
  'frees-goal',
  /** `target`, `count`: so many attack him together. */
  'gangs-up',
  /** `target`, `percent`: the place allows an attack that does harm with this chance. */
  'comes-to-blows',
  /** `target`, `percent`: the place allows a shot that does harm with this chance. */
  'gets-a-shot',
  /** `target`: nearer to him. */
  'closes-in',
  /** `hex`: stands on a hex that counts. */
  'takes-goal',
  /** `hex`: nearer to a hex that counts. */
  'towards-goal',
  /** Nearer to the edge where he may leave; off the board by it. */
  'towards-exit',
  'gets-away',
  /** `target`: out of reach of this enemy, the worst of those who could come. */
  'out-of-danger',
  /** Behind better cover from those who can shoot. */
  'takes-cover',
  /** Into the saddle. */
  'mounts',
  /** `who`: brings his horse to him. */
  'brings-horse',
  /** `target`: on foot he can strike where no horse goes. */
  'fights-on-foot',
  /** Nothing by itself speaks for it, but the turn went best with it when it was played through. */
  'planned',
  /** Nothing in sight is worth its danger. */
  'stays-put',
  /** Nothing more can be done with profit in this sequence. */
  'nothing-better',
] as const;

export type SkirmishReason = (typeof skirmishReasons)[number];

/** A reason whose code the compiler checks; the worth in whole hundredths. */
export const reason = (code: SkirmishReason, worth: number, facts: Reason['facts'] = {}): Reason => ({
  code,
  worth: Math.round(worth),
  facts,
});

/** Those that speak for a choice, the weightiest first. */
export const weightiest = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
