import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
import { Board } from '../../../src/board/Board';
import type { BoardAnimation } from '../../../src/board/animation';
import { createCamera } from '../../../src/board/camera-controller';
import { candlePalette, lightPalette } from '../../../src/board/palette';
import { paintPicture } from '../../../src/board/picture';
import { largeView, villageMarks, villageView } from './scene';

const asked = new URLSearchParams(location.search);
const camera = createCamera();
const base = asked.has('large') ? largeView() : villageView();
const palette = asked.has('candle') ? candlePalette : lightPalette;

/** What a test or a person at the console can reach. */
const bench = {
  camera,
  view: base,
  log: [] as string[],
  play: (_animation: BoardAnimation): void => undefined,
  paintPicture,
};
Object.assign(window, { bench });

function Harness() {
  const [animation, setAnimation] = useState<BoardAnimation | null>(null);
  const view = { ...base, marks: villageMarks(base, asked.get('marks') ?? '') };
  useEffect(() => {
    bench.play = setAnimation;
  }, []);
  return (
    <Board
      view={view}
      camera={camera}
      palette={palette}
      label="Board"
      animation={animation}
      reducedMotion={asked.has('still')}
      coordinates={!asked.has('bare')}
      onHex={(hex, part) => void bench.log.push(`hex ${hex} ${part}`)}
      onHover={(hex, part) => void bench.log.push(`hover ${hex} ${part}`)}
      onLongPress={(hex) => void bench.log.push(`long ${hex}`)}
      onAnimationEnd={(id) => void bench.log.push(`end ${id}`)}
    />
  );
}

function Pictures() {
  const sizes = [
    [320, 200],
    [160, 160],
    [480, 270],
  ] as const;
  return (
    <div style={{ background: '#efe3c4', height: '100%' }}>
      {sizes.map(([width, height]) => (
        <img key={width} alt="" src={paintPicture(base, width, height, palette)} style={{ margin: 12 }} />
      ))}
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(asked.has('pictures') ? <Pictures /> : <Harness />);
