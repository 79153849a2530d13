import type { ArmyColour } from './view';

/** Two inks of one army: the field of its counters, and the pattern and cloth upon it. */
export interface ArmyInks {
  readonly field: string;
  readonly pattern: string;
  readonly cloth: string;
}

/** Every colour of the board. One object a theme. */
export interface BoardPalette {
  readonly name: string;
  readonly table: readonly [centre: string, edge: string];
  readonly parchment: string;
  readonly deepParchment: string;
  readonly ink: string;
  readonly fadedInk: string;
  readonly cream: string;
  /** Laid over the whole ground by multiplication: the dusk of a candle-lit room. */
  readonly dusk: string | null;
  /** The paper shows through the paint. */
  readonly grain: boolean;
  readonly meadow: string;
  readonly meadowTints: readonly string[];
  readonly grass: string;
  readonly forestFloor: string;
  readonly crowns: readonly string[];
  readonly crownLight: string;
  readonly crownInk: string;
  readonly shade: string;
  readonly brushFloor: string;
  readonly shrubs: readonly string[];
  readonly road: string;
  readonly roadEdge: string;
  readonly roadRut: string;
  readonly water: string;
  readonly waterLine: string;
  readonly bank: string;
  readonly ford: string;
  readonly slopeWash: string;
  readonly hachure: string;
  readonly rocks: readonly string[];
  readonly rockInk: string;
  readonly paving: readonly string[];
  readonly mortar: string;
  readonly floors: readonly string[];
  readonly floorInk: string;
  readonly stone: string;
  readonly stoneLight: string;
  readonly plaster: string;
  readonly timber: string;
  readonly glass: string;
  readonly roofs: Readonly<Record<string, string>>;
  readonly fence: string;
  readonly grid: string;
  /** How strongly the grid shows: 0 not at all, 1 as ink. */
  readonly gridStrength: number;
  readonly armies: Readonly<Record<ArmyColour, ArmyInks>>;
  readonly attack: string;
  readonly defence: string;
  readonly move: string;
  readonly blood: string;
  readonly steel: string;
  readonly flesh: string;
  readonly leather: string;
  readonly ready: string;
  readonly selected: string;
  readonly reach: string;
  readonly reachEdge: string;
  readonly test: string;
  readonly path: string;
  readonly clear: string;
  readonly blocked: string;
  readonly tie: string;
  readonly objective: string;
  /** A side that is a wall, where walls are shown as lines. */
  readonly wallLine: string;
}

const armies: BoardPalette['armies'] = {
  blue: { field: '#2c4a6e', pattern: '#4a6d97', cloth: '#5f86b5' },
  red: { field: '#8c2f26', pattern: '#ad5548', cloth: '#b9483b' },
  green: { field: '#465626', pattern: '#6a7d41', cloth: '#7f9450' },
  purple: { field: '#523462', pattern: '#775489', cloth: '#8b66a0' },
  ochre: { field: '#a8741c', pattern: '#cb9a41', cloth: '#d9aa4c' },
  black: { field: '#2c2925', pattern: '#524c45', cloth: '#5c564e' },
};

/** Daylight: an old hand-painted map. */
export const lightPalette: BoardPalette = {
  name: 'light',
  table: ['#4a3a2b', '#241c15'],
  parchment: '#efe3c4',
  deepParchment: '#d8c49a',
  ink: '#2a2118',
  fadedInk: '#6b5b45',
  cream: '#f6edd6',
  dusk: null,
  grain: true,
  meadow: '#cbc48c',
  meadowTints: ['#a7af6c', '#dac486', '#b5b674', '#e0d09b', '#98a463', '#cbb679'],
  grass: '#6f7a41',
  forestFloor: '#7d8c50',
  crowns: ['#6d8146', '#7b8b4b', '#5d7140', '#858648', '#6a7a3c'],
  crownLight: '#a9b56a',
  crownInk: '#303722',
  shade: '#2b2a17',
  brushFloor: '#b3b070',
  shrubs: ['#8a8d4a', '#7a8346', '#9a934e', '#767c3e'],
  road: '#e2cf9f',
  roadEdge: '#94774a',
  roadRut: '#b79a66',
  water: '#a5c0ba',
  waterLine: '#5b7f86',
  bank: '#83734a',
  ford: '#dccfa4',
  slopeWash: '#b48a4e',
  hachure: '#5e4427',
  rocks: ['#b9af9b', '#a1967f', '#cdc4b0', '#8f8470'],
  rockInk: '#3d362b',
  paving: ['#d3c7aa', '#c7b998', '#ddd2b7', '#bfb08d', '#cbbfa2'],
  mortar: '#94866a',
  floors: ['#c9a06a', '#bf9560', '#d2ab76', '#b98d58'],
  floorInk: '#5c3f23',
  stone: '#aaa08d',
  stoneLight: '#cdc4b1',
  plaster: '#ecdfc3',
  timber: '#5f3d22',
  glass: '#d9e6e4',
  roofs: { thatch: '#cfae5e', tile: '#b5573a', slate: '#6c7680', shingle: '#8a6a48' },
  fence: '#6f4f2e',
  grid: '#3a2f1f',
  gridStrength: 0.27,
  armies,
  attack: '#1d1712',
  defence: '#a3271d',
  move: '#1f4f86',
  blood: '#b3161a',
  steel: '#c3c7c9',
  flesh: '#e6bf97',
  leather: '#8a5f38',
  ready: '#ffe08a',
  selected: '#ffffff',
  reach: '#9fe06a',
  reachEdge: '#3f6b2a',
  test: '#b3161a',
  path: '#2a2118',
  clear: '#2f7d32',
  blocked: '#b3161a',
  tie: '#d9761b',
  objective: '#8a5a00',
  wallLine: '#c8102e',
};

