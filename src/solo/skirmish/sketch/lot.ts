/** Dice of a sketch: quick, and the same from the same seed anywhere. */
export interface Lot {
  state: number;
}

export function seedLot(lot: Lot, seed: number): void {
  let mixed = (seed ^ 0x9e3779b9) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  lot.state = (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A whole number from 0 to `below` - 1. */
export function drawLot(lot: Lot, below: number): number {
  lot.state = (lot.state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(lot.state ^ (lot.state >>> 15), lot.state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}

/** What of a result's faces of ten (one count a kind) comes up. */
export function drawKind(lot: Lot, faces: Uint8Array): number {
  let face = drawLot(lot, 10);
  for (let kind = 0; kind < faces.length; kind++) {
    face -= faces[kind]!;
    if (face < 0) return kind;
  }
  return 0;
}
