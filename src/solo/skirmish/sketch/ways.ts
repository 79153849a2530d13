import { opposite, type Direction } from '../../../hex';
import { eachRideStep, type SkirmishGame, type SkirmishState } from '../../../skirmish';

/** Steps of horses over a board on which nobody lies: from each pose (hex times six and facing) those of `from[pose]` up to the next. */
export interface Ways {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly cost: Uint8Array;
}

// The rules ask a state only for the dead: here none lie about.
const undisturbed = { bodies: {} } as SkirmishState;

function makeWays(game: SkirmishGame): Ways {
  const { size, neighbours } = game.board.grid;
  const { mounted } = game.ground;
  const from = new Int32Array(size * 6 + 1);
  const to: number[] = [];
  const cost: number[] = [];
  for (let pose = 0; pose < size * 6; pose++) {
    from[pose] = to.length;
    const at = Math.trunc(pose / 6);
    const facing = (pose % 6) as Direction;
    const tail = neighbours[at * 6 + opposite(facing)]!;
    if (tail < 0 || mounted[at] === 255 || mounted[tail] === 255) continue;
    eachRideStep(game, undisturbed, { at, facing }, (hex, way, _kind, points) => {
      to.push(hex * 6 + way);
      cost.push(points);
    });
  }
  from[size * 6] = to.length;
  return { from, to: Int32Array.from(to), cost: Uint8Array.from(cost) };
}

const made = new WeakMap<SkirmishGame, Ways>();

/** The ways of horses in a game, made when first asked for. */
export function waysOf(game: SkirmishGame): Ways {
  const known = made.get(game);
  if (known) return known;
  const ways = makeWays(game);
  made.set(game, ways);
  return ways;
}
