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
  onAnimationEnd,
  coordinates,
  onHover,
}: {
  readonly view: BoardView;
  readonly camera: Camera;
  readonly insets: Insets;
  readonly animation: BoardAnimation | null;
  readonly onAnimationEnd: (id: string | number) => void;
  readonly coordinates: boolean;
  readonly onHover: (hex: HexIndex | null, part: Direction) => void;
}) {
  const { t } = useWords();
  const { play } = usePlaying();
  const look = usePlay((now) => now.look);
  const theme = useRootData('theme');
  const still = useRootData('motion') === 'reduced';
  const homed = useRef(false);
  const actions = play.getState();
  const { top, right, bottom, left } = insets;
  const covered = useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);

  useEffect(() => camera.setInsets(covered), [camera, covered]);
  useEffect(() => {
    if (homed.current) return;
    camera.home(
      view.counters.filter(({ ready }) => ready).map(({ hex }) => hex),
      covered,
    );
    homed.current = true;
  }, [camera, view, covered]);
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
