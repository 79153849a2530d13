import type { Direction, HexIndex } from '../../hex';
import type { Refusal } from '../../game';
import {
  attackNow,
  fieldOf,
  hexesOf,
  isRefusal,
  moveRefusal,
  pieceAt,
  shootRefusal,
  whyNotThere,
  type Piece,
  refuse,
  hexesOfPose,
  aimsAt,
  type Shot,
} from '../../skirmish';
import { idle, selectedOf, selecting, type Interaction, type Table, type Touched } from './interaction';
import { leavingPlacesOf, placeAt, placesFor, placesOf, verbNow } from './places';
import { commandOf, previewOf } from './preview';

/** Carries out what is pointed at; answers with a refusal when that is impossible. */
export function commit(table: Table, interaction: Interaction): Touched {
  const preview = previewOf(table, interaction);
  const command = commandOf(preview);
  if (command) return { interaction, command };
  const answer = preview.kind === 'shot' || preview.kind === 'attack' ? preview.answer : null;
  return answer !== null && isRefusal(answer) ? { interaction, refusal: answer } : { interaction };
}

/** A place touched: pointed at first; touched again, gone to. */
function touchPlace(
  table: Table,
  interaction: Interaction,
  who: string,
  hex: HexIndex,
  part: Direction,
): Touched | null {
  const leaving = interaction.kind === 'place' && interaction.verb === 'leave';
  if (leaving && interaction.pose.at === hex) return commit(table, interaction);
  // While getting off or leading a horse is pointed at, its places come first.
  if (interaction.kind === 'place' && interaction.verb === 'mount') {
    if (hexesOfPose(table.game, interaction.pose).includes(hex)) return commit(table, interaction);
  }
  if (interaction.kind === 'place' && (interaction.verb === 'dismount' || interaction.verb === 'lead')) {
    if (interaction.pose.at === hex) return commit(table, interaction);
    const { verb, horse } = interaction;
    const other = placesFor(table, who, verb, horse).find(({ pose }) => pose.at === hex);
    if (other) return { interaction: { ...interaction, pose: other.pose } };
    // Elsewhere nothing else is meant: a walk would leave the horse behind.
    const why = verb === 'lead' ? 'cannot-lead' : 'no-room-to-dismount';
    if (!pieceAt(fieldOf(table.game, table.state), hex))
      return { interaction, refusal: refuse(why, 'MOV-13', { who }) };
  }
  const place = placeAt(placesOf(table, who), hex, part);
  if (!place) return null;
  const { pose } = place;
  const again =
    interaction.kind === 'place' && interaction.pose.at === pose.at && interaction.pose.facing === pose.facing;
  return again ? commit(table, interaction) : { interaction: { kind: 'place', who, verb: verbNow(table), pose } };
}

/**
 * The shot that a touch on a target means: at the hex that was touched if possible, else the first possible one. @rule
 * LOF-2
 */
export function openShot({ legal }: Table, who: string, target: string, hex: HexIndex): Shot | undefined {
  const shots = legal.shooters[who]?.[target] ?? [];
  return shots.find(({ aim }) => aim.to === hex) ?? shots[0];
}

/** The line to aim along: one that may be shot along if there is one, at the half that was touched if possible. */
function aimAt(table: Table, who: string, target: Piece, hex: HexIndex): Interaction | null {
  const shooter = fieldOf(table.game, table.state).byId.get(who);
  if (!shooter) return null;
  const lines = aimsAt(shooter, target);
  const aim = openShot(table, who, target.id, hex)?.aim ?? lines.find(({ to }) => to === hex) ?? lines[0];
  return aim ? { kind: 'target', who, target: target.id, from: aim.from, to: aim.to } : null;
}

/** An enemy touched while a shooter is chosen: the line is drawn, clear or not; touched again, the shot is loosed. */
function touchTarget(table: Table, interaction: Interaction, who: string, target: Piece, hex: HexIndex): Touched {
  const again = interaction.kind === 'target' && interaction.target === target.id;
  if (again && (interaction.to === hex || hexesOf(target).length === 1)) return commit(table, interaction);
  const next = aimAt(table, who, target, hex);
  if (!next) return { interaction };
  const refusal = shootRefusal(table.game, table.state, who);
  return refusal ? { interaction: next, refusal } : { interaction: next };
}

