import { lightPalette, type BoardPalette } from './palette';
import { makeCanvas, release } from './paint';
import { paintBoard } from './picture';
import type { BoardView } from './view';
import { mapRect } from './world';

/** Pixels of the longer side, and of the whole: counters are read, and a phone can hold and send it. */
const longest = 3200;
const most = 6_000_000;
/** The same drawing without loss would be six times as heavy. */
const quality = 0.85;
/** Of the picture's width: the band with the title. */
const band = 0.045;

/** The whole board with all that stands on it, under its title, as a JPEG of a few megabytes. */
export async function wholePicture(
  view: BoardView,
  title: string,
  palette: BoardPalette = lightPalette,
): Promise<Blob> {
  const rect = mapRect(view.ground.grid);
  const shape = (rect.bottom - rect.top) / (rect.right - rect.left);
  const width = Math.floor(Math.min(longest, longest / shape, Math.sqrt(most / shape)));
  const height = Math.floor(width * shape);
  const head = Math.round(width * band);
  const board = makeCanvas(width, height);
  paintBoard(board.ctx, view, rect, width, height, palette);
  const { canvas, ctx } = makeCanvas(width, height + head);
  ctx.fillStyle = '#efe3c4';
  ctx.fillRect(0, 0, width, head);
  ctx.drawImage(board.canvas, 0, head);
  ctx.fillStyle = '#2b2119';
  ctx.font = `600 ${Math.round(head * 0.55)}px Alegreya, Georgia, serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(title, width / 2, head / 2, width * 0.94);
  release(board.canvas);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  release(canvas);
  if (!blob) throw new Error('the picture is too large for this browser');
  return blob;
}
