import { armyIds, otherArmy, type ArmyId } from '../../game';
import type { HexIndex } from '../../hex';
import {
  defenceOf,
  fieldOf,
  type CharacterSheet,
  type Field,
  type Piece,
  type SkirmishGame,
  type SkirmishState,
} from '../../skirmish';
import { death, retreat, wound } from './harm';
import { lifeOf, pointWorth } from './lives';
import { costsOf, lossesOf } from './losses';
import { tablesOf, type Tables } from './tables';
import type { Weights } from './weights';

/** A character on the board, as the evaluation sees it. */
export interface Man {
  readonly piece: Piece;
  readonly sheet: CharacterSheet;
  readonly army: ArmyId;
  readonly id: string;
  /** Among his army's: one bit of a mask. */
  readonly bit: number;
  readonly attack: number;
  readonly defence: number;
  readonly rides: boolean;
  readonly standing: boolean;
  /** Can strike: standing, with an attack. */
  readonly fights: boolean;
  /** What he is worth now, in hundredths. */
  readonly worth: number;
  /** What each kind of harm would cost his army. */
  readonly losses: Float64Array;
  /** The least harm that kills him: a wound kills the wounded, anything the stunned. */
  readonly dyingFrom: number;
  /** What an infiltration test is expected to cost him. @rule MOV-4 */
  readonly testLoss: number;
}

/** A state, evaluated once. */
export interface Survey {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  readonly tables: Tables;
  readonly field: Field;
  readonly men: Readonly<Record<ArmyId, readonly Man[]>>;
  readonly byId: ReadonlyMap<string, Man>;
  /** A victory point in hundredths, now. */
  readonly point: number;
  readonly weights: Weights;
}

function manOf(
  game: SkirmishGame,
  state: SkirmishState,
  piece: Piece,
  bit: number,
  point: number,
  weights: Weights,
): Man {
  const sheet = piece.sheet!;
  const wounded = state.characters[piece.id]!.health === 'wounded';
  const losses = lossesOf(
    weights,
    costsOf(game, sheet, piece.facing !== null),
    lifeOf(game, state, sheet, point, weights),
    wounded,
    piece.standing,
  );
  const { killedUpTo, woundedUpTo } = game.ruleset.values.infiltration;
  const testLoss = (losses[death]! * killedUpTo + losses[wound]! * (woundedUpTo - killedUpTo)) / 10;
  return {
    piece,
    sheet,
    army: sheet.army,
    id: piece.id,
    bit,
    attack: piece.values.attack,
    defence: defenceOf(piece),
    rides: piece.facing !== null,
    standing: piece.standing,
    fights: piece.standing && piece.values.attack > 0,
    worth: losses[death]!,
    losses,
    dyingFrom: piece.standing ? (wounded ? wound : death) : retreat,
    testLoss,
  };
}

function survey(game: SkirmishGame, state: SkirmishState, weights: Weights): Survey {
  const field = fieldOf(game, state);
  const point = pointWorth(game, state, weights);
  const men: Record<ArmyId, Man[]> = { blue: [], red: [] };
  for (const piece of field.pieces) {
    if (!piece.sheet) continue;
    const list = men[piece.sheet.army];
    list.push(manOf(game, state, piece, list.length, point, weights));
  }
  const byId = new Map(armyIds.flatMap((army) => men[army].map((man) => [man.id, man] as const)));
  return { game, state, tables: tablesOf(game), field, men, byId, point, weights };
}

/** A rider as he would be on foot on a hex. @rule MOV-13 */
export function onFoot({ game, state, point, weights }: Survey, { piece, bit, sheet }: Man, at: HexIndex): Man {
  const { fit, wounded } = sheet.foot;
  const values = state.characters[piece.id]!.health === 'wounded' ? wounded : fit;
  return manOf(game, state, { ...piece, head: at, tail: -1, facing: null, values }, bit, point, weights);
}

const surveys = new WeakMap<SkirmishState, Survey>();

/** The survey of a state; the same state gives the same object. */
export function surveyOf(game: SkirmishGame, state: SkirmishState, weights: Weights): Survey {
  const known = surveys.get(state);
  if (known?.game === game && known.weights === weights) return known;
  const made = survey(game, state, weights);
  surveys.set(state, made);
  return made;
}

/** The men of the other army. */
export const enemiesOf = ({ men }: Survey, army: ArmyId): readonly Man[] => men[otherArmy(army)];
