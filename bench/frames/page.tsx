import { canvasBytes, nextFrame, timeFrames } from './watch';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import Konva from 'konva';
import { Board } from '../../src/board/Board';
import { createCamera } from '../../src/board/camera-controller';
import { noMarks, type BoardView } from '../../src/board/view';
import type { HexIndex } from '../../src/hex';
import { activateLanguage } from '../../src/i18n/languages';
import { allScenarios, crowded } from './boards';

const host = document.getElementById('root') as HTMLElement;

/** Kinds of frames, each as what happens at its beginning. */
interface Stand {
  readonly pan: (frame: number) => void;
  readonly zoom: (frame: number) => void;
  readonly hover: (frame: number) => void;
  readonly settle: () => Promise<void>;
  readonly close: () => void;
}

const swing = (frame: number): number => (Math.trunc(frame / 30) % 2 === 0 ? 1 : -1);
const pans = 11;
const zooms = 1.03;

/** A board with its camera; what is pointed at gets a path, as when a player chooses where to go. */
function boardStand(base: BoardView): Stand {
  const camera = createCamera();
  const root = createRoot(host);
  const show = (over: HexIndex | null): void => {
    const from = base.counters[0]?.hex ?? 0;
    const marks = over === null ? noMarks : { ...noMarks, path: { hexes: [from, over], label: '82 %' } };
    flushSync(() =>
      root.render(<Board view={{ ...base, marks }} camera={camera} label="Board" reducedMotion={false} />),
    );
  };
  show(null);
  const { grid } = base.ground;
  const chosen = base.counters[0]?.hex ?? 0;
  const around = [-3, -2, -1, 1, 2, 3].flatMap((across) =>
    [-2, -1, 0, 1, 2].map((down) => chosen + across + down * grid.columns).filter((hex) => hex >= 0 && hex < grid.size),
  );
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  return {
    pan: (frame) => camera.panBy(pans * swing(frame), pans * swing(frame) * 0.6),
    zoom: (frame) => camera.zoomBy(swing(frame) > 0 ? zooms : 1 / zooms, middle),
    hover: (frame) => show(around[frame % around.length] ?? null),
    async settle() {
      for (let frame = 0; frame < 150; frame++) await nextFrame();
    },
    close() {
      root.unmount();
    },
  };
}

/** A stage of the same size and as many layers with nothing on it. */
function emptyStand(): Stand {
  const stage = new Konva.Stage({
    container: host as HTMLDivElement,
    width: window.innerWidth,
    height: window.innerHeight,
    listening: false,
  });
  const layers = [0, 1].map(() => new Konva.Layer({ listening: false }));
  for (const layer of layers) {
    layer.add(new Konva.Shape({ sceneFunc: () => undefined, listening: false, perfectDrawEnabled: false }));
    stage.add(layer);
  }
  const draw = (x: number, scale: number): void => {
    stage.setAttrs({ x, y: x, scaleX: scale, scaleY: scale });
    for (const layer of layers) layer.batchDraw();
  };
  return {
    pan: (frame) => draw(frame, 1),
    zoom: (frame) => draw(0, 1 + frame / 100),
    hover: () => layers[1]?.batchDraw(),
    settle: async () => void (await nextFrame()),
    close: () => void stage.destroy(),
  };
}

interface Work {
  readonly pan: number[];
  readonly zoom: number[];
  readonly hover: number[];
}

async function work(stand: Stand, frames: number): Promise<Work> {
  await stand.settle();
  const answer = {
    pan: await timeFrames(frames, stand.pan),
    zoom: await timeFrames(frames, stand.zoom),
    hover: await timeFrames(frames, stand.hover),
  };
  stand.close();
  await nextFrame();
  return answer;
}

/** Looks at a board from near and far, and answers the most bytes that its canvases took. */
async function mostBytes(): Promise<number> {
  const stand = boardStand(crowded());
  let most = 0;
  for (let frame = 0; frame < 420; frame++) {
    if (frame % 2 === 0) stand.pan(frame);
    else if (frame % 60 < 44) stand.zoom(frame);
    await nextFrame();
    most = Math.max(most, canvasBytes());
  }
  stand.close();
  return most;
}

/** Opens and closes a board of every scenario in turn; what is left after each. */
async function openings(count: number): Promise<{ readonly canvas: number; readonly heap: number }[]> {
  const views = allScenarios();
  const left = [];
  for (let game = 0; game < count; game++) {
    const view = views[game % views.length] as BoardView;
    const stand = boardStand({ ...view, ground: { ...view.ground } });
    for (let frame = 0; frame < 20; frame++) {
      stand.pan(frame);
      await nextFrame();
    }
    stand.close();
    await nextFrame();
    (window as { gc?: () => void }).gc?.();
    await nextFrame();
    const { memory } = performance as unknown as { readonly memory?: { readonly usedJSHeapSize: number } };
    left.push({ canvas: canvasBytes(), heap: memory?.usedJSHeapSize ?? 0 });
  }
  return left;
}

await activateLanguage('en');
Object.assign(window, {
  frames: {
    board: (frames: number) => work(boardStand(crowded()), frames),
    empty: (frames: number) => work(emptyStand(), frames),
    mostBytes,
    openings,
    about: () => {
      const { grid, terrain } = crowded().ground;
      return { columns: grid.columns, rows: grid.rows, hexes: terrain.length, counters: crowded().counters.length };
    },
  },
  isReady: true,
});
