import { parseHex } from '../../hex';
import {
  conditionOf,
  decide,
  isRefusal,
  legal,
  shotsAt,
  type Command,
  type Event,
  type Shot,
  type SkirmishGame,
  type SkirmishState,
} from '../../skirmish';
import { missed, open, solved, type GoalJudge, type Moment, type Verdict } from '../judge';
import type { GoalOf, Problem } from '../problem';

const tenths = 10;
const faces = Array.from({ length: tenths }, (_, index) => index + 1);

type SkirmishMoment = Moment<SkirmishState, Command, Event>;

/** Percent of faces that do the target real harm: not a miss, not a retreat. @rule SHT-1 */
const chanceOfShot = ({ results }: Shot): number =>
  (results.filter((result) => result !== '-' && result !== 'R').length * 100) / tenths;

/** Every shot there is, as who, at whom, and its chance. */
function shotsNow(game: SkirmishGame, state: SkirmishState, target: string | undefined) {
  return Object.entries(legal(game, state).shooters).flatMap(([who, targets]) =>
    Object.entries(targets)
      .filter(([id]) => target === undefined || id === target)
      .flatMap(([id, shots]) => shots.map((shot) => ({ who, target: id, shot, chance: chanceOfShot(shot) }))),
  );
}

/** @rule SHT */
function judgeShot(game: SkirmishGame, goal: GoalOf<'shot'>, { before, command }: SkirmishMoment): Verdict {
  if (command.type !== 'shoot') return open;
  if (goal.target !== undefined && command.target !== goal.target) return missed('other-target', { who: goal.target });
  const shots = shotsNow(game, before, goal.target);
  const chosen = shots.find(
    ({ who, target, shot: { aim } }) =>
      who === command.who && target === command.target && aim.from === command.from && aim.to === command.to,
  );
  const best = Math.max(...shots.map(({ chance }) => chance));
  const chance = chosen?.chance ?? 0;
  return chance < best ? missed('better-shot', { chance, best }) : solved({ chance });
}

/**
 * The percentage of faces of the combat's die that inflict one of these harms on the target, by the rules themselves.
 * @rule MEL-10
 */
export function chanceOfHarm(
  game: SkirmishGame,
  state: SkirmishState,
  command: Command,
  { target, harm }: Pick<GoalOf<'strike'>, 'target' | 'harm'>,
): number {
  const kinds: readonly string[] = harm;
  const harmful = faces.filter((face) => {
    const dice = { roll: (sides: number) => Math.min(face, sides), state: () => state.dice };
    const decision = decide(game, state, command, dice);
    if (decision.kind === 'refused') return false;
    return decision.events.some((event) => kinds.includes(event.type) && 'who' in event && event.who === target);
  });
  return (harmful.length * 100) / tenths;
}

function judgeStrike(game: SkirmishGame, goal: GoalOf<'strike'>, { before, command }: SkirmishMoment): Verdict {
  if (command.type !== 'attack') return open;
  if (!command.defenders.includes(goal.target)) return open;
  const chance = chanceOfHarm(game, before, command, goal);
  const { least } = goal;
  return chance < least ? missed('too-weak', { chance, least }) : solved({ chance });
}

/** Who could be aimed at, and by whom. @rule LOF-9 */
function seen(game: SkirmishGame, state: SkirmishState, who: readonly string[]): Verdict {
  const army = game.byId.get(who[0]!)!.army;
  for (const { id, army: other } of game.characters) {
    if (other === army) continue;
    const target = who.find((one) => !isRefusal(shotsAt(game, state, id, one)));
    if (target !== undefined) return missed('seen', { who: target, by: id });
  }
  return open;
}

function arrived(game: SkirmishGame, state: SkirmishState, { who, hexes }: GoalOf<'arrive'>): boolean {
  const places = hexes.map((label) => parseHex(game.board.grid, label));
  return who.every((id) => {
    const character = state.characters[id]!;
    return ['fit', 'wounded'].includes(conditionOf(character)) && places.includes(character.at);
  });
}

function judgeArrival(game: SkirmishGame, goal: GoalOf<'arrive'>, state: SkirmishState): Verdict {
  if (!arrived(game, state, goal)) return open;
  const verdict = goal.unseen ? seen(game, state, goal.who) : open;
  return verdict.kind === 'open' ? solved() : open;
}

function byGoal(game: SkirmishGame, { goal }: Problem, moment: SkirmishMoment): Verdict {
  switch (goal.kind) {
    case 'shot':
      return judgeShot(game, goal, moment);
    case 'strike':
      return judgeStrike(game, goal, moment);
    case 'arrive':
      return judgeArrival(game, goal, moment.after);
    case 'climb':
    case 'spell':
    case 'win':
      return open;
  }
}

/** The goals of the skirmish. */
export const skirmishGoals: GoalJudge<SkirmishGame, SkirmishState, Command, Event> = {
  moment(game, problem, moment) {
    if (problem.untested) {
      const test = moment.events.find((event) => event.type === 'tested');
      if (test?.type === 'tested') return missed('tested', { who: test.who, by: test.by });
    }
    return byGoal(game, problem, moment);
  },
  late(game, goal, last) {
    if (goal.kind !== 'arrive' || !goal.unseen || !arrived(game, last, goal)) return open;
    return seen(game, last, goal.who);
  },
};
