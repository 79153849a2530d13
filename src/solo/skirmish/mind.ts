import type { Command, SkirmishGame, SkirmishState } from '../../skirmish';
import type { Mind, Option, Outlook } from '../mind';
import { advanceOptions } from './advance-options';
import { attackOptions } from './attack-options';
import { deployOptions } from './deploy-options';
import { moveOptions } from './move-options';
import { bestFirst, endSequence, type SkirmishOption } from './option';
import { reason } from './reasons';
import { shootOptions } from './shoot-options';
import { weights } from './weights';
import { worthOf } from './worth';

function choices(game: SkirmishGame, state: SkirmishState, outlook: Outlook): SkirmishOption[] {
  switch (state.sequence) {
    case 0:
      return deployOptions(game, state, outlook);
    case 1:
    case 3:
      return shootOptions(game, state, outlook);
    case 2:
      return moveOptions(game, state, outlook);
    case 4:
      return attackOptions(game, state, outlook);
    case 5:
      return [];
  }
}

/** Ending the sequence gains nothing: it comes before whatever brings too little. */
function withEnd(options: readonly SkirmishOption[], breadth: number): SkirmishOption[] {
  const sorted = bestFirst(options, breadth);
  const end: SkirmishOption = { command: endSequence, worth: 0, reasons: [reason('nothing-better', 0)] };
  const first = sorted.findIndex(({ worth }) => worth < weights.enough);
  return first < 0 ? [...sorted, end] : [...sorted.slice(0, first), end, ...sorted.slice(first)];
}

function options(game: SkirmishGame, state: SkirmishState, outlook: Outlook): readonly Option<Command>[] {
  if (state.outcome) return [];
  if (state.pending) return bestFirst(advanceOptions(game, state, outlook), outlook.breadth);
  return withEnd(choices(game, state, outlook), outlook.breadth);
}

/** How the computer sees the skirmish. */
export const skirmishMind: Mind<SkirmishGame, SkirmishState, Command> = { options, plan: options, worth: worthOf };
