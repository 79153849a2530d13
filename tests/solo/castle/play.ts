import { castleLibrary } from '../../../maps/castle';
import { castle, type CastleGame, type CastleState, type Command } from '../../../src/castle';
import { seededDice, seedDice, type ArmyId } from '../../../src/game';
import { castleMind } from '../../../src/solo/castle/mind';
import { thinkingOf, type Level } from '../../../src/solo/levels';
import { choose } from '../../castle/random-commands';
import { setupOf, type RandomGameOptions } from '../../castle/random-game';
import { randomFrom } from '../../support/random';

/** Somebody who plays: what he does next. */
export type Player = (game: CastleGame, state: CastleState) => Command;

export const computer = (level: Level): Player => {
  const { outlook } = thinkingOf[level];
  return (game, state) => castleMind.options(game, state, outlook)[0]!.command;
};

export function dabbler(seed: number): Player {
  const random = randomFrom(seed);
  return (game, state) => choose(game, state, random);
}

export const gameOf = (scenario: string, options: RandomGameOptions): CastleGame =>
  castle.build(setupOf(1, scenario, options), castleLibrary);

/** So many commands that no game should need them. */
const most = 6000;

/** One game to its end. Throws where a command is refused. `watch` is told each state before a command. */
export function playOut(
  game: CastleGame,
  players: Readonly<Record<ArmyId, Player>>,
  seed: number,
  watch: (state: CastleState, command: Command) => void = () => {},
): CastleState {
  let state: CastleState = { ...castle.initial(game), dice: seedDice(seed) };
  for (let count = 0; !state.outcome; count++) {
    if (count > most) throw new Error(`no end, seed ${seed}`);
    const command = players[state.active](game, state);
    watch(state, command);
    const decision = castle.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') {
      throw new Error(
        `seed ${seed}, turn ${state.turn}: ${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`,
      );
    }
    for (const event of decision.events) state = castle.evolve(game, state, event);
  }
  return state;
}
