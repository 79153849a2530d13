/** A player who knows the rules and nothing else: he goes at the enemy more often than not, and sometimes ends early. */
import { distance } from '../../../src/hex';
import {
  advanceReachOf,
  attacksOf,
  deployPosesOf,
  exitsOf,
  fieldOf,
  hexesOf,
  reachOf,
  targetsOf,
  type Command,
  type Reachable,
  type SkirmishGame,
  type SkirmishState,
} from '../../../src/skirmish';
import { commandsOf, saddleCommandsOf } from '../../support/commands';
import type { Random } from '../../support/random';

const endSequence: Command = { type: 'endSequence' };

const ownIds = (game: SkirmishGame, state: SkirmishState): string[] =>
  fieldOf(game, state).pieces.flatMap(({ id, army, standing }) => (army === state.active && standing ? [id] : []));

/** Of a few places drawn, the one nearest to an enemy. */
function nearTheEnemy(
  game: SkirmishGame,
  state: SkirmishState,
  places: readonly Reachable[],
  random: Random,
): Reachable {
  const enemies = fieldOf(game, state).pieces.filter(({ army }) => army !== null && army !== state.active);
  const gap = ({ pose }: Reachable) =>
    Math.min(...enemies.flatMap(hexesOf).map((hex) => distance(game.board.grid, hex, pose.at)));
  let best = random.pick(places);
  for (let count = 0; count < 4; count++) {
    const other = random.pick(places);
    if (gap(other) < gap(best)) best = other;
  }
  return best;
}

function chooseAdvance(game: SkirmishGame, state: SkirmishState, random: Random): Command {
  const who = random.pick(state.pending!.who);
  const places = advanceReachOf(game, state, who);
  if (places.length === 0 || random.chance(0.3)) return { type: 'stay', who };
  return { type: 'advance', who, path: random.pick(places).path };
}

function chooseDeploy(game: SkirmishGame, state: SkirmishState, random: Random): Command {
  const who = random.pick(ownIds(game, state));
  const poses = deployPosesOf(game, state, who);
  if (poses.length === 0 || random.chance(0.4)) return endSequence;
  const { at, facing } = random.pick(poses);
  return facing === null ? { type: 'deploy', who, at } : { type: 'deploy', who, at, facing };
}

function chooseShot(game: SkirmishGame, state: SkirmishState, random: Random): Command {
  if (random.chance(0.05)) return endSequence;
  for (const who of ownIds(game, state)) {
    const targets = Object.entries(targetsOf(game, state, who));
    if (targets.length === 0) continue;
    const [target, shots] = random.pick(targets);
    const { from, to } = random.pick(shots).aim;
    return { type: 'shoot', who, target, from, to };
  }
  return endSequence;
}

function chooseMove(game: SkirmishGame, state: SkirmishState, random: Random): Command {
  if (random.chance(0.04)) return endSequence;
  if (random.chance(0.15)) {
    const saddle = [...saddleCommandsOf(game, state)];
    if (saddle.length > 0) return random.pick(saddle);
  }
  for (const who of ownIds(game, state)) {
    const exits = exitsOf(game, state, who);
    if (exits.length > 0 && random.chance(0.5)) return { type: 'leave', who, path: random.pick(exits).path };
    const places = reachOf(game, state, who);
    if (places.length > 0) return { type: 'move', who, path: nearTheEnemy(game, state, places, random).path };
  }
  return endSequence;
}

function chooseAttack(game: SkirmishGame, state: SkirmishState, random: Random): Command {
  if (random.chance(0.1)) return endSequence;
  const attacks = [...attacksOf(game, state)];
  return attacks.length > 0 ? { type: 'attack', ...random.pick(attacks) } : endSequence;
}

