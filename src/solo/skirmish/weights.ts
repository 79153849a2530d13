import tuned from './weights.json';

/** The weights of the evaluation, tuned by self-play. They are shares of one unless stated otherwise. */
export interface Weights {
  /** What is left of a character's cost, and of what hangs on his life, when he is wounded. */
  readonly woundedBody: number;
  readonly woundedLife: number;
  /** Lost with a turn in which he can do nothing and is easily killed. */
  readonly stunnedPart: number;
  readonly retreatPart: number;
  /** A victory point in hundredths of a point of cost, at the first turn and at the last. */
  readonly pointEarly: number;
  readonly pointLate: number;
  /** The game, in hundredths of a point of cost. */
  readonly win: number;
  /** Of the loss that the enemy's next turn would bring. */
  readonly danger: number;
  /** Of the attack of everybody who could join the strongest attacker. */
  readonly dangerSecond: number;
  readonly shotDanger: number;
  /** Of an enemy's worth, for standing beside him; less by the turns still to go. */
  readonly approach: number;
  /** Of what friends who could still come would add to a fight. */
  readonly support: number;
  /** A shot of the next turn beside one of this. */
  readonly shotLater: number;
  /** A hex held now that counts only at the end. */
  readonly holdEarly: number;
  /** Of a goal, for being on the way. */
  readonly progress: number;
  /** Expected blows of the army that strikes next, and of the one after it, in the worth of a position. */
  readonly strikeNext: number;
  readonly strikeAfter: number;
  /** Hundredths of a point that make a command worth giving. */
  readonly enough: number;
}

/** The usual weights. */
export const plain: Weights = tuned.plain;

/** The captain's weights, which differ where planning for all together matters. */
export const practised: Weights = { ...tuned.plain, ...tuned.practised };
