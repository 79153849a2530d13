import { creatureBox } from './creatures/brush';
import { isCreature } from './creatures/creatures';
import { isAnimal } from './figures';

/** What a figure fills of its own drawing, whose feet stand at y = 140: its size, and where its middle is. */
export interface FigureBox {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
}

/** The box of a figure: of a human on foot, a beast or a creature. */
export function figureBox(figure: string): FigureBox {
  if (isCreature(figure)) return { width: creatureBox.width, height: creatureBox.height, middle: 50 };
  return { width: isAnimal(figure) ? 100 : 96, height: 146, middle: 50 };
}
