/** Every command that the rules offer now: what a random player chooses from, and what a counted tree counts. */
import {
  advanceReachOf,
  attacksOf,
  deployPosesOf,
  exitsOf,
  leadReachOf,
  legal,
  reachOf,
  type Command,
  type SkirmishGame,
  type SkirmishState,
} from '../../src/skirmish';

function* deploysOf(game: SkirmishGame, state: SkirmishState, who: string): Generator<Command> {
  for (const { at, facing } of deployPosesOf(game, state, who)) {
    yield facing === null ? { type: 'deploy', who, at } : { type: 'deploy', who, at, facing };
  }
}

/** Off the horse, on to it, or on with one by the bridle. */
export function* saddleCommandsOf(game: SkirmishGame, state: SkirmishState): Generator<Command> {
  for (const [who, { dismount, mount, lead }] of Object.entries(legal(game, state).saddle)) {
    for (const at of dismount) yield { type: 'dismount', who, at };
    if (mount !== null) yield { type: 'mount', who };
    for (const horse of lead) {
      for (const { path } of leadReachOf(game, state, who, horse)) yield { type: 'lead', who, horse, path };
    }
  }
}

export function* commandsOf(game: SkirmishGame, state: SkirmishState): Generator<Command> {
  const can = legal(game, state);
  for (const who of can.deployers) yield* deploysOf(game, state, who);
  for (const [who, targets] of Object.entries(can.shooters)) {
    for (const [target, shots] of Object.entries(targets)) {
      for (const { aim } of shots) yield { type: 'shoot', who, target, from: aim.from, to: aim.to };
    }
  }
  for (const who of can.movers) {
    for (const { path } of reachOf(game, state, who)) yield { type: 'move', who, path };
    for (const { path } of exitsOf(game, state, who)) yield { type: 'leave', who, path };
  }
  yield* saddleCommandsOf(game, state);
  if (state.sequence === 4 && !state.pending && !state.outcome) {
    for (const attack of attacksOf(game, state)) yield { type: 'attack', ...attack };
  }
  for (const who of can.advancers) {
    for (const { path } of advanceReachOf(game, state, who)) yield { type: 'advance', who, path };
    yield { type: 'stay', who };
  }
  if (can.canEndSequence) yield { type: 'endSequence' };
}
