import { useEffect, useRef } from 'react';
import { createSprites, type Sprites } from '../../board/counters/sprites';
import { whenFacesLoad } from '../../board/faces';
import type { BoardPalette } from '../../board/palette';
import type { CounterView } from '../../board/view';
import { inradius, toward, worldRadius } from '../../board/world';
import { fitCounter } from './fit-counter';
import { usePalette } from './use-palette';

const stores = new Map<object, Sprites>();

function spritesFor(palette: BoardPalette): Sprites {
  let sprites = stores.get(palette);
  if (!sprites) stores.set(palette, (sprites = createSprites(palette)));
  return sprites;
}

/** A counter beside words, as it lies on the board. Says nothing: words stand beside it. `size` in CSS pixels. */
export function CounterPicture({
  counter,
  size,
  className,
}: {
  readonly counter: CounterView;
  readonly size: number;
  readonly className?: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette();
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d');
    if (!element || !ctx) return undefined;
    const sprites = spritesFor(palette);
    const ratio = Math.min(3, devicePixelRatio || 1);
    element.width = element.height = Math.round(size * ratio);
    const { facing } = counter;
    const { radius, down } = fitCounter(counter, size);
    const head = facing === null ? { x: 0, y: 0 } : toward(facing);
    const paint = () => {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, element.width, element.height);
      const scale = (radius * ratio) / worldRadius;
      ctx.setTransform(scale, 0, 0, scale, element.width / 2, element.height / 2 + down * ratio);
      sprites.draw(ctx, counter, head.x * inradius, head.y * inradius, radius, ratio);
    };
    paint();
    return whenFacesLoad(() => {
      sprites.clear();
      paint();
    });
  }, [counter, size, palette]);
  return <canvas ref={canvas} aria-hidden className={className} style={{ inlineSize: size, blockSize: size }} />;
}
