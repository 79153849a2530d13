import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
import { Board } from '../../../src/board/Board';
import type { BoardAnimation } from '../../../src/board/animation';
import { createCamera } from '../../../src/board/camera-controller';
import { paletteFor } from '../../../src/board/palette';
import { paintPicture } from '../../../src/board/picture';
import { castleMarks, castleView, siegeSteps } from './castle';
import { ridersView } from './riders';
import { RidersHarness } from './RidersHarness';
import { rideSteps } from './rides';
import { scenarioView } from './scenario';
import { largeView, villageMarks, villageView } from './scene';

const asked = new URLSearchParams(location.search);
const camera = createCamera();
const scenario = asked.get('scenario');
const base = scenario
  ? await scenarioView(scenario)
  : asked.has('large')
    ? largeView()
    : asked.has('riders')
      ? ridersView()
      : asked.has('castle')
        ? castleView(asked.has('night'))
        : villageView();
const palette = paletteFor(asked.has('candle') ? 'dark' : 'light', asked.has('plain') ? 'high' : 'normal');

/** What a test or a person at the console can reach. */
const bench = {
  camera,
  view: base,
  log: [] as string[],
  play: (_animation: BoardAnimation): void => undefined,
  paintPicture,
  /** Plays one of the ways of a horse. */
  ride: (name: string): void => bench.play({ id: `${name} ${performance.now()}`, steps: rideSteps(base, name) }),
  /** Plays what happens about a castle: a kind of step, or `all`. */
  siege: (name: string): void => bench.play({ id: `${name} ${performance.now()}`, steps: siegeSteps(name) }),
};
Object.assign(window, { bench });

function Harness() {
  const [animation, setAnimation] = useState<BoardAnimation | null>(null);
  const marks = asked.get('marks') ?? '';
  const shown = { roofs: asked.has('roofs'), walls: asked.has('walls') };
  const view = { ...base, ...shown, marks: asked.has('castle') ? castleMarks(base, marks) : villageMarks(base, marks) };
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
      turned={asked.has('turned')}
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

const playWith = (play: (animation: BoardAnimation) => void): void => void Object.assign(bench, { play });

function Shown() {
  if (asked.has('pictures')) return <Pictures />;
  if (!asked.has('riders')) return <Harness />;
  const settings = { base, camera, palette, log: bench.log, onReady: playWith, still: asked.has('still') };
  return <RidersHarness {...settings} chosen={asked.get('riders') !== 'rest'} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Shown />);
