import type { Command, SkirmishGame, SkirmishState } from '../../skirmish';
import type { Outlook } from '../mind';
import { movesIn, movesOf } from './move-options';
import { bestFirst, endSequence, type SkirmishOption } from './option';
import { surveyOf } from './survey';
import { plain } from './weights';

/** A game being simulated: its state, and how a command is given, which returns false where the rules forbid it. */
export interface Playing {
  readonly state: () => SkirmishState;
  readonly give: (command: Command) => boolean;
}

/** No sequence of moves has more commands. */
const mostMoves = 60;

/** Somebody's best move when he last thought, and after how many commands that was. */
interface Intent {
  readonly best: SkirmishOption;
  readonly thought: number;
}

/**
 * Plays the moves of an army like the level `sergeant`, but faster: a man thinks again only when it is his turn to
 * move, and moves if that is still better than what the others would have done when they last thought.
 */
export function walkOn(game: SkirmishGame, { state, give }: Playing, outlook: Outlook): void {
  const { active, playerTurn } = state();
  const intents = new Map<string, Intent>();
  let given = 0;
  const think = (ids: (id: string) => boolean): void => {
    const purpose = movesIn(surveyOf(game, state(), plain), outlook);
    for (const man of purpose.survey.men[active]) {
      if (!ids(man.id)) continue;
      const [best] = bestFirst(movesOf(purpose, man), 1);
      if (best && best.worth >= plain.enough) intents.set(man.id, { best, thought: given });
      else intents.delete(man.id);
    }
  };
  const isOn = () => !state().outcome && state().sequence === 2 && state().playerTurn === playerTurn;
  think(() => true);
  while (isOn() && given < mostMoves) {
    let who: string | null = null;
    for (const [id, { best }] of intents) if (who === null || best.worth > intents.get(who)!.best.worth) who = id;
    if (who === null) break;
    const { best, thought } = intents.get(who)!;
    if (thought < given) {
      intents.delete(who);
      think((id) => id === who);
    } else {
      intents.delete(who);
      if (!give(best.command)) continue;
      given++;
      // On or off his horse he may still walk.
      if (best.command.type !== 'move' && isOn()) think((id) => id === who);
    }
  }
  if (isOn()) give(endSequence);
}
