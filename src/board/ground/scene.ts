import type { HexIndex } from '../../hex';
import { fractions } from '../hash';
import type { Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import type { Rect } from '../world';
import type { GroundPlan } from './plan';

/** One painting of a part of the ground. The context is already in world units. */
export interface Scene {
  readonly ctx: Ctx;
  readonly plan: GroundPlan;
  readonly palette: BoardPalette;
  /** What is painted, in world units. */
  readonly rect: Rect;
  /** Hexes that can show in it. */
  readonly hexes: readonly HexIndex[];
  /** Which terrains are among those hexes: what is not need not be painted. */
  readonly kinds: ReadonlySet<string>;
  /** The whole of it lies well within the map. */
  readonly inland: boolean;
  /** Numbers of the rampart sections that lie in rubble. */
  readonly broken: ReadonlySet<number>;
  /** Which houses, by their place in the plan, show their floor. */
  readonly open: ReadonlySet<number>;
  /** The lines between hexes are drawn. */
  readonly lines: boolean;
  /** A hex's radius in device pixels: what is smaller than a pixel is left out. */
  readonly radius: number;
}

/** Where each kind of detail starts its own row of fractions. */
export type Salt =
  'grass' | 'tree' | 'shrub' | 'rock' | 'paving' | 'floor' | 'water' | 'road' | 'wall' | 'fence' | 'slope' | 'reed';

const salts: Readonly<Record<Salt, number>> = {
  grass: 11,
  tree: 23,
  shrub: 37,
  rock: 41,
  paving: 53,
  floor: 67,
  water: 71,
  road: 83,
  wall: 97,
  fence: 101,
  slope: 113,
  reed: 211,
};

/** The fractions of one hex, for one kind of detail. */
export const variety = (scene: Scene, salt: Salt, hex: HexIndex): (() => number) =>
  fractions(scene.plan.view.seed, salts[salt], hex);

/** One of a list. */
export const oneOf = <T>(list: readonly T[], part: number): T => list[Math.floor(part * list.length)] as T;
