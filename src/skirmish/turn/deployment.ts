import type { Refusal } from '../../game';
import { directions, neighbour, opposite, type Direction, type HexIndex } from '../../hex';
import type { Pose } from '../character';
import type { Command } from '../commands';
import { fieldOf, hexesOf, pieceAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { footGroundCost, impassable, rideable } from '../ground';
import { barrierToHorses } from '../movement/barrier';
import { hexesOfPose } from '../movement/riding';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { SkirmishState } from '../state';

/** A rider keeps the way he looks unless another is named; on foot nobody looks any way. */
const poseFor = ({ facing: present }: Piece, at: HexIndex, facing: Direction | null = present): Pose => ({
  at,
  facing: present === null ? null : facing,
});

/** Why nobody can be set up on a hex, whoever stands there. @rule VIC-1 @rule MOV-10 */
function hexRefusal(game: SkirmishGame, state: SkirmishState, hex: HexIndex, mounted: boolean): Refusal | null {
  if (!game.zones[state.active]?.has(hex)) return refuse('not-in-zone', 'VIC-1', { hex });
  if (mounted)
    return rideable(game, state.bodies, hex) ? null : refuse('no-way-through', 'MOV-10', { hex, mounted: 1 });
  return footGroundCost(game, state.bodies, hex) === impassable ? refuse('no-way-through', 'TER', { hex }) : null;
}

/** The same of both halves of a rider, and of the side between them. */
function groundRefusal(game: SkirmishGame, state: SkirmishState, pose: Pose): Refusal | null {
  const { at, facing } = pose;
  const head = hexRefusal(game, state, at, facing !== null);
  if (head || facing === null) return head;
  const direction = opposite(facing);
  const behind = neighbour(game.board.grid, at, direction);
  if (behind < 0) return refuse('not-in-zone', 'VIC-1', { hex: at });
  return barrierToHorses(game.board, at, direction) ?? hexRefusal(game, state, behind, true);
}

/** Others who stand where he would. */
function holdersOf(game: SkirmishGame, state: SkirmishState, who: string, pose: Pose): Piece[] {
  const field = fieldOf(game, state);
  const holders = hexesOfPose(game, pose).map((hex) => pieceAt(field, hex));
  return [...new Set(holders)].filter((piece) => piece !== undefined && piece.id !== who) as Piece[];
}

/** Places are changed with one friend as large as oneself, and neither ends on a hex of the other's. */
function maySwap(game: SkirmishGame, mover: Piece, pose: Pose, [holder, ...others]: readonly Piece[]): boolean {
  if (!holder) return true;
  if (others.length > 0 || holder.army !== mover.army || (holder.facing === null) !== (mover.facing === null)) {
    return false;
  }
  const left = hexesOf(mover);
  return hexesOfPose(game, pose).every((hex) => !left.includes(hex));
}

/**
 * Why a character may not be set up on that hex (of a rider: with his head there, looking that way); null when he may,
 * perhaps changing places with a friend there. @rule VIC-1
 */
export function deployRefusal(
  game: SkirmishGame,
  state: SkirmishState,
  who: string,
  at: HexIndex,
  facing?: Direction | null,
): Refusal | null {
  if (state.sequence !== 0) return refuse('wrong-sequence', 'VIC-1', { needed: 0, sequence: state.sequence });
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover?.sheet || mover.army !== state.active) return refuse('unknown', 'VIC-1', { who });
  const pose = poseFor(mover, at, facing);
  const onGround = groundRefusal(game, state, pose);
  if (onGround) return onGround;
  const holders = holdersOf(game, state, who, pose);
  return maySwap(game, mover, pose, holders) ? null : refuse('place-taken', 'MOV-2', { hex: at, who: holders[0]!.id });
}

/** With whom a character set up so changes places; null when with nobody. @rule VIC-1 */
export function deploySwap(game: SkirmishGame, state: SkirmishState, who: string, pose: Pose): string | null {
  return holdersOf(game, state, who, pose)[0]?.id ?? null;
}

/** Every place where a character can be set up now, his present one left out; of a rider every facing. @rule VIC-1 */
export function deployPosesOf(game: SkirmishGame, state: SkirmishState, who: string): Pose[] {
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover) return [];
  const facings = mover.facing === null ? [null] : directions;
  return [...(game.zones[state.active] ?? [])]
    .sort((a, b) => a - b)
    .flatMap((at) => facings.map((facing) => ({ at, facing })))
    .filter(({ at, facing }) => at !== mover.head || facing !== mover.facing)
    .filter(({ at, facing }) => !deployRefusal(game, state, who, at, facing));
}

/**
 * Puts somebody on a hex of his zone before turn 1; whoever of his size stands there changes places with him. Returns
 * why not, else null. @rule VIC-1
 */
export function decideDeploy(script: Script, command: Extract<Command, { type: 'deploy' }>): Refusal | null {
  const { who, at, facing } = command;
  const refusal = deployRefusal(script.game, script.state(), who, at, facing);
  if (refusal) return refusal;
  const mover = script.field().byId.get(who)!;
  const pose = poseFor(mover, at, facing);
  const other = deploySwap(script.game, script.state(), who, pose);
  if (other !== null) script.emit({ type: 'deployed', who: other, at: mover.head, facing: mover.facing });
  script.emit({ type: 'deployed', who, ...pose });
  return null;
}
