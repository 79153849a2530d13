import { castle, houseRuleset, makeGame, type CastleState, type Command } from '../../../src/castle';
import { givenDice } from '../../../src/game';
import type { LogEntry } from '../../../src/ui/castle/log/lines';
import { character, line } from '../../castle/stage';
import { namedStage } from './named-stage';

/** A wall with a yard behind it, near enough for a siege of two turns. */
const drawn = namedStage({
  ...line,
  people: {
    b1: { defence: 4, life: 2 },
    b5: { shooting: 3, melee: 1 },
    b18: { magic: 2, defence: 2, life: 2 },
    r1: { melee: 2 },
    r2: { shooting: 2 },
    r17: { melee: 3, breaker: true, life: 2 },
    r19: { magic: 2, defence: 2, life: 2 },
  },
  catapult: { at: 'E6', shots: 2 },
  options: { level: 'extended' },
  mission: { turnLimit: 2 },
});
const { values } = houseRuleset;

export const { hex, path, side } = drawn;

export const game = makeGame({
  ...drawn.game,
  ruleset: { ...houseRuleset, values: { ...values, deployment: { fromRamparts: 1 } } },
});

type Step = readonly [command: Command, ...faces: readonly number[]];

const put = (who: string, at: string): Step => [{ type: 'deploy', who, at: hex(at) }];

const steps: readonly Step[] = [
  [{ type: 'rollMagic' }, 6, 3, 2, 5],
  [{ type: 'chooseSpell', spell: 'hail' }],
  put('b5', 'D3'),
  put('b1', 'D3'),
  put('b5', 'F3'),
  [{ type: 'deployRest' }],
  put('b18', 'D1'),
  [{ type: 'endDeployment' }],
  put('catapult', 'E6'),
  put('r1', 'D5'),
  put('r2', 'D6'),
  put('r17', 'F5'),
  put('r19', 'H6'),
  [{ type: 'endDeployment' }],
  // The besiegers
  [{ type: 'move', who: 'r1', path: path('D4') }],
  [{ type: 'climb', who: 'r1', to: hex('D3') }, 5, 3, 4],
  [{ type: 'move', who: 'r17', path: path('F4') }],
  [{ type: 'attack', who: 'r17', by: 'break', target: side('F4 N') }, 2, 6, 1],
  [{ type: 'attack', who: 'r2', by: 'catapult', target: character('b1') }, 4],
  [{ type: 'move', who: 'r19', path: path('G5') }],
  [{ type: 'cast', who: 'r19', use: 'fireball', target: character('b5') }],
  [{ type: 'endTurn' }],
  // The defenders
  [{ type: 'hide', who: 'b1' }],
  [{ type: 'cast', who: 'b18', use: 'hail' }, 6, 1, 3, 5],
  [{ type: 'endTurn' }],
  // The besiegers again
  [{ type: 'move', who: 'r17', path: path('F3', 'E3') }],
  [{ type: 'attack', who: 'r17', by: 'melee', target: character('b1') }, 2, 4, 1],
  [{ type: 'attack', who: 'r19', by: 'magic', target: character('b1') }, 5, 1],
  [{ type: 'endTurn' }],
  [{ type: 'endTurn' }],
];

/** Plays the script and keeps the journal. */
export function playSiege(): { readonly state: CastleState; readonly entries: readonly LogEntry[] } {
  let state = castle.initial(game);
  const entries: LogEntry[] = [];
  for (const [command, ...faces] of steps) {
    const by = state.active;
    const dice = givenDice(faces, state.dice);
    const decision = castle.decide(game, state, command, dice);
    if (decision.kind === 'refused') throw new Error(JSON.stringify([command, decision.refusal]));
    if (dice.used() < faces.length) throw new Error(`${JSON.stringify(command)}: only ${dice.used()} dice were rolled`);
    for (const event of decision.events) state = castle.evolve(game, state, event);
    entries.push({ kind: 'command', by, command, events: decision.events });
  }
  return { state, entries };
}
