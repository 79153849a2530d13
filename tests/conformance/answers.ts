import { directionNames, touchedBetween } from '../../src/hex';
import {
  advancesOf,
  fieldOf,
  footRetreat,
  isRefusal,
  oddsOf,
  horseRetreat,
  reachableBy,
  shotAlong,
  shotsAt,
  sight,
  type Aim,
  unhorsedTo,
  type Reachable,
} from '../../src/skirmish';
import type { Ask } from './case-file';
import { play } from './play';
import type { Table } from './table';

/** One answer a kind of ask, in the form that `expect` has. Throws for what the case should not have asked. */
export type Answer = (table: Table, ask: Ask) => unknown;

function aimOf({ game, state, hex }: Table, ask: Ask): Aim {
  const { byId } = fieldOf(game, state);
  const shooter = byId.get(ask.shooter);
  const target = byId.get(ask.target);
  if (!shooter || !target) throw new Error(`"${ask.shooter}" or "${ask.target}" is not on the board`);
  return {
    shooter,
    target,
    from: typeof ask.from === 'string' ? hex(ask.from) : shooter.head,
    to: ask.to ? hex(ask.to) : target.head,
  };
}

/** Places as `F7`, or `F7 N` for riders, with what each holds. */
function places<T>({ label }: Table, reachable: readonly Reachable[], value: (place: Reachable) => T) {
  return Object.fromEntries(
    reachable.map((place) => {
      const { at, facing } = place.pose;
      return [facing === null ? label(at) : `${label(at)} ${directionNames[facing]}`, value(place)];
    }),
  );
}

const reachAnswer: Answer = (table, ask) =>
  places(table, reachableBy(table.game, table.state, ask.who), ({ tests, cost }) => [tests, cost]);

export const answers: Readonly<Record<string, Answer>> = {
  touched({ game, hex, label }, ask) {
    return touchedBetween(game.board.grid, hex(ask.from as string), hex(ask.to!)).map(label);
  },
  sight(table, ask) {
    const { clear, range, cover } = sight(table.game, table.state, aimOf(table, ask));
    return clear ? { clear, range, cover } : { clear, range };
  },
  'may-shoot'({ game, state }, ask) {
    return { allowed: !isRefusal(shotsAt(game, state, ask.shooter, ask.target)) };
  },
  shot(table, ask) {
    const shot = shotAlong(table.game, table.state, aimOf(table, ask));
    if (isRefusal(shot)) return { refused: shot.code };
    return { modifier: shot.tally.reduce((sum, { value }) => sum + value, 0), results: shot.results };
  },
  reach: reachAnswer,
  ride: reachAnswer,
  odds({ game, state }, ask) {
    const odds = oddsOf(game, state, ask.attackers, ask.defenders);
    return isRefusal(odds) ? { refused: true } : { column: odds.column, results: odds.results };
  },
  retreat({ game, state, label }, ask) {
    const { byId } = fieldOf(game, state);
    const enemies = (ask.from as string[]).map((id) => byId.get(id)!);
    const mover = byId.get(ask.who)!;
    if (mover.facing !== null) {
      const pose = horseRetreat(game, state, mover, ask.cause, enemies)?.at(-1);
      return pose ? { at: label(pose.at), facing: directionNames[pose.facing] } : { stays: true };
    }
    const retreat = footRetreat(game, state, mover, ask.cause, enemies);
    if (!retreat) return { stays: true };
    const at = label(retreat.path.at(-1)!);
    return retreat.push ? { at, pushes: { [retreat.push.who]: label(retreat.push.to) } } : { at };
  },
  advance(table, ask) {
    const found = advancesOf(table.game, table.state, ask.who, [table.hex(ask.into)]);
    return places(table, found, ({ tests }) => tests);
  },
  unhorse({ game, state, label }, ask) {
    const hex = unhorsedTo(game, state, fieldOf(game, state).byId.get(ask.who)!);
    return hex === null ? null : label(hex);
  },
  play,
};
