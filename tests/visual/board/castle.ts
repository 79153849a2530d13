import type { AnimationStep } from '../../../src/board/animation';
import { noMarks } from '../../../src/board/view';
import type {
  BadgeView,
  BoardView,
  CounterView,
  DiceView,
  GroundView,
  MarksView,
  SideMark,
} from '../../../src/board/view';
import { compileMap, sidesOf, terrainIds } from '../../../src/game';
import { distance, parseHex, parseSide, type HexIndex } from '../../../src/hex';
import roster from '../../../src/castle/data/roster.json';
import { castleSheets } from '../../../maps/castle';

const [sheet] = castleSheets;

export function castleGround(): GroundView {
  if (!sheet) throw new Error('no citadel');
  const board = compileMap(sheet, sheet.id);
  const labels = sheet.drawing?.labels ?? [];
  return {
    grid: board.grid,
    terrain: Array.from(board.terrain, (code) => terrainIds[code] ?? 'open'),
    walls: [...sidesOf(board, board.wall)],
    windows: [],
    fences: [],
    crests: [],
    ramparts: [...sidesOf(board, board.rampartOutside)],
    houses: [],
    labels: labels.map(({ hex, text }) => ({ hex: parseHex(board.grid, hex) ?? 0, text: text.en })),
    seed: sheet.drawing?.seed ?? 1,
  };
}

const ground = castleGround();
const at = (name: string): HexIndex => parseHex(ground.grid, name) ?? 0;
const side = (name: string): SideMark => parseSide(ground.grid, name) ?? { hex: 0, direction: 0 };

const diceOf = (figure: string): DiceView | null => roster.find(({ id }) => id === figure) ?? null;
const lifeOf = (figure: string): number => roster.find(({ id }) => id === figure)?.life ?? 2;

function figure(id: string, hex: string, kind: string, name: string, more: Partial<CounterView> = {}): CounterView {
  const blue = kind.startsWith('mouse') || kind.startsWith('gnome');
  return {
    id,
    hex: at(hex),
    facing: null,
    colour: blue ? 'blue' : 'red',
    pattern: blue ? 'chevrons' : 'hatch',
    figure: kind,
    name,
    values: null,
    dice: diceOf(kind),
    lives: { left: lifeOf(kind), of: lifeOf(kind) },
    wounded: false,
    stunned: false,
    armoured: false,
    weapon: null,
    done: false,
    ready: false,
    ...more,
  };
}

const badge = (kind: BadgeView['kind'], count: number | null = null): BadgeView => ({ kind, count });

/** Every kind, in every state, about the citadel. */
export function castleView(night = false): BoardView {
  const counters = [
    figure('b1', 'K4', 'mouse-swordsman', 'Thistle', { ready: true }),
    figure('b2', 'L3', 'mouse-archer', 'Lark', { ready: true }),
    figure('b3', 'M5', 'mouse-captain', 'Dame Hazel', { lives: { left: 1, of: 2 }, badges: [badge('banner')] }),
    figure('b4', 'N4', 'gnome-axeman', 'Bornik', { done: true }),
    figure('b5', 'L8', 'gnome-musketeer', 'Fulmin', { ready: true }),
    figure('b6', 'O8', 'gnome-hammer', 'Big Hammer', { badges: [badge('haste')], lives: { left: 1, of: 2 } }),
    figure('b7', 'M3', 'mouse-mage', 'Grey-Whisker', { badges: [badge('crystals', 4)], ready: true }),
    figure('b8', 'J2', 'mouse-archer', 'Quickpaw'),
    figure('b9', 'J6', 'mouse-archer', 'Timothy', { lives: { left: 1, of: 1 } }),
    figure('b10', 'J8', 'gnome-axeman', 'Tholm', { badges: [badge('stupor', 6)] }),
    figure('b11', 'Q9', 'mouse-swordsman', 'Barley', { hidden: true }),
    figure('b12', 'L5', 'mouse-swordsman', 'Fennel', { invisible: true, ready: true }),
    figure('b13', 'P6', 'gnome-musketeer', 'Powderkin', { hidden: true }),
    figure('r1', 'J6', 'orc', 'Grub'),
    figure('r2', 'K10', 'orc', 'Mord', { ready: true }),
    figure('r3', 'N10', 'orc-chief', 'Gurok', { lives: { left: 2, of: 2 } }),
    figure('r4', 'M10', 'goblin-mace', 'Nab', { done: true }),
    figure('r5', 'I11', 'goblin-archer', 'Snik'),
    figure('r6', 'H11', 'skeleton', 'Clack'),
    figure('r7', 'O11', 'skeleton-archer', 'Rattle', { badges: [badge('stupor', 2)] }),
    figure('r8', 'L12', 'necromancer', 'Mortimer Sallow', {
      badges: [badge('crystals', 5)],
      lives: { left: 1, of: 2 },
    }),
    figure('r9', 'O13', 'catapult', '', { dice: null, badges: [badge('shots', 6)], lives: { left: 2, of: 2 } }),
    figure('r10', 'P11', 'skeleton', 'Clatter', { invisible: true }),
    figure('r11', 'F11', 'orc', 'Thump'),
    figure('r12', 'P9', 'goblin-mace', 'Grip'),
  ];
  return {
    ground: night ? { ...ground, night } : ground,
    counters,
    bodies: [],
    broken: ['I10 N', 'J10 NE', 'P10 N', 'R10 NW', 'T10 N', 'N7 NW'].map((name) => {
      const { hex, direction } = side(name);
      return hex * 6 + direction;
    }),
    tokens: [
      { hex: at('N3'), kind: 'banner', colour: 'blue' },
      { hex: at('R9'), kind: 'fallen', colour: 'blue' },
      { hex: at('R9'), kind: 'fallen', colour: 'red' },
      { hex: at('J11'), kind: 'fallen', colour: 'red' },
    ],
    marks: noMarks,
  };
}

