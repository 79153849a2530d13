import { useEffect, useMemo, useRef } from 'react';
import type { BoardAnimation } from '../../board/animation';
import { Board } from '../../board/Board';
import type { Insets } from '../../board/camera';
import type { Camera } from '../../board/camera-controller';
import { candlePalette, lightPalette } from '../../board/palette';
import type { Direction, HexIndex } from '../../hex';
import { useWords } from '../../i18n/words';
import type { BoardView } from '../../board/view';
import { usePlay, usePlaying } from './play-context';
import { useRootData } from './use-root-data';

/** The board, edge to edge, under everything else; what covers it pushes the camera. */
export function BoardPane({
  view,
  camera,
  insets,
  animation,
  replayed,
  onAnimationEnd,
  coordinates,
  onHover,
}: {
  readonly view: BoardView;
  readonly camera: Camera;
  readonly insets: Insets;
  readonly animation: BoardAnimation | null;
  /** Where the other player's turn happened, while it is shown. */
  readonly replayed: readonly HexIndex[] | null;
  readonly onAnimationEnd: (id: string | number) => void;
  readonly coordinates: boolean;
  readonly onHover: (hex: HexIndex | null, part: Direction) => void;
}) {
  const { t } = useWords();
  const { play } = usePlaying();
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
      onHover={onHover}
      onLongPress={actions.inspect}
      reducedMotion={still}
      coordinates={coordinates}
      palette={theme === 'dark' ? candlePalette : lightPalette}
    />
  );
}