type Attack = Extract<Interaction, { kind: 'attack' }>;

/** Removes an attacker from an attack; without attackers there is no attack. */
export function withoutFighter(attack: Attack, who: string): Interaction {
  const attackers = attack.attackers.filter((id) => id !== who);
  const defenders = attack.defenders.filter((id) => id !== who);
  return attackers.length === 0 ? idle : { kind: 'attack', attackers, defenders, last: null };
}

function touchEnemyInMelee(table: Table, attack: Attack, enemy: string): Touched {
  if (attack.defenders.includes(enemy)) {
    return attack.last === enemy ? commit(table, attack) : { interaction: withoutFighter(attack, enemy) };
  }
  const next: Attack = { ...attack, defenders: [...attack.defenders, enemy], last: enemy };
  const together = attackNow(table.game, table.state, next.attackers, next.defenders);
  if (!isRefusal(together)) return { interaction: next };
  // Not as well as the others: then instead of them, if that can be.
  const alone: Attack = { ...attack, defenders: [enemy], last: enemy };
  const instead = attackNow(table.game, table.state, alone.attackers, alone.defenders);
  const inContact = attack.attackers.every((id) => table.legal.attackers[id]?.includes(enemy));
  if (!isRefusal(instead) || (inContact && attack.defenders.length === 0)) {
    return isRefusal(instead) ? { interaction: alone, refusal: instead } : { interaction: alone };
  }
  return { interaction: attack, refusal: attack.defenders.length === 0 ? instead : together };
}

/** One's own touched in melee: another who can strike the same enemy joins in, one who is in goes out. */
function touchFriendInMelee(table: Table, attack: Attack, friend: string): Touched {
  if (attack.attackers.includes(friend)) return { interaction: withoutFighter(attack, friend) };
  if (attack.defenders.length === 0) return { interaction: selecting(table, friend) };
  const strikes = table.legal.attackers[friend];
  const [defender] = attack.defenders;
  if (!strikes || attack.defenders.length > 1 || !strikes.includes(defender!)) {
    return { interaction: selecting(table, friend) };
  }
  return { interaction: { ...attack, attackers: [...attack.attackers, friend].sort(), last: friend } };
}

/** Why the chosen one cannot do now what the sequence is for to whoever is touched; null where he has nothing to do with him. */
function askedRefusal(table: Table, who: string, piece: Piece, hex: HexIndex): Refusal | null {
  const { game, state, legal } = table;
  const chosen = fieldOf(game, state).byId.get(who);
  if (piece.army === state.active || chosen?.army !== state.active || !chosen.standing) return null;
  if (state.pending) return legal.advancers.includes(who) ? whyNotThere(table.game, table.state, who, hex) : null;
  switch (state.sequence) {
    case 1:
    case 3:
      return shootRefusal(game, state, who) === null ? refuse('not-a-target', 'SHT-3', { who: piece.id }) : null;
    case 2:
      return legal.movers.includes(who) ? whyNotThere(table.game, table.state, who, hex) : null;
    case 4: {
      const odds = attackNow(game, state, [who], [piece.id]);
      return isRefusal(odds) && !state.doings.attacked.includes(who) ? odds : null;
    }
    case 0:
    case 5:
      return null;
  }
}

