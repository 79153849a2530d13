import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackOf, climbsNow, isRefusal, reachableBy, sight, type AttackKind } from '../../src/castle';
import { columnLetters, directionNames, type HexIndex } from '../../src/hex';
import { character, stage, type Stage } from './stage';

const columns = 9;
const rows = 7;
const letters = ['.', '.', '.', '_', '_', 'O', 'T', 'b', '~'];
const mirrored = ['N', 'NW', 'SW', 'S', 'SE', 'NE'] as const;

interface Drawn {
  readonly terrain: readonly string[];
  readonly sides: readonly { readonly hex: number; readonly direction: number; readonly kind: number }[];
  readonly places: readonly number[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  terrain: fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
  sides: fc.uniqueArray(fc.record({ hex: fc.nat(columns * rows - 1), direction: fc.nat(2), kind: fc.nat(3) }), {
    selector: ({ hex, direction }) => `${hex} ${direction}`,
    maxLength: 40,
  }),
  places: fc.uniqueArray(fc.nat(columns * rows - 1), { minLength: 6, maxLength: 6 }),
});

/** The same board as it is, or seen in a mirror: an odd number of columns stays what it is. */
function set({ terrain, sides, places }: Drawn, mirror: boolean): Stage {
  const label = (hex: number) => {
    const column = hex % columns;
    return `${columnLetters(mirror ? columns - 1 - column : column)}${Math.trunc(hex / columns) + 1}`;
  };
  const side = ({ hex, direction }: Drawn['sides'][number]) =>
    `${label(hex)} ${mirror ? mirrored[direction] : directionNames[direction]}`;
  const kind = (...kinds: readonly number[]) => sides.filter((one) => kinds.includes(one.kind)).map(side);
  const values = { melee: 2, shooting: 2, magic: 2 };
  const ids = ['r1', 'r2', 'r3', 'b1', 'b2', 'b3'];
  return stage({
    terrain: mirror ? terrain.map((row) => Array.from(row).reverse().join('')) : terrain,
    rampart: kind(0, 1, 2),
    wall: kind(3),
    broken: kind(2),
    people: Object.fromEntries(ids.map((id, index) => [id, { ...values, at: label(places[index]!) }])),
  });
}

const flip = (hex: HexIndex): HexIndex => hex - (hex % columns) + columns - 1 - (hex % columns);
const kinds: readonly AttackKind[] = ['melee', 'shooting', 'magic', 'climb'];

test('CFI-4 CTU-2 WAL-2 a board seen in a mirror gives the same answers: sight, reach, climbs, chances', () => {
  fc.assert(
    fc.property(drawn, (board) => {
      const [one, other] = [set(board, false), set(board, true)];
      const [, ...hexes] = board.places;
      for (const to of hexes) {
        const seen = sight(one.game, one.state(), board.places[0]!, to);
        const again = sight(other.game, other.state(), flip(board.places[0]!), flip(to));
        const values = (hides: typeof seen.hides) => hides.map(({ reason, value }) => `${reason} ${value}`).sort();
        expect([again.clear, again.range, values(again.hides)]).toEqual([seen.clear, seen.range, values(seen.hides)]);
      }
      for (const who of ['r1', 'r2', 'b1', 'b2']) {
        const reach = reachableBy(one.game, one.state(), who).map(({ at, cost }) => [at, cost]);
        const back = reachableBy(other.game, other.state(), who).map(({ at, cost }) => [flip(at), cost] as const);
        expect(back.sort((a, b) => a[0] - b[0])).toEqual(reach);
        const climbs = climbsNow(one.game, one.state(), who).map(({ to, holder }) => [to, holder]);
        const flipped = climbsNow(other.game, other.state(), who).map(({ to, holder }) => [flip(to), holder] as const);
        expect(flipped.sort((a, b) => a[0] - b[0])).toEqual(climbs);
        for (const by of kinds) {
          const target = character(who.startsWith('r') ? 'b3' : 'r3');
          const [first, second] = [one, other].map(({ game, state }) => attackOf(game, state(), by, who, target));
          expect(isRefusal(second!) ? second.code : second!.chance).toEqual(
            isRefusal(first!) ? first.code : first!.chance,
          );
        }
      }
    }),
    { numRuns: 150 },
  );
});
