import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { seededDice, type Dice } from '../../src/game';
import {
  canAct,
  decide,
  evolve,
  initialState,
  skirmish,
  testsAlong,
  type Command,
  type Going,
  type SkirmishGame,
  type SkirmishState,
} from '../../src/skirmish';
import { choose, guess, isOffered } from '../soak/skirmish/player';
import { skirmishSoak } from '../soak/skirmish/soak';
import { commandsOf } from '../support/commands';
import { randomFrom, type Random } from '../support/random';

vi.setConfig({ testTimeout: 60_000 });

const seeds = fc.integer({ min: 1, max: 1_000_000 });

/** A game of random play, stopped somewhere. */
function somewhere(seed: number): { game: SkirmishGame; state: SkirmishState; random: Random } {
  const trial = skirmishSoak.trial('random', seed, seed);
  const game = skirmish.build(trial.setup, trial.library);
  const random = randomFrom(seed);
  let state = initialState(game);
  for (let left = random.below(40); left > 0 && !state.outcome; left--) {
    const decision = decide(game, state, choose(game, state, random), seededDice(state.dice));
    if (decision.kind === 'done') for (const event of decision.events) state = evolve(game, state, event);
  }
  return { game, state, random };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const isGoing = (command: Command): command is Extract<Command, { type: Going }> =>
  ['move', 'lead', 'leave', 'advance', 'dismount', 'mount'].includes(command.type);

/** Dice that do no harm on the way: every face the highest. */
const harmless = (state: SkirmishState): Dice => ({ roll: (sides) => sides, state: () => state.dice });

describe('what is shown is what is rolled', () => {
  property.prop([seeds], { numRuns: 60 })(
    'MOV-3 MOV-13 ADV-4 the tests told of a way are those it is tested by',
    (seed) => {
      const { game, state } = somewhere(seed);
      for (const command of commandsOf(game, state)) {
        if (!isGoing(command)) continue;
        const told = testsAlong(game, state, command.who, command.type, 'path' in command ? command.path : []);
        const decision = decide(game, state, command, harmless(state));
        if (decision.kind === 'refused') throw new Error(decision.refusal.code);
        const rolled = decision.events.flatMap((event) => (event.type === 'tested' ? [[event.at, event.by]] : []));
        expect(told.flatMap(({ hex, by }) => by.map((id) => [hex, id]))).toEqual(rolled);
      }
    },
  );
});

describe('what is offered is what is accepted', () => {
  property.prop([seeds], { numRuns: 30 })('TURN-1 every command offered is accepted', (seed) => {
    const { game, state } = somewhere(seed);
    frozen(state);
    const refused = [...commandsOf(game, state)].flatMap((command) => {
      const decision = decide(game, state, frozen(command), seededDice(state.dice));
      return decision.kind === 'refused' ? [{ command, refusal: decision.refusal }] : [];
    });
    expect(refused).toEqual([]);
  });

  property.prop([seeds], { numRuns: 30 })('TURN-1 whatever else is refused by a rule, and changes nothing', (seed) => {
    const { game, state, random } = somewhere(seed);
    frozen(state);
    for (let count = 0; count < 60; count++) {
      const command = guess(game, state, random);
      const decision = decide(game, state, command, seededDice(state.dice));
      if (decision.kind === 'done')
        expect({ command, offered: isOffered(game, state, command) }).toEqual({ command, offered: true });
      else expect(decision.refusal.rule).toMatch(/^(HEX|TER|CHR|TURN|LOF|RNG|COV|SHT|MOV|MEL|RET|UNH|ADV|VIC)(-\d+)?$/);
    }
  });

  property.prop([seeds], { numRuns: 30 })(
    'TURN-4 something can be done when something but the end is offered',
    (seed) => {
      const { game, state } = somewhere(seed);
      const others = [...commandsOf(game, state)].filter(({ type }) => type !== 'endSequence');
      expect(canAct(game, state)).toBe(
        others.length > 0 || (state.sequence === 0 && game.zones[state.active] !== null),
      );
    },
  );
});
