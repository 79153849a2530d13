import {
  castle,
  exitsOf,
  reachOf,
  type CastChoice,
  type CastleGame,
  type CastleState,
  type Cast,
  type Command,
  type Legal,
} from '../../src/castle';
import { deployRefusal } from '../../src/castle/deployment/decide-deploy';

function* castsOf(who: string, { use, targets, hexes, lost }: CastChoice): Generator<Command> {
  const aims: Omit<Cast, 'who' | 'use'>[] = [...targets.map((target) => ({ target })), ...hexes.map((at) => ({ at }))];
  for (const aim of aims.length > 0 ? aims : [{}]) {
    if (lost.length === 0) yield { type: 'cast', who, use, ...aim };
    for (const back of lost) yield { type: 'cast', who, use, ...aim, lost: back };
  }
}

function* beforePlay(game: CastleGame, state: CastleState, can: Legal): Generator<Command> {
  if (can.canRollMagic) yield { type: 'rollMagic' };
  for (const spell of can.spells) yield { type: 'chooseSpell', spell };
  if (can.unplaced.length > 0) yield { type: 'deployRest' };
  for (const who of can.deployers) {
    for (const at of game.zones[state.active]) {
      if (!deployRefusal(game, state, who, at)) yield { type: 'deploy', who, at };
    }
  }
  if (can.canClearDeployment) yield { type: 'clearDeployment' };
  if (can.canEndDeployment) yield { type: 'endDeployment' };
}

/** Every command that `decide` would accept now, in a fixed order: what a random player chooses from. */
export function* commandsOf(game: CastleGame, state: CastleState): Generator<Command> {
  const can = castle.legal(game, state);
  yield* beforePlay(game, state, can);
  for (const who of can.movers) {
    for (const { path } of reachOf(game, state, who)) yield { type: 'move', who, path };
  }
  for (const who of can.leavers) {
    for (const { path } of exitsOf(game, state, who)) yield { type: 'leave', who, path };
  }
  for (const [who, climbs] of Object.entries(can.climbers)) {
    for (const { to } of climbs) yield { type: 'climb', who, to };
  }
  for (const attacks of Object.values(can.attackers)) {
    for (const { who, by, target } of attacks) if (by !== 'climb') yield { type: 'attack', who, by, target };
  }
  for (const [who, choices] of Object.entries(can.casters)) {
    for (const choice of choices) yield* castsOf(who, choice);
  }
  for (const { who, path } of can.drags) yield { type: 'drag', who, path };
  for (const who of can.hiders) yield { type: 'hide', who };
  for (const who of can.standers) yield { type: 'stand', who };
  if (can.canEndTurn) yield { type: 'endTurn' };
}
