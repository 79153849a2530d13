import {
  attackNow,
  attackOf,
  climbsNow,
  fieldOf,
  isRefusal,
  sectionAt,
  type CastleGame,
  type CastleState,
  type Command,
  type Event,
  type Target,
} from '../../castle';
import { parseHex, parseSide } from '../../hex';
import { percentOf } from '../chances';
import { missed, open, solved, type GoalJudge, type Moment, type Verdict } from '../judge';
import type { GoalOf, Problem } from '../problem';

type CastleMoment = Moment<CastleState, Command, Event>;

/** Whether a target is the one that a goal names: an id, `catapult`, or a section given by a side (`K7 N`). */
export function isAimedAt({ board }: CastleGame, target: Target | undefined, name: string): boolean {
  if (!target) return false;
  if (target.kind === 'catapult') return name === 'catapult';
  if (target.kind === 'character') return target.id === name;
  const side = parseSide(board.grid, name);
  return side !== null && sectionAt(board, side.hex, side.direction) === sectionAt(board, target.hex, target.direction);
}

/** @rule CFI-1 */
function judgeStrike(game: CastleGame, goal: GoalOf<'strike'>, { before, command }: CastleMoment): Verdict {
  if (command.type === 'cast' && isAimedAt(game, command.target, goal.target)) return open;
  if (command.type !== 'attack' || !isAimedAt(game, command.target, goal.target)) return open;
  const attack = attackNow(game, before, command.by, command.who, command.target);
  const chance = isRefusal(attack) ? 0 : percentOf(attack.chance);
  const { least } = goal;
  return chance < least ? missed('too-weak', { chance, least }) : solved({ chance });
}

/** How many have tried to get over the wall this turn; each try is judged as it is made. @rule WAL-2 */
function judgeClimb(game: CastleGame, goal: GoalOf<'climb'>, { before, command, after }: CastleMoment): Verdict {
  if (command.type !== 'climb') return open;
  const climb = climbsNow(game, before, command.who).find(({ to }) => to === command.to);
  const chance = climb ? percentOf(climb.chance) : 0;
  const { least, count } = goal;
  if (chance < least) return missed('too-weak', { chance, least });
  return after.doings.climbed.length >= count ? solved({ count }) : open;
}

function judgeSpell(game: CastleGame, goal: GoalOf<'spell'>, { command }: CastleMoment): Verdict {
  if (command.type !== 'cast') return open;
  const right = command.use === goal.use && isAimedAt(game, command.target, goal.target);
  return right ? solved() : missed('other-target', { who: goal.target });
}

/** Who could be shot at or be the target of a magic attack, and by whom. @rule CFI-4 */
function seen(game: CastleGame, state: CastleState, who: readonly string[]): Verdict {
  const { pieces, byId } = fieldOf(game, state);
  for (const enemy of pieces) {
    for (const id of who) {
      if (byId.get(id)?.army === enemy.army) continue;
      const target = { kind: 'character', id } as const;
      const ways = ['shooting', 'magic'] as const;
      if (ways.some((by) => !isRefusal(attackOf(game, state, by, enemy.id, target)))) {
        return missed('seen', { who: id, by: enemy.id });
      }
    }
  }
  return open;
}

function arrived(game: CastleGame, state: CastleState, { who, hexes }: GoalOf<'arrive'>): boolean {
  const { byId } = fieldOf(game, state);
  const places = hexes.map((label) => parseHex(game.board.grid, label));
  return who.every((id) => places.includes(byId.get(id)?.at ?? -1));
}

function judgeArrival(game: CastleGame, goal: GoalOf<'arrive'>, state: CastleState): Verdict {
  if (!arrived(game, state, goal)) return open;
  const verdict = goal.unseen ? seen(game, state, goal.who) : open;
  return verdict.kind === 'open' ? solved() : open;
}

function byGoal(game: CastleGame, { goal }: Problem, moment: CastleMoment): Verdict {
  switch (goal.kind) {
    case 'strike':
      return judgeStrike(game, goal, moment);
    case 'climb':
      return judgeClimb(game, goal, moment);
    case 'spell':
      return judgeSpell(game, goal, moment);
    case 'arrive':
      return judgeArrival(game, goal, moment.after);
    case 'shot':
    case 'win':
      return open;
  }
}

/** The goals of the castle. */
export const castleGoals: GoalJudge<CastleGame, CastleState, Command, Event> = {
  moment: byGoal,
  late(game, goal, last) {
    if (goal.kind !== 'arrive' || !goal.unseen || !arrived(game, last, goal)) return open;
    return seen(game, last, goal.who);
  },
};
