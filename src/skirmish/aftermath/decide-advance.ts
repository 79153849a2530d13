import type { Refusal } from '../../game';
import type { Command } from '../commands';
import { walkPath } from '../movement/tests';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { AdvanceChoice } from '../state';
import { advancesOf, advanceTesters } from './advance';
import { ableToAdvance } from './offer-advance';

function choiceFor(script: Script, who: string): AdvanceChoice | Refusal {
  const { pending } = script.state();
  return pending?.who.includes(who) ? pending : refuse('no-choice', 'ADV-1', { who });
}

/** The others may have lost their place by what the first one did: only those who still have one are asked. @rule ADV-1 */
function askTheOthers(script: Script, into: AdvanceChoice['into']): void {
  const { pending } = script.state();
  if (!pending) return;
  const who = ableToAdvance(script, pending.who, into);
  if (who.length < pending.who.length) script.emit({ type: 'advanceOffered', who, into });
}

/**
 * An advance along the path that the player chose, which must be one of those offered. Returns its refusal, else null.
 * @rule ADV-2 @rule ADV-4
 */
export function decideAdvance(script: Script, command: Extract<Command, { type: 'advance' }>): Refusal | null {
  const { who, path } = command;
  const choice = choiceFor(script, who);
  if ('code' in choice) return choice;
  const last = path.at(-1);
  const place = advancesOf(script.game, script.state(), who, choice.into).find(
    ({ pose }) => pose.at === last?.at && pose.facing === last.facing,
  );
  const same =
    place?.path.length === path.length &&
    place.path.every((pose, index) => pose.at === path[index]!.at && pose.facing === path[index]!.facing);
  if (!same) return refuse('not-the-freed-hex', 'ADV-2', { who });
  const testers = advanceTesters(script.game, script.state(), script.field().byId.get(who)!);
  walkPath(script, who, path, { why: 'advance', testLast: script.game.options.testLastHex, testers });
  script.emit({ type: 'advanceEnded', who, stayed: false });
  askTheOthers(script, choice.into);
  return null;
}

/** Declines an advance. Returns its refusal, else null. @rule ADV-1 */
export function decideStay(script: Script, command: Extract<Command, { type: 'stay' }>): Refusal | null {
  const choice = choiceFor(script, command.who);
  if ('code' in choice) return choice;
  script.emit({ type: 'advanceEnded', who: command.who, stayed: true });
  return null;
}
