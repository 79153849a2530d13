import type { Camera } from './camera-api';
import { textFace, type BoardPalette } from './palette';

/** Words at the top of the free part of the board, where no finger is. Drawn, not read: the panel says the same. */
export function Banner({
  camera,
  text,
  palette,
}: {
  readonly camera: Camera;
  readonly text: string;
  readonly palette: BoardPalette;
}) {
  const room = camera.room();
  return (
    <p
      className="board-banner"
      aria-hidden="true"
      style={{
        top: room.top + 28,
        left: (room.left + room.right) / 2,
        maxWidth: room.right - room.left - 48,
        fontFamily: textFace,
        background: palette.cream,
        color: palette.ink,
        borderColor: palette.reachEdge,
      }}
    >
      {text}
    </p>
  );
}