/** Evening: the same map in the light of a candle. */
export const candlePalette: BoardPalette = {
  ...lightPalette,
  name: 'candle',
  table: ['#1d1a17', '#0c0a08'],
  dusk: '#b9a68c',
  // Lines that lie in the dusk as well must be stronger to be seen as well.
  gridStrength: 0.46,
  cream: '#e9dbb8',
  reach: '#b9e68c',
  path: '#fff3d6',
};

/** High contrast: pale ground, black lines, deep armies. */
const plainPalette: BoardPalette = {
  ...lightPalette,
  name: 'plain',
  grain: false,
  table: ['#000000', '#000000'],
  parchment: '#ffffff',
  deepParchment: '#d9cfb4',
  ink: '#000000',
  fadedInk: '#3a2f1f',
  cream: '#ffffff',
  meadow: '#eeecd3',
  meadowTints: ['#e3e5c2', '#f3eed6', '#e9e8cb', '#f6f2de', '#dfe2bd'],
  grass: '#b3b48a',
  forestFloor: '#a9bd72',
  crowns: ['#4f6d2c', '#58752f', '#456226', '#5f7133', '#4c6528'],
  crownLight: '#9bb653',
  crownInk: '#0d1206',
  brushFloor: '#cfcb7c',
  shrubs: ['#6f7a2a', '#63742a', '#7d7a2c', '#5c6a22'],
  road: '#fff6df',
  roadEdge: '#5a3c0c',
  roadRut: '#c9ab72',
  water: '#b5d8e8',
  waterLine: '#0d4a66',
  bank: '#3c3212',
  slopeWash: '#b07a2c',
  hachure: '#33200c',
  rockInk: '#000000',
  mortar: '#5f553f',
  floors: ['#e3c390', '#dcbb86', '#e9cc9c', '#d8b57d'],
  floorInk: '#2c1a08',
  plaster: '#ffffff',
  timber: '#341d0a',
  fence: '#3d2408',
  grid: '#000000',
  gridStrength: 0.62,
  armies: {
    blue: { field: '#0c2f66', pattern: '#3c6bb0', cloth: '#4f83cc' },
    red: { field: '#77110b', pattern: '#bb4a3f', cloth: '#cc4034' },
    green: { field: '#27400b', pattern: '#5f832c', cloth: '#74993c' },
    purple: { field: '#3d1257', pattern: '#7f4aa3', cloth: '#9461b8' },
    ochre: { field: '#7d4f00', pattern: '#c58a1c', cloth: '#e0a52f' },
    black: { field: '#0c0b0a', pattern: '#4f4a44', cloth: '#5f5850' },
  },
  attack: '#000000',
  defence: '#95090a',
  move: '#00357d',
  reachEdge: '#1d4a08',
  path: '#000000',
  objective: '#6b4200',
};

/** The same by night: as plain, and easier on the eyes in a dark room. */
const plainDarkPalette: BoardPalette = { ...plainPalette, name: 'plain-dark', dusk: '#aaa396' };

/** The palette for a theme (`light`, `dark`) and a contrast (`normal`, `high`), as they stand on the page's root. */
export function paletteFor(theme: string | undefined, contrast: string | undefined): BoardPalette {
  if (contrast === 'high') return theme === 'dark' ? plainDarkPalette : plainPalette;
  return theme === 'dark' ? candlePalette : lightPalette;
}

/** The bundled faces; the system's stand in until they are there. */
export const titleFace = '"Alegreya Variable", Alegreya, Georgia, serif';
export const textFace = '"Alegreya Sans", "Trebuchet MS", system-ui, sans-serif';