export function choose(game: SkirmishGame, state: SkirmishState, random: Random): Command {
  if (state.pending) return chooseAdvance(game, state, random);
  switch (state.sequence) {
    case 0:
      return game.zones[state.active] ? chooseDeploy(game, state, random) : endSequence;
    case 1:
    case 3:
      return chooseShot(game, state, random);
    case 2:
      return chooseMove(game, state, random);
    case 4:
      return chooseAttack(game, state, random);
    case 5:
      return endSequence;
  }
}

/** Anything at all: somebody, somewhere, somehow. */
export function guess(game: SkirmishGame, state: SkirmishState, random: Random): Command {
  const ids = [...game.characters.map(({ id }) => id), ...state.horses.map(({ id }) => id), 'nobody'];
  const who = random.pick(ids);
  const target = random.pick(ids);
  const hex = () => random.below(game.board.grid.size);
  const { at, facing } = state.characters[who] ?? { at: 0, facing: null };
  const near = () => {
    const next = game.board.grid.neighbours[at * 6 + random.below(6)]!;
    return next < 0 || random.chance(0.1) ? hex() : next;
  };
  const way = () => random.below(6) as 0 | 1 | 2 | 3 | 4 | 5;
  const path = random.chance(0.1) ? [] : [{ at: near(), facing: facing === null ? null : way() }];
  const of = (id: string) => state.characters[id]?.at ?? hex();
  return random.pick<() => Command>([
    () => ({ type: 'shoot', who, target, from: at, to: of(target) }),
    () => ({ type: 'move', who, path }),
    () => ({ type: 'move', who, path: [...path, ...path] }),
    () => ({ type: 'leave', who, path }),
    () => ({ type: 'attack', attackers: [who], defenders: [target] }),
    () => ({ type: 'attack', attackers: [who, random.pick(ids)], defenders: [target] }),
    () => ({ type: 'attack', attackers: [who], defenders: [target, random.pick(ids)] }),
    () => ({ type: 'advance', who, path }),
    () => ({ type: 'stay', who }),
    () => ({ type: 'deploy', who, at: hex() }),
    () => ({ type: 'deploy', who, at: hex(), facing: way() }),
    () => ({ type: 'dismount', who, at: near() }),
    () => ({ type: 'mount', who }),
    () => ({ type: 'lead', who, horse: target, path }),
    () => endSequence,
  ])();
}

const sorted = (ids: readonly string[]) => ids.toSorted().join(' ');

/** A command as a word, so that equal ones are equal. Of a move only the end counts: the way is the player's. */
function nameOf(command: Command): string {
  if (command.type === 'attack') return `attack ${sorted(command.attackers)} on ${sorted(command.defenders)}`;
  if (command.type !== 'move' && command.type !== 'leave') return JSON.stringify(command);
  const last = command.path.at(-1);
  return `${command.type} ${command.who} ${last?.at ?? '-'} ${last?.facing ?? '-'}`;
}

/** Whether the rules offer what was accepted. Setting somebody up where he stands changes nothing and is not offered. */
export function isOffered(game: SkirmishGame, state: SkirmishState, command: Command): boolean {
  if (command.type === 'deploy') {
    const { at, facing } = state.characters[command.who]!;
    const turned = facing === null ? null : (command.facing ?? facing);
    if (command.at === at && turned === facing) return true;
    const poses = deployPosesOf(game, state, command.who);
    return poses.some((pose) => pose.at === command.at && pose.facing === turned);
  }
  const name = nameOf(command.type === 'leave' ? { ...command, path: leftFrom(state, command) } : command);
  for (const offered of commandsOf(game, state)) {
    const plain = offered.type === 'leave' ? { ...offered, path: leftFrom(state, offered) } : offered;
    if (nameOf(plain) === name) return true;
  }
  return false;
}

/** Leaving from where one stands or after a walk around is the same: the hex counts. */
function leftFrom(state: SkirmishState, { who, path }: Extract<Command, { type: 'leave' }>) {
  const at = path.at(-1)?.at ?? state.characters[who]!.at;
  return [{ at, facing: null }];
}
