import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { directionTo, distance, neighbour, opposite } from '../../src/hex';
import {
  advancesOf,
  fieldOf,
  footRetreat,
  hexesOf,
  horseRetreat,
  isRefusal,
  oddsOf,
  reachableBy,
  sight,
  shotAlong,
  strikable,
  threatsAt,
  unhorsedTo,
  type Piece,
  type Reachable,
  type SkirmishGame,
  type SkirmishState,
} from '../../src/skirmish';
import { randomPosition } from './random-table';
import { turnPosition, type Turn } from './turned';

vi.setConfig({ testTimeout: 60_000 });

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const still: Turn = { hex: (hex) => hex, direction: (direction) => direction };

interface View {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  /** Takes its hexes to those of the other view. */
  readonly turn: Turn;
}

/** The position as it is, told in the turned board's hexes; and the turned one. */
function views(seed: number): readonly [View, View] {
  const position = randomPosition(seed);
  const turned = turnPosition(position);
  return [
    { ...position, turn: turned.turn },
    { ...turned, turn: still },
  ];
}

const pieces = ({ game, state }: View) => fieldOf(game, state).pieces;
const key = ({ turn }: View, { pose }: Reachable) =>
  `${turn.hex(pose.at)} ${pose.facing === null ? '' : turn.direction(pose.facing)}`;
const placesOf = (view: View, places: readonly Reachable[]) =>
  Object.fromEntries(places.map((place) => [key(view, place), `${place.tests}/${place.cost} ${place.path.length}`]));

const pairs = (view: View) =>
  pieces(view).flatMap((a) => pieces(view).flatMap((b) => (a.id === b.id || !a.sheet ? [] : [[a, b] as const])));

function sights(view: View) {
  const { game, state, turn } = view;
  return pairs(view).map(([shooter, target]) => {
    const { blockers, ...rest } = sight(game, state, { shooter, target, from: shooter.head, to: target.head });
    const shot = shooter.sheet!.weapon
      ? shotAlong(game, state, { shooter, target, from: shooter.head, to: target.head })
      : null;
    return {
      ...rest,
      kinds: blockers.map(({ kind }) => kind).toSorted(),
      on: blockers
        .flatMap(({ kind, hex }) => (kind === 'terrain' || kind === 'character' ? [turn.hex(hex)] : []))
        .toSorted((a, b) => a - b),
      results: shot && (isRefusal(shot) ? shot.code : shot.results),
    };
  });
}

function fights(view: View) {
  const { game, state } = view;
  return pairs(view).map(([attacker, defender]) => {
    const odds = oddsOf(game, state, [attacker.id], [defender.id]);
    if (isRefusal(odds)) return odds.code;
    const shifts = odds.tally.map(({ reason, value }) => `${reason} ${value}`);
    return [odds.attack, odds.defence, odds.column, ...shifts, ...odds.results];
  });
}

/** What of a retreat does not hang on the order of directions. */
function retreats(view: View) {
  const { game, state } = view;
  const { grid } = game.board;
  const gap = (hexes: readonly number[], enemy: Piece) =>
    Math.min(...hexes.flatMap((hex) => hexesOf(enemy).map((other) => distance(grid, hex, other))));
  const testsOf = (mover: Piece, hexes: readonly number[]) =>
    hexes.reduce((sum, hex) => sum + threatsAt(game, state, mover.army!, hex).length, 0);
  return pairs(view).flatMap(([mover, enemy]) => {
    if (mover.army === enemy.army || !mover.standing || !enemy.sheet) return [];
    return (['shot', 'melee'] as const).map((cause) => {
      if (mover.facing === null) {
        const chosen = footRetreat(game, state, mover, cause, [enemy]);
        return (
          chosen && [
            testsOf(mover, chosen.path),
            chosen.push === null,
            cause === 'melee' && gap([chosen.path.at(-1)!], enemy),
          ]
        );
      }
      const path = horseRetreat(game, state, mover, cause, [enemy]);
      const last = path?.at(-1);
      if (!path || !last) return null;
      const tail = neighbour(grid, last.at, opposite(mover.facing));
      const away = (directionTo(grid, mover.head, path[0]!.at)! - opposite(mover.facing) + 6) % 6;
      const backwardness = Math.min(away, 6 - away, 2);
      return [
        testsOf(
          mover,
          path.map(({ at }) => at),
        ),
        gap([last.at, tail], enemy),
        backwardness,
      ];
    });
  });
}

