import type { CastleGame, CastleState, Command } from '../../castle';
import type { Option, Outlook } from '../mind';
import { optionsWith, standing } from './options';
import { optionOf, plansOf, type Plan } from './plans';
import { sergeants, tempersOf, type Temper } from './tempers';
import { thinkingAbout } from './thinking';
import { weights } from './weights';

/** A candidate: the next command, and the temper with which the turn is played on after it. */
export interface Line {
  readonly temper: Temper;
  readonly first: Option<Command>;
}

/** Whose turn it is to do something in an option; null: nobody's. */
const doerOf = ({ command }: Option<Command>): string | null =>
  'who' in command && typeof command.who === 'string' ? command.who : null;

/** What each temper would have the first man do whom the plain one calls upon; the plain temper's line comes first. */
function temperLines(game: CastleGame, state: CastleState, outlook: Outlook): Line[] {
  const besieges = state.active === game.options.besieger;
  let who: string | null | undefined;
  return [...tempersOf(besieges), sergeants(besieges)].map((temper) => {
    const options = optionsWith(game, state, outlook, temper);
    who ??= doerOf(options[0]!);
    return { temper, first: options.find((option) => doerOf(option) === who) ?? options[0]! };
  });
}

/** What tells two ways of using one man apart: what he does, and to whom; of those who only walk, where to. */
const kindOf = ({ act, hex }: Plan): string =>
  act ? [act.by, act.use, act.to, JSON.stringify(act.target)].join() : `walk ${hex}`;

/** The best few plans of one man that differ in more than the hex from which the same thing is done. */
function waysOf(plans: readonly Plan[], most: number): Plan[] {
  const ways: Plan[] = [];
  const kinds = new Set<string>();
  for (const plan of plans) {
    const kind = kindOf(plan);
    if (!kinds.has(kind) && ways.length < most) ways.push(plan);
    kinds.add(kind);
  }
  return ways;
}

/** Other things to do first: by the man whose turn it is, from elsewhere or to somebody else, and by those after him. */
function otherLines(game: CastleGame, state: CastleState, outlook: Outlook, who: string): Line[] {
  const { ways, doers } = weights.captain;
  const [temper] = tempersOf(state.active === game.options.besieger);
  const thinking = thinkingAbout(game, state, outlook, temper!);
  const own: Plan[] = [];
  const firsts: Plan[] = [];
  for (const man of thinking.mine) {
    const plans = plansOf(thinking, man);
    if (man.id === who) own.push(...waysOf(plans, ways), ...plans.slice(1, 2));
    else if (plans[0]) firsts.push(plans[0]);
  }
  const others = firsts.sort((a, b) => standing(b) - standing(a)).slice(0, doers);
  return [...own, ...others].map((plan) => ({ temper: temper!, first: optionOf(plan) }));
}

/** All candidates of the captain, without duplicates; first the one that would be chosen at sight. */
export function linesOf(game: CastleGame, state: CastleState, outlook: Outlook): Line[] {
  const lines = temperLines(game, state, outlook);
  const who = doerOf(lines[0]!.first);
  const forced = who === null || lines[0]!.first.command.type === 'leave';
  if (!forced) lines.push(...otherLines(game, state, outlook, who));
  const seen = new Set<string>();
  return lines.filter(({ first }) => {
    const next = JSON.stringify(first.command);
    return !seen.has(next) && seen.add(next);
  });
}
