import { moveRefusal, reachOf, type Pose, type SkirmishGame, type SkirmishState } from '../../skirmish';
import type { Course } from '../course';
import type { Meter, Outlook } from '../mind';
import { movesIn } from './move-options';
import type { Purpose } from './places';
import { standAt, standsOf } from './stand';
import { surveyOf } from './survey';
import { practised } from './weights';
import { bestTurn, type Mover } from './whole-turns';

/** A plan of all moves of a turn: where from, and where everybody goes who does not stay. */
export interface March {
  readonly from: SkirmishState;
  readonly ways: ReadonlyMap<string, Pose>;
}

/** What the moves of a turn are weighed with in a state of it. */
export const purposeOf = (game: SkirmishGame, state: SkirmishState, outlook: Outlook): Purpose =>
  movesIn(surveyOf(game, state, practised), outlook);

/** Everybody of the active army, with all the places where he could end his move. */
export function moversOf(purpose: Purpose): Mover[] {
  const { survey } = purpose;
  const { game, state } = survey;
  return survey.men[state.active].map((man) => {
    const pose = { at: man.piece.head, facing: man.piece.facing };
    const reach = man.standing && !moveRefusal(game, state, man.id) ? reachOf(game, state, man.id) : [];
    const stands = reach.length > 0 ? standsOf(purpose, man, reach) : [standAt(purpose, man, pose, null)];
    return { man, stands, strikes: man.fights, reach };
  });
}

/** Whether nothing has happened since that was not planned: nobody is hurt, and everybody is where he was or goes. */
function holds({ from, ways }: March, { characters }: SkirmishState): boolean {
  return Object.entries(characters).every(([id, now]) => {
    const then = from.characters[id]!;
    if (now.health !== then.health || now.stunnedIn !== then.stunnedIn) return false;
    const way = ways.get(id);
    return (
      (now.at === then.at && now.facing === then.facing) ||
      (way !== undefined && now.at === way.at && now.facing === way.facing)
    );
  });
}

function make(
  game: SkirmishGame,
  state: SkirmishState,
  outlook: Outlook,
  moves: number,
  meter: Meter | undefined,
): March {
  const purpose = purposeOf(game, state, outlook);
  const movers = moversOf(purpose);
  const movable = movers.filter(({ stands }) => stands.length > 1).length;
  // The budget is a whole army's: a plan that dice have upset is made anew for those who are left.
  const choice = bestTurn(purpose, movers, (moves * movable) / Math.max(1, movers.length), meter);
  const ways = movers.flatMap(({ man, stands }, index) => {
    const { reach } = stands[choice[index]!]!;
    return reach ? [[man.id, reach.pose] as const] : [];
  });
  return { from: state, ways: new Map(ways) };
}

const made = new WeakMap<SkirmishState, March>();

/**
 * The plan that is followed at the end of a course: made before the first move, and anew wherever something has happened that was
 * not planned. The same state makes the same plan, so it is made once, and again only in a game that is gone on with.
 */
export function marchOf(
  game: SkirmishGame,
  course: Course<SkirmishState>,
  outlook: Outlook,
  moves: number,
  meter: Meter | undefined,
): March {
  let march: March | null = null;
  for (const state of course) {
    if (state.sequence !== 2 || (march && holds(march, state))) continue;
    march = made.get(state) ?? make(game, state, outlook, moves, meter);
    made.set(state, march);
  }
  return march!;
}
