import { resolve, type CastleGame, type CastleState, type Command, type Event } from '../../castle';
import { seededDice } from '../../game';
import type { Outlook } from '../mind';
import { yardIsTaken } from './mission';
import { standing, winningLeave } from './options';
import { bestPlan, firstCommand, type Plan } from './plans';
import type { Temper } from './tempers';
import { thinkingAbout, thinkingOn, type Thinking } from './thinking';

/** No two turns take so many commands. */
const longest = 120;

/** Events after which everybody thinks anew; after all others only whoever is about to do something does. */
const startling: ReadonlySet<Event['type']> = new Set([
  'returned',
  'sectionBroken',
  'sectionMended',
  'hasted',
  'catapultDestroyed',
  'bannerTaken',
]);

/** Events after which the enemy is to be feared otherwise than before. */
const telling: ReadonlySet<Event['type']> = new Set([...startling, 'slain', 'wounded', 'stupefied']);

/** A state after a command, and what it changed. */
interface Next {
  readonly state: CastleState;
  readonly startling: boolean;
  readonly telling: boolean;
}

/** The state after a command, decided by the rules with the dice of the state. Throws where they refuse it. */
export function played(game: CastleGame, state: CastleState, command: Command): Next {
  const resolution = resolve(game, state, command, seededDice(state.dice));
  if (resolution.kind === 'refused') throw new Error(`refused: ${JSON.stringify(command)}`);
  const { state: next, events } = resolution;
  return {
    state: next,
    startling: events.some(({ type }) => startling.has(type)),
    telling: events.some(({ type }) => telling.has(type)),
  };
}

const doersOf = (command: Command): readonly string[] =>
  !('who' in command) ? [] : typeof command.who === 'string' ? [command.who] : command.who;

/** A turn played to its end, or as far as it was allowed. */
interface Turn {
  readonly state: CastleState;
  readonly positions: number;
  readonly ended: boolean;
}

/** Somebody's best plan as it was when he last thought, and which thought that was. */
interface Intent {
  plan: Plan | null;
  thought: number;
}

/**
 * Simulates the rest of a turn with one temper, like the level `sergeant` but faster: a man thinks again only when it
 * is his turn to act, and all of them when something happened that matters to all. `most`: the number of positions
 * after which it stops.
 */
export function playTurn(
  game: CastleGame,
  from: CastleState,
  outlook: Outlook,
  temper: Temper,
  most = Number.POSITIVE_INFINITY,
): Turn {
  let state = from;
  let thinking: Thinking = thinkingAbout(game, state, outlook, temper);
  let thought = 0;
  const intents = new Map<string, Intent>();
  const everybody = () => {
    intents.clear();
    for (const man of thinking.mine) if (man.canAct) intents.set(man.id, { plan: bestPlan(thinking, man), thought });
  };
  everybody();
  for (let count = 0; count < longest; count++) {
    if (count >= most) return { state, positions: count, ended: false };
    const command = winningLeave(game, state)?.command ?? nextCommand(thinking, intents, thought);
    const next = played(game, state, command);
    state = next.state;
    if (state.outcome || command.type === 'endTurn') return { state, positions: count + 1, ended: true };
    thought++;
    const { guards } = thinking.mission;
    thinking = next.telling
      ? thinkingAbout(game, state, outlook, temper)
      : thinkingOn(thinking, state, doersOf(command));
    const opened = guards > 0 && thinking.mission.guards === 0;
    if (next.startling || opened) everybody();
  }
  return { state: played(game, state, { type: 'endTurn' }).state, positions: longest + 1, ended: true };
}

/** What comes first of all that everybody means to do; the end of the turn when there is nothing left. */
function nextCommand(thinking: Thinking, intents: Map<string, Intent>, thought: number): Command {
  if (yardIsTaken(thinking.mission)) return { type: 'endTurn' };
  for (;;) {
    let first: Plan | null = null;
    for (const { plan } of intents.values()) if (plan && (!first || standing(plan) > standing(first))) first = plan;
    if (!first) return { type: 'endTurn' };
    const { id } = first.man;
    const intent = intents.get(id)!;
    if (intent.thought === thought) return firstCommand(first);
    const man = thinking.mine.find((one) => one.id === id);
    intent.plan = man ? bestPlan(thinking, man) : null;
    intent.thought = thought;
  }
}
