import type { Direction, Grid, HexIndex } from '../hex';

/** What the board shows. The board knows no rule; whoever fills this in does. */
export interface BoardView {
  readonly ground: GroundView;
  readonly counters: readonly CounterView[];
  readonly bodies: readonly BodiesView[];
  /** How many dead a hex must hold to be marked with their number. Left out: no hex is. */
  readonly bodiesMarkedFrom?: number;
  /** Dead horses, each on the hex where its head fell and the one behind. Left out: none. */
  readonly fallenHorses?: readonly FallenHorseView[];
  readonly marks: MarksView;
  /** Rampart sections that lie in rubble, each as `hex * 6 + direction` of the ground's own mark. Left out: none. */
  readonly broken?: readonly number[];
  /** Things on the ground that are nobody: a banner that waits to be taken, the arms of one who fell there. */
  readonly tokens?: readonly TokenView[];
  /** Roofs are drawn, except on houses that a character looks into. If left out, no roofs are drawn. */
  readonly roofs?: boolean;
  /** Hexes from which houses are looked into: a house with one of them in it or beside it shows its floor. */
  readonly lookers?: readonly HexIndex[];
  /** Every side that is a wall shown as a red line, windows as a broken one. Left out: not shown. */
  readonly walls?: boolean;
}

/** The dead on a hex. */
export interface BodiesView {
  readonly hex: HexIndex;
  /** What a mark says of the hex; `men` of them lie there as men, the rest are horses'. */
  readonly count: number;
  readonly men: number;
  /** Whose the men were, as far as that is known, one after the other. */
  readonly of?: readonly Pick<CounterView, 'colour' | 'pattern'>[];
}

export interface FallenHorseView {
  readonly hex: HexIndex;
  /** Which way it looked. */
  readonly facing: Direction;
}

export interface TokenView {
  readonly hex: HexIndex;
  readonly kind: 'banner' | 'fallen';
  readonly colour: ArmyColour;
  /** Of a fallen one's shield. */
  readonly pattern?: ArmyPattern;
}

export type SideMark = { readonly hex: HexIndex; readonly direction: Direction };

/** The ground and what stands on its sides. Never changes during a game: compare by identity. */
export interface GroundView {
  readonly grid: Grid;
  /** A word a hex: `open`, `road`, `tree`, `tower`… an unknown one is drawn as open ground. */
  readonly terrain: readonly string[];
  readonly walls: readonly SideMark[];
  readonly windows: readonly SideMark[];
  readonly fences: readonly SideMark[];
  /** From the low hex toward the high one. */
  readonly crests: readonly SideMark[];
  /** Sections of castle wall, from the hex outside toward the one inside. Whole here; see `BoardView.broken`. */
  readonly ramparts?: readonly SideMark[];
  readonly houses: readonly { readonly hexes: readonly HexIndex[]; readonly roof: string }[];
  /** Already in the player's language. */
  readonly labels: readonly { readonly hex: HexIndex; readonly text: string }[];
  readonly seed: number;
  /** Moonlight, and torches at gates and on towers. */
  readonly night?: boolean;
}

export type ArmyColour = 'blue' | 'red' | 'green' | 'purple' | 'ochre' | 'black';
export type ArmyPattern = 'chevrons' | 'hatch' | 'bars' | 'dots' | 'waves' | 'checks';

export interface CounterView {
  readonly id: string;
  readonly hex: HexIndex;
  /** Null for one on a single hex. */
  readonly facing: Direction | null;
  readonly colour: ArmyColour;
  readonly pattern: ArmyPattern;
  /** Which figure: a type of the roster. */
  readonly figure: string;
  /** Short: drawn under the figure, cut with … where it does not fit. */
  readonly name: string;
  /** Null: not shown (a mule's attack, a horse's values). */
  readonly values: { readonly attack: number; readonly defence: number; readonly move: number } | null;
  /** Shown instead of `values` where they are there: how many dice in each kind of fight (0: none), and the defence. */
  readonly dice?: DiceView | null;
  /** As pips, where there is more than one. */
  readonly lives?: { readonly left: number; readonly of: number } | null;
  /** Lies low behind a wall: drawn lying, half behind stones. */
  readonly hidden?: boolean;
  /** Cannot be seen: drawn as an outline, the counter's rim dotted. */
  readonly invisible?: boolean;
  /** Along the counter's upper edge, in order. */
  readonly badges?: readonly BadgeView[];
  readonly wounded: boolean;
  readonly stunned: boolean;
  readonly armoured: boolean;
  readonly weapon: 'bow' | 'crossbow' | null;
  /** Has nothing left to do now: drawn quieter, with a mark. */
  readonly done: boolean;
  /** Can do something now: a thin bright rim. */
  readonly ready: boolean;
}

