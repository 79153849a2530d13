/** Times what a page does for its frames and counts its canvases. Takes effect where it is imported first. */

let worked = 0;
const canvases = new Set<WeakRef<HTMLCanvasElement>>();

const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) =>
  request((time) => {
    const from = performance.now();
    try {
      callback(time);
    } finally {
      worked += performance.now() - from;
    }
  });

const make = document.createElement.bind(document);
document.createElement = ((tag: string, options?: ElementCreationOptions) => {
  const element = make(tag, options);
  if (element instanceof HTMLCanvasElement) canvases.add(new WeakRef(element));
  return element;
}) as typeof document.createElement;

/** Bytes of all canvases that are still there, on the page or not. */
export function canvasBytes(): number {
  let bytes = 0;
  for (const kept of canvases) {
    const canvas = kept.deref();
    if (canvas) bytes += canvas.width * canvas.height * 4;
    else canvases.delete(kept);
  }
  return bytes;
}

export const nextFrame = (): Promise<number> => new Promise((resolve) => void request(resolve));

/** Milliseconds of script in each of so many frames: what the step itself does, and what it asks the next frame to do. */
export async function timeFrames(count: number, step: (frame: number) => void): Promise<number[]> {
  const times: number[] = [];
  await nextFrame();
  for (let frame = 0; frame < count; frame++) {
    worked = 0;
    const from = performance.now();
    step(frame);
    const stepped = performance.now() - from;
    await nextFrame();
    await nextFrame();
    times.push(stepped + worked);
  }
  return times;
}
