import type { Command, SkirmishGame, SkirmishState } from '../../skirmish';
import type { Option, Outlook } from '../mind';
import { advanceOptions } from './advance-options';
import { attackOptions } from './attack-options';
import { deployOptions } from './deploy-options';
import { moveOptions } from './move-options';
import { bestFirst, endSequence, type SkirmishOption } from './option';
import { reason } from './reasons';
import { shootOptions } from './shoot-options';
import { surveyOf, type Survey } from './survey';
import { plain } from './weights';

function inSequence(survey: Survey, outlook: Outlook): SkirmishOption[] {
  switch (survey.state.sequence) {
    case 0:
      return deployOptions(survey, outlook);
    case 1:
    case 3:
      return shootOptions(survey, outlook);
    case 2:
      return moveOptions(survey, outlook);
    case 4:
      return attackOptions(survey, outlook, false);
    case 5:
      return [];
  }
}

/** Adds the option of ending the sequence, which gains nothing and so comes before all that gain too little. */
export function withEnd(options: readonly SkirmishOption[], breadth: number): SkirmishOption[] {
  const sorted = bestFirst(options, breadth);
  const end: SkirmishOption = { command: endSequence, worth: 0, reasons: [reason('nothing-better', 0)] };
  const first = sorted.findIndex(({ worth }) => worth < plain.enough);
  return first < 0 ? [...sorted, end] : [...sorted.slice(0, first), end, ...sorted.slice(first)];
}

/** The options now, best first, each valued by itself. */
export function atSight(game: SkirmishGame, state: SkirmishState, outlook: Outlook): readonly Option<Command>[] {
  if (state.outcome) return [];
  const survey = surveyOf(game, state, plain);
  if (!state.pending) return withEnd(inSequence(survey, outlook), outlook.breadth);
  return bestFirst(
    advanceOptions(survey, outlook).map(({ option }) => option),
    outlook.breadth,
  );
}
