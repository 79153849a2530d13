import { isCreature, paintCreature } from './creatures/creatures';
import { arms, bodies, heads, legs, offHands, type Dresser } from './figure-parts';
import { paintHorse, paintMule, paintRidersLeg } from './horses';

interface Outfit {
  readonly legs: keyof typeof legs;
  readonly body: keyof typeof bodies;
  readonly head: keyof typeof heads;
  readonly arm: keyof typeof arms;
  readonly offHand: keyof typeof offHands;
}

/** One look a type of character. */
const outfits: Readonly<Record<string, Outfit>> = {
  knight: { legs: 'mail', body: 'surcoat', head: 'greatHelm', arm: 'sword', offHand: 'heater' },
  sergeant: { legs: 'mail', body: 'hauberk', head: 'nasalHelm', arm: 'sword', offHand: 'kite' },
  'man-at-arms': { legs: 'hose', body: 'hauberk', head: 'kettleHat', arm: 'sword', offHand: 'round' },
  spearman: { legs: 'hose', body: 'tunic', head: 'ironCap', arm: 'spear', offHand: 'kite' },
  axeman: { legs: 'hose', body: 'jerkin', head: 'wildHair', arm: 'axe', offHand: 'arm' },
  archer: { legs: 'hose', body: 'jerkin', head: 'hood', arm: 'bow', offHand: 'quiver' },
  crossbowman: { legs: 'hose', body: 'tunic', head: 'kettleHat', arm: 'crossbow', offHand: 'none' },
  peasant: { legs: 'bare', body: 'smock', head: 'strawHat', arm: 'fork', offHand: 'arm' },
  noncombatant: { legs: 'none', body: 'gown', head: 'wimple', arm: 'basket', offHand: 'arm' },
};

const outfitOf = (figure: string, weapon: 'bow' | 'crossbow' | null): Outfit => {
  const known = outfits[figure] ?? (outfits['man-at-arms'] as Outfit);
  if (weapon === null || known.arm === weapon) return known;
  return { ...known, arm: weapon, offHand: weapon === 'bow' ? 'quiver' : 'none' };
};

const animals = new Set(['mule', 'horse']);

/** Whether a figure is a beast, which is drawn wider than a man. */
export const isAnimal = (figure: string): boolean => animals.has(figure);

/** Draws a figure on foot in a box 100 × 140. */
export function paintFigure(dresser: Dresser, figure: string, weapon: 'bow' | 'crossbow' | null): void {
  const { ctx } = dresser;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (isCreature(figure)) {
    paintCreature(dresser, figure);
    return;
  }
  if (figure === 'mule') {
    paintMule(dresser);
    return;
  }
  const outfit = outfitOf(figure, weapon);
  legs[outfit.legs](dresser);
  if (outfit.offHand === 'quiver') offHands.quiver(dresser);
  bodies[outfit.body](dresser);
  heads[outfit.head](dresser);
  if (outfit.offHand !== 'quiver') offHands[outfit.offHand](dresser);
  arms[outfit.arm](dresser);
}

/** Draws a rider, or a horse alone, from the side in a box 150 × 150, facing right. */
export function paintRider(dresser: Dresser, figure: string): void {
  const { ctx } = dresser;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  paintHorse(dresser, figure !== 'horse');
  if (figure === 'horse') return;
  const outfit = outfitOf(figure, null);
  ctx.save();
  ctx.translate(27, -10);
  ctx.scale(0.74, 0.74);
  bodies[outfit.body](dresser);
  ctx.restore();
  paintRidersLeg(dresser, outfit.legs === 'mail');
  ctx.save();
  ctx.translate(27, -10);
  ctx.scale(0.74, 0.74);
  heads[outfit.head](dresser);
  offHands[outfit.offHand === 'none' ? 'arm' : outfit.offHand](dresser);
  arms[outfit.arm](dresser);
  ctx.restore();
}
