/** Drawn forms as path text, made into paths when first asked for (a test has no canvas). */
const made = new Map<string, Path2D>();

/** The path of a text in SVG's notation, kept. */
export function shape(text: string): Path2D {
  let path = made.get(text);
  if (!path) {
    path = new Path2D(text);
    made.set(text, path);
  }
  return path;
}

/** Icons in a 20 × 20 box. */
export const icons = {
  sword:
    'M19.8 0.2 L19.2 5.6 L11 13 L7 9 L14.4 0.8 Z M3.2 8.6 L5.6 6.2 L13.8 14.4 L11.4 16.8 Z M6.4 11 L9 13.6 L4.6 18.6 L1.4 15.4 Z',
  shield: 'M10 1 C13 3 16 3.4 18 3.2 C18.4 10 16.4 16 10 19.4 C3.6 16 1.6 10 2 3.2 C4 3.4 7 3 10 1 Z',
  boot: 'M5 1 L12 1 L12.4 10.5 C14 12 18.6 12.2 19 15 L19 18.6 L2.6 18.6 L2.6 15.6 C4.6 12 5 7 5 1 Z',
  drop: 'M10 0.8 C12 5.6 16 8.8 16 13 A6 6 0 0 1 4 13 C4 8.8 8 5.6 10 0.8 Z',
  tick: 'M2.6 10.6 L5.4 7.8 L8.4 11 L15 3.6 L17.8 6.2 L8.6 16.8 Z',
  star: 'M10 1 L12.2 7.2 L18.8 7.4 L13.6 11.4 L15.5 17.8 L10 14 L4.5 17.8 L6.4 11.4 L1.2 7.4 L7.8 7.2 Z',
  flag: 'M4 1 L6 1 L6 2.4 C10 0.6 13 4.4 18 2.6 L16.4 7.4 L18 11.6 C13 13.4 10 9.6 6 11.4 L6 19.4 L4 19.4 Z',
  arrow: 'M19.6 0.4 L18.6 6.8 L16.6 4.8 L7.4 14 L8.2 16.8 L5 20 L4 16 L0 15 L3.2 11.8 L6 12.6 L15.2 3.4 L13.2 1.4 Z',
  spark: 'M10 0 L12.6 7.4 L20 10 L12.6 12.6 L10 20 L7.4 12.6 L0 10 L7.4 7.4 Z',
  heart: 'M10 18.6 C2 12.4 0.6 9 0.6 6.2 C0.6 1.6 7.4 0 10 4.8 C12.6 0 19.4 1.6 19.4 6.2 C19.4 9 18 12.4 10 18.6 Z',
  crack: 'M10.4 3.6 L12.6 8 L8.6 10.4 L11.4 13.4 L9.4 18 L9 13.8 L6 10 L10 7.6 L9 4.4 Z',
  crystal: 'M10 0 L16.4 6 L13.8 18.4 L10 20 L6.2 18.4 L3.6 6 Z',
  stone: 'M6 2 L13.6 1.4 L19 7 L18 14.4 L12 19 L4.6 17.4 L1 11 L2.4 5 Z',
  wing: 'M1 6 L7 6 Q4 1 12 1 Q20 2 19.4 9 Q18 16 8 16.6 L11 13.4 Q6 13.6 3.4 12.4 L9 10.4 Q4.4 9.8 1 6 Z',
} as const;