export interface DiceView {
  readonly melee: number;
  readonly shooting: number;
  readonly magic: number;
  readonly defence: number;
}

/** A small sign on a counter: crystals of mana, a machine's stones, turns of stupor left, haste, a carried banner. */
export interface BadgeView {
  readonly kind: 'crystals' | 'shots' | 'stupor' | 'haste' | 'banner';
  /** Null where there is nothing to count. */
  readonly count: number | null;
}

/** Everything drawn over the ground for the present choice. Empty lists where there is nothing. */
export interface MarksView {
  /** The chosen character's counter id. */
  readonly selected: string | null;
  /** Reachable hexes: the wash, red numeral, small grey cost (null: not shown). */
  readonly reach: readonly { readonly hex: HexIndex; readonly tests: number; readonly cost: number | null }[];
  /** Reachable hexes of a rider's head, each drawn in six parts, one a facing; a hex may lack some. */
  readonly parts: readonly PartView[];
  /** The part being looked at or chosen. */
  readonly pickedPart: { readonly hex: HexIndex; readonly facing: Direction } | null;
  /** Dotted path from its first hex to its last, and the words at its end ("82 %"). */
  readonly path: { readonly hexes: readonly HexIndex[]; readonly label: string } | null;
  /** Counter ids ringed as targets; `picked` more strongly. */
  readonly targets: readonly { readonly id: string; readonly picked: boolean }[];
  readonly line: LineView | null;
  /** Characters where they would stand, drawn half transparent. */
  readonly ghosts: readonly CounterView[];
  /** Hexes outlined: objectives (flags), the hexes that test on a path, a zone, one where nobody can be put (crossed out). */
  readonly outlines: readonly {
    readonly hex: HexIndex;
    readonly kind: 'objective' | 'test' | 'zone' | 'cursor' | 'tie' | 'forbidden';
  }[];
  /** How far something goes: the edge of all its hexes together. */
  readonly range?: RangeView | null;
  /** Whole areas, one over another: where an enemy can go, what it threatens, what a shooter sees. */
  readonly areas?: readonly AreaView[];
  /** Sides ringed as targets; `picked` more strongly. */
  readonly sideTargets?: readonly (SideMark & { readonly picked: boolean })[];
  /** Climbs from outside in, an arrow over the side each. */
  readonly climbs?: readonly ClimbView[];
}

export interface AreaView {
  readonly hexes: readonly HexIndex[];
  readonly kind: 'enemy' | 'threatened' | 'seen';
}

export interface RangeView {
  readonly hexes: readonly HexIndex[];
  readonly kind: 'shot' | 'spell' | 'machine';
}

export interface ClimbView extends SideMark {
  readonly picked: boolean;
  /** At the arrow, where it is not empty: the chance to get over. */
  readonly label: string;
}

/** Nothing marked: what a picture shows, and what a choice starts from. */
export const noMarks: MarksView = {
  selected: null,
  reach: [],
  parts: [],
  pickedPart: null,
  path: null,
  targets: [],
  line: null,
  ghosts: [],
  outlines: [],
};

/** One sixth of a hex: the head stands here, looking that way. */
export interface PartView {
  readonly hex: HexIndex;
  readonly facing: Direction;
  readonly tests: number;
  readonly cost: number;
}

/** A line of fire between two centres. */
export interface LineView {
  readonly from: HexIndex;
  readonly to: HexIndex;
  readonly clear: boolean;
  readonly label: string;
  /** What blocks it: hexes or sides, outlined and crossed. */
  readonly blockers: readonly { readonly hex: HexIndex; readonly direction: Direction | null }[];
  /** What hides the target without blocking: hexes or sides, each marked with half a shield. */
  readonly hides?: readonly { readonly hex: HexIndex; readonly direction: Direction | null }[];
}
