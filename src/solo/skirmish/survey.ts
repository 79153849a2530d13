import { armyIds, otherArmy, type ArmyId } from '../../game';
import {
  defenceOf,
  fieldOf,
  type CharacterSheet,
  type Field,
  type Piece,
  type SkirmishGame,
  type SkirmishState,
  type ValueSet,
} from '../../skirmish';
import { death, retreat, stun, unhorsed, unhorsedStunned, unhorsedWounded, wound } from './harm';
import { lifeOf, pointWorth } from './lives';
import { tablesOf, type Tables } from './tables';
import type { Weights } from './weights';

/** A character on the board as the evaluator sees him. */
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

/** A state, looked over once. */
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

interface Costs {
  readonly now: number;
  readonly onFoot: number;
}

/** A named character's cost is his type's, changed as his values are. */
function costsOf(game: SkirmishGame, { sheet, facing }: Piece): Costs {
  const type = game.ruleset.roster.find(({ id }) => id === sheet!.type);
  const power = ({ fit }: ValueSet) => Math.max(1, fit.attack + fit.defence);
  const cost = (own: ValueSet, of: (ValueSet & { readonly cost: number }) | null | undefined) =>
    100 * (of ? (of.cost * power(own)) / power(of) : power(own) / 2);
  const onFoot = cost(sheet!.foot, type);
  return { now: facing !== null && sheet!.mounted ? cost(sheet!.mounted, type?.mounted) : onFoot, onFoot };
}

/** Body and life apart: a wound takes half the body, and makes the life more likely to be lost. */
function lossesOf(
  weights: Weights,
  { now, onFoot }: Costs,
  life: number,
  wounded: boolean,
  standing: boolean,
): Float64Array {
  const losses = new Float64Array(8);
  const bodyPart = wounded ? weights.woundedBody : 1;
  const lifePart = wounded ? weights.woundedLife : 1;
  const all = (now * bodyPart + life * lifePart) * (standing ? 1 : 1 - weights.stunnedPart);
  const stunned = weights.stunnedPart * (now * bodyPart + life * lifePart);
  const hurt = wounded ? all : now * (1 - weights.woundedBody) + life * (1 - weights.woundedLife);
  const horse = (now - onFoot) * bodyPart;
  losses[death] = all;
  losses[retreat] = standing ? weights.retreatPart * all : all;
  losses[stun] = standing ? stunned : all;
  losses[wound] = standing ? hurt : all;
  losses[unhorsed] = horse;
  losses[unhorsedWounded] =
    wounded || !standing ? all : horse + onFoot * (1 - weights.woundedBody) + life * (1 - weights.woundedLife);
  losses[unhorsedStunned] = wounded || !standing ? all : horse + weights.stunnedPart * (onFoot + life);
  return losses;
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
    costsOf(game, piece),
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

const surveys = new WeakMap<SkirmishState, Survey>();

/** The same state answers with the same survey. */
export function surveyOf(game: SkirmishGame, state: SkirmishState, weights: Weights): Survey {
  const known = surveys.get(state);
  if (known?.game === game && known.weights === weights) return known;
  const made = survey(game, state, weights);
  surveys.set(state, made);
  return made;
}

export const enemiesOf = ({ men }: Survey, army: ArmyId): readonly Man[] => men[otherArmy(army)];
