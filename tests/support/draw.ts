/**
 * Draws a small board for a test: rows of terrain letters, sides by name, people in a line of words each.
 *
 *   draw({ rows: ['...', '.T.'], wall: ['A1 N'], b1: 'A1 9/9/6 bow', r1: 'C2 rider N wounded' })
 *
 * Blue's ids begin with b, red's with r.
 */
import type { ArmyId, Objective } from '../../src/game';
import type { Options, SkirmishState } from '../../src/skirmish';
import { setTable, type Man, type Table } from './table';

type Sides = Partial<Record<'wall' | 'window' | 'fence' | 'crest' | 'rampart', readonly string[]>>;
type People = { readonly [id in `b${number}` | `r${number}`]?: string };

export interface Drawing extends Sides, People {
  readonly rows: readonly string[];
  /** Horses alone: `h1: 'C4 N'`. */
  readonly horses?: Readonly<Record<string, string>>;
  readonly bodies?: Readonly<Record<string, number>>;
  readonly options?: Partial<Options>;
  readonly active?: ArmyId;
  readonly sequence?: SkirmishState['sequence'];
  readonly firstArmy?: ArmyId;
  readonly turnLimit?: number;
  readonly objectives?: readonly Objective[];
  readonly zones?: { readonly blue?: readonly string[]; readonly red?: readonly string[] };
  readonly doings?: Partial<SkirmishState['doings']>;
}

/** Open ground. */
export const plain = (columns: number, rows: number): string[] =>
  Array.from({ length: rows }, () => '.'.repeat(columns));

const conditions = ['fit', 'wounded', 'stunned', 'dead', 'left'] as const;

/** `D5 9/9/6 wounded bow armoured mule N`: the hex first, then in any order. A direction makes him a rider. */
function readMan(id: string, text: string): Man {
  const [at = '', ...words] = text.split(' ');
  const has = (word: string) => words.includes(word);
  const numbers = words.find((word) => word.includes('/')) ?? (has('mule') ? '0/3/6' : '9/9/6');
  const [attack = 0, defence = 0, move = 0] = numbers.split('/').map(Number);
  const facing = words.find((word) => /^(N|NE|SE|S|SW|NW)$/.test(word)) ?? null;
  return {
    id,
    army: id.startsWith('b') ? 'blue' : 'red',
    at,
    condition: conditions.find(has) ?? 'fit',
    attack,
    defence,
    move,
    armoured: has('armoured'),
    weapon: (['bow', 'crossbow'] as const).find(has) ?? null,
    animal: has('mule'),
    facing,
  };
}

export const plainOptions: Options = {
  table: 'vikings',
  belowOneToOne: true,
  testLastHex: false,
  ridersRetreatFour: false,
  passEmptySequences: false,
};

export function draw(drawing: Drawing): Table {
  const { rows, wall, window, fence, crest, rampart } = drawing;
  const sides = Object.fromEntries(
    Object.entries({ wall, window, fence, crest, rampart }).map(([kind, labels]) => [kind, [...(labels ?? [])]]),
  );
  const people = Object.entries(drawing).filter(([id]) => /^[br]\d+$/.test(id));
  return setTable({
    map: { format: 'hexmap-1', columns: rows[0]?.length ?? 0, rows: rows.length, terrain: [...rows], sides },
    men: people.map(([id, text]) => readMan(id, text as string)),
    horses: Object.entries(drawing.horses ?? {}).map(([id, text]) => {
      const [at = '', facing = ''] = text.split(' ');
      return { id, at, facing };
    }),
    bodies: drawing.bodies ?? {},
    options: { ...plainOptions, ...drawing.options },
    active: drawing.active ?? 'blue',
    sequence: drawing.sequence ?? 2,
    ...pick(drawing, ['firstArmy', 'turnLimit', 'objectives', 'zones', 'doings']),
  });
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (from[key] !== undefined) picked[key] = from[key];
  return picked;
}