function advances(view: View) {
  const { game, state } = view;
  return pairs(view).map(([mover, enemy]) => {
    if (!strikable(game, state, mover).includes(enemy)) return null;
    // As if the enemy had just gone.
    const gone = { ...state.characters[enemy.id]!, health: 'left' as const };
    const after = enemy.sheet ? { ...state, characters: { ...state.characters, [enemy.id]: gone } } : state;
    return placesOf(view, advancesOf(game, after, mover.id, hexesOf(enemy)));
  });
}

function landings({ game, state }: View) {
  return fieldOf(game, state).pieces.map((piece) => {
    if (!piece.sheet || piece.facing === null) return null;
    const hex = unhorsedTo(game, state, piece);
    const enemies = fieldOf(game, state).pieces.filter(
      (other) => other.army !== piece.army && other.standing && other.values.attack > 0,
    );
    return hex === null
      ? 'none'
      : Math.min(...enemies.flatMap(hexesOf).map((at) => distance(game.board.grid, hex, at)));
  });
}

const threatened = ({ game, state, turn }: View) => {
  const found: Record<number, string> = {};
  for (let hex = 0; hex < game.board.grid.size; hex++) {
    const ids = threatsAt(game, state, 'blue', hex).map(({ id }) => id);
    if (ids.length > 0) found[turn.hex(hex)] = ids.join(' ');
  }
  return found;
};

const reaches = (view: View) => pieces(view).map(({ id }) => placesOf(view, reachableBy(view.game, view.state, id)));

describe('a board turned or mirrored has its answers turned or mirrored', () => {
  property.prop([seeds], { numRuns: 150 })('LOF-3 LOF-6 COV-1 sight, cover, results', (seed) => {
    const [one, other] = views(seed);
    expect(sights(one)).toEqual(sights(other));
  });
  property.prop([seeds], { numRuns: 60 })('MOV-5 MOV-9 reach on foot and mounted', (seed) => {
    const [one, other] = views(seed);
    expect(reaches(one)).toEqual(reaches(other));
  });
  property.prop([seeds], { numRuns: 100 })('MOV-6 MOV-7 threats', (seed) => {
    const [one, other] = views(seed);
    expect(threatened(one)).toEqual(threatened(other));
  });
  property.prop([seeds], { numRuns: 150 })('MEL-8 odds and shifts', (seed) => {
    const [one, other] = views(seed);
    expect(fights(one)).toEqual(fights(other));
  });
  property.prop([seeds], { numRuns: 150 })('RET-1 RET-2 RET-5 retreats, ties by direction aside', (seed) => {
    const [one, other] = views(seed);
    expect(retreats(one)).toEqual(retreats(other));
  });
  property.prop([seeds], { numRuns: 100 })('ADV-2 ADV-3 advances', (seed) => {
    const [one, other] = views(seed);
    expect(advances(one)).toEqual(advances(other));
  });
  property.prop([seeds], { numRuns: 100 })('UNH-1 landings, ties by hex aside', (seed) => {
    const [one, other] = views(seed);
    expect(landings(one)).toEqual(landings(other));
  });
});

describe('sight is the same from either end', () => {
  property.prop([seeds], { numRuns: 150 })('LOF-2 LOF-6 clear or not, and the range', (seed) => {
    const { game, state } = randomPosition(seed);
    const { pieces: all } = fieldOf(game, state);
    const armed = all.filter(({ sheet }) => sheet);
    for (const a of armed) {
      for (const b of armed) {
        // Weapons differ in what they shoot over: boards are small, so nobody is at medium range.
        if (a.id === b.id || distance(game.board.grid, a.head, b.head) > 12) continue;
        const there = sight(game, state, { shooter: a, target: b, from: a.head, to: b.head });
        const back = sight(game, state, { shooter: b, target: a, from: b.head, to: a.head });
        expect([there.clear, there.range]).toEqual([back.clear, back.range]);
      }
    }
  });
});
