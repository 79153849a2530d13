import type { Command, SkirmishGame, SkirmishState } from '../../skirmish';
import type { Course } from '../course';
import type { Meter, Mind, Option, Outlook } from '../mind';
import { advanceOptions } from './advance-options';
import { attackOptions } from './attack-options';
import { deployOptions } from './deploy-options';
import { judge, judgeShots } from './judge';
import { bestFirst, type SkirmishOption } from './option';
import { planMoves } from './plan-moves';
import { shootOptions } from './shoot-options';
import { atSight, withEnd } from './sight';
import { surveyOf, type Survey } from './survey';
import { practised } from './weights';
import { worthOf } from './worth';

/** Of a turn's budget so much for each choice of the melee: they are many and small. */
const meleeShare = 0.015;
/** And for each shot. */
const shotShare = 0.02;
/** A man's move in a sketch takes so much less than a position of the rules. */
const sketchedMoves = 40;

/** Everything that the captain thinks with. */
interface Effort {
  readonly survey: Survey;
  readonly course: Course<SkirmishState>;
  readonly outlook: Outlook;
  /** How many moves may be sketched in a turn. */
  readonly moves: number;
  readonly meter: Meter | undefined;
}

function attacks({ survey, outlook, moves, meter }: Effort): SkirmishOption[] {
  const options = attackOptions(survey, outlook, true);
  if (options.length === 0) return options;
  const weighed = options.map((option) => ({ option, tests: 0 }));
  return judge(survey, weighed, true, moves * meleeShare, meter);
}

function choices(effort: Effort): SkirmishOption[] {
  const { survey, course, outlook, moves, meter } = effort;
  switch (survey.state.sequence) {
    case 0:
      return deployOptions(survey, outlook);
    case 1:
    case 3:
      return judgeShots(survey, shootOptions(survey, outlook), moves * shotShare, meter);
    case 2:
      return planMoves(survey.game, course, outlook, moves, meter);
    case 4:
      return attacks(effort);
    case 5:
      return [];
  }
}

function plan(
  game: SkirmishGame,
  course: Course<SkirmishState>,
  outlook: Outlook,
  positions: number,
  _seed: number,
  meter?: Meter,
): readonly Option<Command>[] {
  const state = course.at(-1)!;
  if (state.outcome) return [];
  const survey = surveyOf(game, state, practised);
  const moves = positions * sketchedMoves;
  if (!state.pending) return withEnd(choices({ survey, course, outlook, moves, meter }), outlook.breadth);
  return bestFirst(judge(survey, advanceOptions(survey, outlook), false, moves * meleeShare, meter), outlook.breadth);
}

/** How the computer sees the skirmish. */
export const skirmishMind: Mind<SkirmishGame, SkirmishState, Command> = { options: atSight, plan, worth: worthOf };
