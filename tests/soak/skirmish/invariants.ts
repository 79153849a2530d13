/** What is never true of a skirmish, whatever was played: one line each. */
import { fieldOf, hexesOf, type Event, type Piece, type SkirmishGame, type SkirmishState } from '../../../src/skirmish';
import { impassable } from '../../../src/skirmish/ground';

/** Holds after every event, in the middle of a command too. */
export function brokenAlways(game: SkirmishGame, state: SkirmishState): string[] {
  const broken: string[] = [];
  const known = (id: string) => game.byId.has(id);
  const { grid } = game.board;
  for (const { id, head, facing } of fieldOf(game, state).pieces) {
    if (head < 0 || head >= grid.size) broken.push(`${id} is off the board`);
    if (facing !== null && (facing < 0 || facing > 5)) broken.push(`${id} looks nowhere`);
  }
  const dead = new Map<number, number>();
  for (const { id } of game.characters) {
    const { at, health, facing, stunnedIn } = state.characters[id]!;
    if (health === 'dead') {
      dead.set(at, (dead.get(at) ?? 0) + 1);
      if (facing !== null) broken.push(`${id} is dead in the saddle`);
    }
    if ((health === 'dead' || health === 'left') && stunnedIn !== null) broken.push(`${id} is ${health} and stunned`);
    if (stunnedIn !== null && stunnedIn > state.playerTurn) broken.push(`${id} was stunned in a turn to come`);
  }
  for (const [hex, count] of dead) if ((state.bodies[hex] ?? 0) < count) broken.push(`dead without bodies on ${hex}`);
  const { pointsLeft, ...lists } = state.doings;
  for (const [kind, ids] of Object.entries(lists)) {
    if (new Set(ids).size < ids.length) broken.push(`somebody twice in ${kind}`);
    for (const id of ids) if (!known(id) && kind !== 'wereAttacked') broken.push(`${id} is unknown in ${kind}`);
  }
  for (const [id, points] of Object.entries(pointsLeft)) {
    if (!Number.isInteger(points) || points < 0) broken.push(`${id} has ${points} points left`);
  }
  const ridersOf = state.horses.map(({ rider }) => rider).filter((rider) => rider !== null);
  if (new Set(ridersOf).size < ridersOf.length) broken.push('somebody left two horses');
  for (const who of state.pending?.who ?? []) if (!known(who)) broken.push(`${who} is asked and unknown`);
  return broken;
}

function brokenPlace(game: SkirmishGame, piece: Piece): string[] {
  const { ground } = game;
  const broken: string[] = [];
  if (piece.facing === null) {
    if (ground.foot[piece.head] === impassable) broken.push(`${piece.id} stands on impassable ground`);
    return broken;
  }
  if (piece.tail < 0) return [`${piece.id} has his hindquarters off the board`];
  for (const hex of hexesOf(piece)) {
    if (ground.mounted[hex] === impassable) broken.push(`${piece.id} rides on ground not for horses`);
  }
  return broken;
}

/** Holds between two commands. */
export function brokenBetween(game: SkirmishGame, state: SkirmishState): string[] {
  const broken = brokenAlways(game, state);
  const { pieces } = fieldOf(game, state);
  const holders = new Map<number, string>();
  for (const piece of pieces) {
    broken.push(...brokenPlace(game, piece));
    for (const hex of hexesOf(piece)) {
      const other = holders.get(hex);
      if (other !== undefined) broken.push(`${piece.id} and ${other} share hex ${hex}`);
      holders.set(hex, piece.id);
    }
  }
  if (state.turn > game.turnLimit) broken.push('the game goes on after its last turn');
  if (state.sequence === 0 && state.turn !== 1) broken.push('armies are set up in the middle of the game');
  const { doings, sequence, pending } = state;
  if (sequence < 2 && doings.moved.length > 0) broken.push('somebody moved before sequence 2');
  if (sequence < 3 && doings.shotAgain.length > 0) broken.push('somebody shot again before sequence 3');
  if (sequence < 4 && doings.attacked.length + doings.wereAttacked.length > 0) broken.push('a fight before sequence 4');
  if (pending && (sequence !== 4 || pending.who.length === 0 || pending.into.length === 0))
    broken.push('an empty question');
  for (const id of pending?.who ?? []) {
    const piece = fieldOf(game, state).byId.get(id);
    if (!piece?.standing || piece.army !== state.active) broken.push(`${id} is asked and cannot advance`);
  }
  for (const id of [...doings.moved, ...doings.shotFirst, ...doings.shotAgain, ...doings.attacked]) {
    if (game.byId.get(id)?.army !== state.active) broken.push(`${id} acted in the other army's turn`);
  }
  if (sequence === 5) {
    for (const { id, standing, army } of pieces) {
      const { stunnedIn } = state.characters[id] ?? {};
      if (!standing && army === state.active && stunnedIn !== state.playerTurn) broken.push(`${id} has not recovered`);
    }
  }
  return broken;
}

/** In the middle of a command only somebody on his way may share a hex. */
export function brokenMidway(game: SkirmishGame, state: SkirmishState, event: Event): string[] {
  const broken = brokenAlways(game, state);
  if (event.type === 'sequenceBegan' && event.sequence !== state.sequence) broken.push('the sequence did not begin');
  if (event.type === 'killed' && state.characters[event.who]!.health !== 'dead') broken.push(`${event.who} lives on`);
  return broken;
}