const within = (from: HexIndex, reach: number): HexIndex[] =>
  Array.from({ length: ground.grid.size }, (_none, hex) => hex).filter(
    (hex) => distance(ground.grid, from, hex) <= reach,
  );

/** Marks of the castle's own choices. */
export function castleMarks(view: BoardView, which: string): MarksView {
  const reach = (names: readonly string[]) => names.map((name) => ({ hex: at(name), tests: 0, cost: null }));
  switch (which) {
    case 'shot':
      return {
        ...noMarks,
        selected: 'b5',
        range: { hexes: within(at('L8'), 4), kind: 'shot' },
        targets: [
          { id: 'r8', picked: true },
          { id: 'r2', picked: false },
          { id: 'r1', picked: false },
        ],
        line: {
          from: at('L8'),
          to: at('L12'),
          clear: true,
          label: '4 · 42 %',
          blockers: [],
          hides: [
            { hex: at('L10'), direction: 0 },
            { hex: at('J6'), direction: null },
          ],
        },
      };
    case 'spell':
      return {
        ...noMarks,
        selected: 'b7',
        range: { hexes: within(at('M3'), 6), kind: 'spell' },
        sideTargets: ['N7 NW', 'L7 N', 'N7 N'].map((name, index) => ({ ...side(name), picked: index === 0 })),
        reach: reach(['L2', 'M2', 'N2', 'L4']),
      };
    case 'climb':
      return {
        ...noMarks,
        selected: 'r2',
        reach: reach(['J11', 'K11', 'L11', 'J12', 'K12']),
        climbs: [
          { ...side('K10 N'), picked: true, label: '50 %' },
          { ...side('L10 NW'), picked: false, label: '' },
        ],
        sideTargets: [{ ...side('L10 N'), picked: false }],
      };
    case 'machine':
      return {
        ...noMarks,
        selected: 'r9',
        range: { hexes: within(at('O13'), 6), kind: 'machine' },
        sideTargets: ['M10 N', 'N10 N', 'N10 NE', 'O10 N', 'L10 N'].map((name) => ({
          ...side(name),
          picked: name === 'O10 N',
        })),
        targets: [
          { id: 'b6', picked: false },
          { id: 'b5', picked: false },
        ],
      };
    default:
      return view.marks;
  }
}

/** Everything that flies and falls here, one after another. */
export function siegeSteps(name: string): readonly AnimationStep[] {
  const all: readonly AnimationStep[] = [
    { kind: 'shot', from: at('O13'), to: at('P9'), weapon: 'stone' },
    { kind: 'crumble', ...side('P10 N') },
    { kind: 'shot', from: at('L8'), to: at('L12'), weapon: 'musket' },
    { kind: 'shot', from: at('M3'), to: at('M7'), weapon: 'spark' },
    { kind: 'blast', at: at('L8'), form: 'fire' },
    { kind: 'blast', at: at('K10'), form: 'hail' },
    { kind: 'blast', at: at('M3'), form: 'spell' },
    { kind: 'appear', id: 'r6' },
  ];
  return name === 'all' ? all : all.filter((step) => step.kind === name || ('form' in step && step.form === name));
}
