import { noMarks, type BoardView, type CounterView, type GroundView, type LineView } from '../../board/view';
import { houseRuleset } from '../../skirmish';
import { compileMap, sidesOf, terrainIds, type ArmyId, type Board, type HexMap } from '../../game';
import { parseDirection, parseHex, type Direction, type HexIndex } from '../../hex';
import { armyPairs } from '../army-pairs';

/** A character on a board in the rulebook, written as in the conformance cases; `figure` is a type of the roster. */
export interface RuleBoardCharacter {
  readonly id: string;
  readonly army: ArmyId;
  readonly at: string;
  readonly condition: 'fit' | 'wounded' | 'stunned';
  readonly armoured: boolean;
  readonly weapon: 'bow' | 'crossbow' | null;
  readonly mounted: boolean;
  readonly facing: string;
  readonly animal: boolean;
  readonly figure?: string | undefined;
}

/** What is drawn over the ground. Places are hex names, a rider's pose `F7 N`, a side `F7 N`. */
export interface RuleBoardShow {
  readonly selected?: string | undefined;
  readonly line?:
    | { readonly from: string; readonly to: string; readonly clear: boolean; readonly blockers: readonly string[] }
    | undefined;
  /** Paths, without their starts, each with the character, half transparent, where it would end. */
  readonly moves: readonly {
    readonly who: string;
    readonly path: readonly string[];
    readonly ghost?: string | undefined;
  }[];
  /** Costs in movement points, written on hexes. */
  readonly costs: readonly { readonly hex: string; readonly cost: number }[];
  readonly parts: readonly { readonly pose: string; readonly tests: number; readonly cost: number }[];
  readonly marks: {
    /** Hexes on which enemies cause infiltration tests. */
    readonly tests: readonly string[];
    /** The hexes on both sides of a line that runs exactly between them. */
    readonly ties: readonly string[];
    readonly zone: readonly string[];
  };
}

/** A small board in the rulebook that illustrates a rule, with its caption. */
export interface RuleBoard {
  readonly id: string;
  readonly caption: string;
  readonly map: HexMap;
  readonly houses: readonly { readonly hexes: readonly string[]; readonly roof: string }[];
  readonly characters: readonly RuleBoardCharacter[];
  readonly horses: readonly { readonly id: string; readonly at: string; readonly facing: string }[];
  readonly bodies: Readonly<Record<string, number>>;
  readonly show: RuleBoardShow;
}

type Place = { readonly hex: HexIndex; readonly facing: Direction | null };

/** `F7`, or `F7 N` of a side or a rider. The build has checked that it is on the board. */
function readPlace(board: Board, label: string): Place {
  const [hex = '', facing = ''] = label.split(' ');
  return { hex: parseHex(board.grid, hex) ?? 0, facing: parseDirection(facing) };
}

function groundOf(board: Board, { houses }: RuleBoard): GroundView {
  return {
    grid: board.grid,
    terrain: Array.from(board.terrain, (code) => terrainIds[code] ?? 'open'),
    walls: [...sidesOf(board, board.wall)],
    windows: [...sidesOf(board, board.window)],
    fences: [...sidesOf(board, board.fence)],
    crests: [...sidesOf(board, board.rise)],
    houses: houses.map(({ hexes, roof }) => ({ hexes: hexes.map((label) => readPlace(board, label).hex), roof })),
    labels: [],
    seed: 7,
  };
}

function figureOf({ figure, animal, weapon, mounted }: RuleBoardCharacter): string {
  if (figure !== undefined) return figure;
  if (animal) return 'mule';
  if (weapon) return weapon === 'bow' ? 'archer' : 'crossbowman';
  return mounted ? 'sergeant' : 'spearman';
}

/** A figure without numbers or a name: the board is about places. */
const bare = { name: '', values: null, done: false, ready: false } as const;

function counterOf(board: Board, character: RuleBoardCharacter): CounterView {
  const { id, army, at, condition, armoured, weapon, mounted, facing } = character;
  return {
    ...bare,
    ...armyPairs['blue-red'][army],
    id,
    hex: readPlace(board, at).hex,
    facing: mounted ? parseDirection(facing) : null,
    figure: figureOf(character),
    wounded: condition === 'wounded',
    stunned: condition === 'stunned',
    armoured,
    weapon,
  };
}

function horseOf(board: Board, { id, at, facing }: RuleBoard['horses'][number]): CounterView {
  const looks = { colour: 'black', pattern: 'bars', figure: 'horse' } as const;
  const unhurt = { wounded: false, stunned: false, armoured: false, weapon: null } as const;
  return { ...bare, ...looks, ...unhurt, id, hex: readPlace(board, at).hex, facing: parseDirection(facing) };
}

function lineOf(board: Board, line: NonNullable<RuleBoardShow['line']>): LineView {
  return {
    from: readPlace(board, line.from).hex,
    to: readPlace(board, line.to).hex,
    clear: line.clear,
    label: '',
    blockers: line.blockers.map((label) => {
      const { hex, facing } = readPlace(board, label);
      return { hex, direction: facing };
    }),
  };
}

function marksOf(board: Board, show: RuleBoardShow, counters: readonly CounterView[]): BoardView['marks'] {
  const hexOf = (label: string) => readPlace(board, label).hex;
  const counter = (who: string) => counters.find(({ id }) => id === who);
  const [first] = show.moves;
  const start = first && counter(first.who)?.hex;
  const outlines = (labels: readonly string[], kind: 'test' | 'tie' | 'zone') =>
    labels.map((label) => ({ hex: hexOf(label), kind }));
  return {
    ...noMarks,
    selected: show.selected ?? null,
    line: show.line ? lineOf(board, show.line) : null,
    path:
      first && start !== undefined && first.path.length > 0
        ? { hexes: [start, ...first.path.map(hexOf)], label: '' }
        : null,
    ghosts: show.moves.flatMap(({ who, ghost }) => {
      const own = counter(who);
      if (!own || ghost === undefined) return [];
      return [{ ...own, ...readPlace(board, ghost) }];
    }),
    parts: show.parts.map(({ pose, tests, cost }) => {
      const { hex, facing } = readPlace(board, pose);
      return { hex, facing: facing ?? 0, tests, cost };
    }),
    outlines: [
      ...outlines(show.marks.zone, 'zone'),
      ...outlines(show.marks.tests, 'test'),
      ...outlines(show.marks.ties, 'tie'),
    ],
  };
}

/** A board of the rulebook as it is drawn: a `BoardView`, and words on hexes. */
export interface RuleBoardView extends BoardView {
  readonly plates: readonly { readonly hex: HexIndex; readonly text: string }[];
}

/** Makes the view of a board of the rulebook. To be called once per board, as the ground is compared by identity. */
export function ruleBoardView(data: RuleBoard): RuleBoardView {
  const board = compileMap(data.map, data.id);
  const people = data.characters.map((character) => counterOf(board, character));
  const counters = [...people, ...data.horses.map((horse) => horseOf(board, horse))];
  return {
    ground: groundOf(board, data),
    counters,
    bodies: Object.entries(data.bodies).map(([label, count]) => ({
      hex: readPlace(board, label).hex,
      count,
      men: count,
    })),
    bodiesMarkedFrom: houseRuleset.values.bodies.doubleFrom,
    marks: marksOf(board, data.show, counters),
    plates: data.show.costs.map(({ hex, cost }) => ({ hex: readPlace(board, hex).hex, text: String(cost) })),
  };
}
