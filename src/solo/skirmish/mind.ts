import type { Command, SkirmishGame, SkirmishState } from '../../skirmish';
import type { Meter, Mind, Option, Outlook } from '../mind';
import { advanceOptions } from './advance-options';
import { attackOptions } from './attack-options';
import { deployOptions } from './deploy-options';
import { judge, judgeShots } from './judge';
import { moveOptions } from './move-options';
import { planMoves } from './plan-moves';
import { bestFirst, endSequence, type SkirmishOption } from './option';
import { reason } from './reasons';
import { shootOptions } from './shoot-options';
import { surveyOf, type Survey } from './survey';
import { plain, practised } from './weights';
import { worthOf } from './worth';

/** How hard the whole turn is thought about: so many moves may be sketched; null: at sight. */
interface Effort {
  readonly positions: number;
  readonly seed: number;
  readonly meter: Meter | undefined;
}

/** Of a turn's budget so much for each choice of the melee: they are many and small. */
const meleeShare = 0.015;
/** And for each shot. */
const shotShare = 0.02;
/** A man's move in a sketch takes so much less than a position of the rules. */
const sketchedMoves = 40;

function attacks(survey: Survey, outlook: Outlook, effort: Effort | null): SkirmishOption[] {
  const options = attackOptions(survey, outlook, effort !== null);
  if (!effort || options.length === 0) return options;
  const weighed = options.map((option) => ({ option, tests: 0 }));
  return judge(survey, weighed, true, effort.positions * meleeShare, effort.meter);
}

function shots(survey: Survey, outlook: Outlook, effort: Effort | null): SkirmishOption[] {
  const options = shootOptions(survey, outlook);
  return effort ? judgeShots(survey, options, effort.positions * shotShare, effort.meter) : options;
}

function advances(survey: Survey, outlook: Outlook, effort: Effort | null): SkirmishOption[] {
  const weighed = advanceOptions(survey, outlook);
  return effort
    ? judge(survey, weighed, false, effort.positions * meleeShare, effort.meter)
    : weighed.map(({ option }) => option);
}

function choices(survey: Survey, outlook: Outlook, effort: Effort | null): SkirmishOption[] {
  switch (survey.state.sequence) {
    case 0:
      return deployOptions(survey, outlook);
    case 1:
    case 3:
      return shots(survey, outlook, effort);
    case 2:
      return effort
        ? planMoves(survey, outlook, effort.positions, effort.seed, effort.meter)
        : moveOptions(survey, outlook);
    case 4:
      return attacks(survey, outlook, effort);
    case 5:
      return [];
  }
}

/** Ending the sequence gains nothing: it comes before whatever brings too little. */
function withEnd(options: readonly SkirmishOption[], breadth: number): SkirmishOption[] {
  const sorted = bestFirst(options, breadth);
  const end: SkirmishOption = { command: endSequence, worth: 0, reasons: [reason('nothing-better', 0)] };
  const first = sorted.findIndex(({ worth }) => worth < plain.enough);
  return first < 0 ? [...sorted, end] : [...sorted.slice(0, first), end, ...sorted.slice(first)];
}

function consider(
  game: SkirmishGame,
  state: SkirmishState,
  outlook: Outlook,
  effort: Effort | null,
): readonly Option<Command>[] {
  if (state.outcome) return [];
  const survey = surveyOf(game, state, effort ? practised : plain);
  if (state.pending) return bestFirst(advances(survey, outlook, effort), outlook.breadth);
  return withEnd(choices(survey, outlook, effort), outlook.breadth);
}

/** How the computer sees the skirmish. */
export const skirmishMind: Mind<SkirmishGame, SkirmishState, Command> = {
  options: (game, state, outlook) => consider(game, state, outlook, null),
  plan: (game, state, outlook, positions, seed, meter) =>
    consider(game, state, outlook, { positions: positions * sketchedMoves, seed, meter }),
  worth: worthOf,
};
