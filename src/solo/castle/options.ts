import { exitsOf, type CastleGame, type CastleState, type Command } from '../../castle';
import type { Option, Outlook } from '../mind';
import { haulOption, haulsOf, type Haul } from './dragging';
import { yardIsTaken } from './mission';
import { optionOf, plansOf, type Plan } from './plans';
import { reason } from './reasons';
import { beforePlay } from './set-up';
import { sergeants, type Temper } from './tempers';
import { thinkingAbout, type Thinking } from './thinking';
import { weights } from './weights';

/** How many ways of using one and the same character are offered. */
const waysEach = 3;

/** The command that carries the banner off the board, which wins the game; null where it is impossible. @rule CSC-3 */
export function winningLeave(game: CastleGame, state: CastleState): Option<Command> | null {
  const who = state.banner?.carrier;
  if (who === null || who === undefined) return null;
  const [exit] = exitsOf(game, state, who);
  if (!exit) return null;
  const { win } = weights;
  return {
    command: { type: 'leave', who, path: exit.path },
    worth: win,
    reasons: [reason('banner-away', win, { who })],
  };
}

const rest: Option<Command> = { command: { type: 'endTurn' }, worth: 0, reasons: [reason('nothing-better', 0)] };

/** By what plans are ordered: rank first, then worth. */
export const standing = ({ rank, worth }: Plan): number => rank * weights.order + worth;

const inOrder = (a: Plan, b: Plan): number => standing(b) - standing(a);

/** The best way to drag the machine, where that brings more than all that its two men would do instead. @rule CAT-1 */
function bestHaul(thinking: Thinking, plans: readonly Plan[]): Option<Command> | null {
  if (!thinking.outlook.company) return null;
  const worths = new Map(plans.map(({ man, worth }) => [man.id, worth]));
  let best: { readonly haul: Haul; readonly worth: number } | null = null;
  for (const haul of haulsOf(thinking)) {
    const worth = haul.drag.who.reduce((left, id) => left - (worths.get(id) ?? 0), haul.gain);
    if (worth > (best?.worth ?? 0)) best = { haul, worth };
  }
  return best && haulOption(best.haul, best.worth);
}

/** In play: everybody's best plan in the order of a good turn, then their second thoughts, then the end of the turn. */
function inPlay(game: CastleGame, state: CastleState, outlook: Outlook, temper: Temper): Option<Command>[] {
  const leave = winningLeave(game, state);
  if (leave) return [leave];
  const thinking = thinkingAbout(game, state, outlook, temper);
  if (yardIsTaken(thinking.mission)) {
    return [{ ...rest, worth: weights.win, reasons: [reason('yard-taken', weights.win)] }];
  }
  const firsts: Plan[] = [];
  const others: Plan[] = [];
  for (const man of thinking.mine) {
    const [first, ...more] = plansOf(thinking, man);
    if (!first) continue;
    firsts.push(first);
    others.push(...more.slice(0, waysEach - 1));
  }
  const haul = bestHaul(thinking, firsts);
  const plans = [...firsts.sort(inOrder), ...others.sort(inOrder)].slice(0, Math.max(1, outlook.breadth - 1));
  // Before anybody walks: nobody may stand in its way, and the two must not have walked.
  return haul ? [haul, ...plans.map(optionOf), rest] : [...plans.map(optionOf), rest];
}

/** The sensible commands now, best first, in the order of a well-played turn. `temper`: how the army weighs them. */
export function optionsWith(
  game: CastleGame,
  state: CastleState,
  outlook: Outlook,
  temper: Temper,
): readonly Option<Command>[] {
  if (state.outcome) return [];
  return state.phase === 'play'
    ? inPlay(game, state, outlook, temper)
    : beforePlay(game, state, outlook, weights.posts.sergeant);
}

/** The sensible commands in a state, the best first, as the sergeant sees them. */
export const options = (game: CastleGame, state: CastleState, outlook: Outlook): readonly Option<Command>[] =>
  optionsWith(game, state, outlook, sergeants(state.active === game.options.besieger));