function touchPiece(table: Table, interaction: Interaction, piece: Piece, hex: HexIndex): Touched {
  const { state } = table;
  const own = piece.army === state.active;
  const chosen = selectedOf(interaction);
  if (interaction.kind === 'attack') {
    return own ? touchFriendInMelee(table, interaction, piece.id) : touchEnemyInMelee(table, interaction, piece.id);
  }
  const shooting = (state.sequence === 1 || state.sequence === 3) && !state.pending;
  if (shooting && !own && piece.sheet && chosen !== null) {
    const shooter = fieldOf(table.game, state).byId.get(chosen);
    if (shooter?.army === state.active && shooter.sheet?.weapon) {
      return touchTarget(table, interaction, chosen, piece, hex);
    }
  }
  // One's own horse, where one can get on to it: that is pointed at. @rule MOV-13
  if (chosen !== null && table.legal.saddle[chosen]?.mount === piece.id) {
    return { interaction: pointAtSaddle(table, chosen, 'mount') ?? selecting(table, piece.id) };
  }
  if (piece.id === chosen) return { interaction: interaction.kind === 'selected' ? idle : selecting(table, piece.id) };
  // His card opens, and under it stands why nothing else comes of the touch; an advance that is offered stays offered.
  const refusal = chosen === null ? null : askedRefusal(table, chosen, piece, hex);
  if (refusal && state.pending) return { interaction, refusal };
  return { interaction: selecting(table, piece.id), ...(refusal && { refusal }) };
}

/** Whether a touch on nobody and nowhere asks for a move that cannot be. */
const asksForPlace = ({ state, legal }: Table, who: string, own: boolean): boolean =>
  own && (state.pending !== null || state.sequence === 2 || legal.deployers.includes(who));

/**
 * Handles a tap on a hex: it selects or previews, and a tap on what is previewed carries it out. What cannot be done is
 * answered with a refusal. `part`: the sixth of the hex that was touched, for a rider's facing. @rule MOV-12
 */
export function touch(table: Table, interaction: Interaction, hex: HexIndex, part: Direction): Touched {
  const { game, state } = table;
  const field = fieldOf(game, state);
  const piece = pieceAt(field, hex);
  const chosen = selectedOf(interaction);
  const own = chosen !== null && field.byId.get(chosen)?.army === state.active;
  if (own && chosen !== null && piece?.id !== chosen) {
    const placed = touchPlace(table, interaction, chosen, hex, part);
    if (placed) return placed;
  } else if (own && chosen !== null && field.byId.get(chosen)?.facing !== null) {
    // A rider's own hexes are places too: to turn on the spot.
    const placed = interaction.kind === 'idle' ? null : touchPlace(table, interaction, chosen, hex, part);
    if (placed) return placed;
  }
  if (piece) return touchPiece(table, interaction, piece, hex);
  if (chosen !== null && asksForPlace(table, chosen, own)) {
    const selected = interaction.kind === 'place' ? selecting(table, chosen) : interaction;
    const hopeless = state.sequence === 2 && !state.pending && moveRefusal(game, state, chosen) !== null;
    return {
      interaction: hopeless ? idle : selected,
      ...(hopeless ? {} : { refusal: whyNotThere(table.game, table.state, chosen, hex) }),
    };
  }
  return { interaction: idle };
}

/**
 * Points at the way off the board with the fewest tests, then the lowest cost; `from`: only from this hex. @rule VIC-1
 */
export function pointAtExit(table: Table, who: string, from?: HexIndex): Interaction | null {
  const exits = leavingPlacesOf(table, who).filter(({ pose }) => from === undefined || pose.at === from);
  const best = exits.toSorted((a, b) => a.tests - b.tests || a.cost - b.cost)[0];
  return best ? { kind: 'place', who, verb: 'leave', pose: best.pose } : null;
}

/**
 * Points at the first hex for dismounting, at the saddle, or at the nearest place to which a horse can be led. @rule
 * MOV-13
 */
export function pointAtSaddle(
  table: Table,
  who: string,
  verb: 'dismount' | 'mount' | 'lead',
  horse?: string,
  at?: HexIndex,
): Interaction | null {
  const places = placesFor(table, who, verb, horse).filter(({ pose }) => at === undefined || pose.at === at);
  const best = places.toSorted((a, b) => a.tests - b.tests || a.cost - b.cost)[0];
  return best ? { kind: 'place', who, verb, pose: best.pose, ...(horse !== undefined && { horse }) } : null;
}
