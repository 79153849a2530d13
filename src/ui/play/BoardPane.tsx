import { useEffect, useMemo, useRef } from 'react';
import type { BoardAnimation } from '../../board/animation';
import { Board } from '../../board/Board';
import type { Insets } from '../../board/camera';
import type { Camera } from '../../board/camera-controller';
import { candlePalette, lightPalette } from '../../board/palette';
import type { HexIndex } from '../../hex';
import type { Library } from '../../game';
import { useWords } from '../../i18n/words';
import type { Cursor } from './LiveRegion';
import { usePlay, usePlaying } from './play-context';
import { useBoardView } from './use-board-view';
import { usePartWords } from './use-part-words';
import { useRootData } from './use-root-data';

/** The board, edge to edge, under everything else; what covers it pushes the camera. */
export function BoardPane({
  library,
  camera,
  insets,
  animation,
  replayed,
  onAnimationEnd,
  coordinates,
  onCursor,
}: {
  readonly library: Library;
  readonly camera: Camera;
  readonly insets: Insets;
  readonly animation: BoardAnimation | null;
  /** Where the other player's turn happened, while it is shown. */
  readonly replayed: readonly HexIndex[] | null;
  readonly onAnimationEnd: (id: string | number) => void;
  readonly coordinates: boolean;
  /** The keyboard has come to a hex, or left the board. */
  readonly onCursor: (cursor: Cursor | null) => void;
}) {
  const { t } = useWords();
  const { play } = usePlaying();
  const view = useBoardView(library);
  const partWords = usePartWords();
  const glimpse = usePlay((now) => now.glimpse?.preview ?? null);
  const look = usePlay((now) => now.look);
  const theme = useRootData('theme');
  const still = useRootData('motion') === 'reduced';
  const homed = useRef<'no' | 'replay' | 'yes'>('no');
  const actions = play.getState();
  const { top, right, bottom, left } = insets;
  const covered = useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);

  useEffect(() => camera.setInsets(covered), [camera, covered]);
  // First where the other player's turn happened, or at those who can act; then, with the least move, at those.
  useEffect(() => {
    const ready = view.counters.filter((counter) => counter.ready).map(({ hex }) => hex);
    if (homed.current === 'no') camera.home(replayed ?? ready, covered);
    else if (homed.current === 'replay' && !replayed) camera.focus(ready, covered);
    if (homed.current !== 'yes') homed.current = replayed ? 'replay' : 'yes';
  }, [camera, view, covered, replayed]);
  useEffect(() => {
    if (look.length > 0) camera.focus(look, covered);
  }, [camera, look, covered]);

  return (
    <Board
      view={view}
      camera={camera}
      label={t('play.board')}
      animation={animation}
      onAnimationEnd={onAnimationEnd}
      onHex={(hex, part) => {
        actions.tap(hex, part);
        return true;
      }}
      onOutside={actions.deselect}
      onHover={(hex, part) => {
        actions.glimpseAt(hex, part);
        const byKeyboard = document.activeElement?.matches('[role="application"]:focus-visible');
        onCursor(hex !== null && byKeyboard ? { hex, facing: part } : null);
      }}
      onPart={(hex, facing, phase) => {
        if (phase === 'lift' && facing !== null) actions.pointAt(hex, facing);
        else actions.glimpseAt(phase === 'slide' ? hex : null, facing);
      }}
      partWords={partWords}
      banner={glimpse?.kind === 'place' ? partWords.place(glimpse.place) : null}
      onLongPress={actions.inspect}
      reducedMotion={still}
      coordinates={coordinates}
      palette={theme === 'dark' ? candlePalette : lightPalette}
    />
  );
}
