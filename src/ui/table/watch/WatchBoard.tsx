import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { BoardAnimation } from '../../../board/animation';
import { Board } from '../../../board/Board';
import type { Insets } from '../../../board/camera';
import type { Camera } from '../../../board/camera-api';
import { candlePalette, lightPalette } from '../../../board/palette';
import type { BoardView } from '../../../board/view';
import type { HexIndex } from '../../../hex';
import { useWords } from '../../../i18n/words';
import { useSettings } from '../../shell/services';
import { shownBy } from '../aids/shown-by';
import { useRootData } from '../use-root-data';

/** So long a new screen takes until all that covers the map has been measured. */
const settlingMilliseconds = 800;

/** The board of a game that is looked at: it can be moved about, and nothing on it can be touched. */
export function WatchBoard({
  camera,
  insets,
  view,
  look,
  animation,
  onEnded,
}: {
  readonly camera: Camera;
  readonly insets: Insets;
  readonly view: BoardView;
  /** Hexes to be brought into sight. */
  readonly look: readonly HexIndex[];
  readonly animation: BoardAnimation | null;
  readonly onEnded: (id: string | number) => void;
}) {
  const { t } = useWords();
  const { coordinates, grid, roofs, walls } = useSettings();
  const shown = useMemo(() => shownBy(view, { tests: false, costs: false, roofs, walls }), [view, roofs, walls]);
  const theme = useRootData('theme');
  const still = useRootData('motion') === 'reduced';
  const homedAt = useRef<number | null>(null);
  const { top, right, bottom, left } = insets;
  const covered = useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);
  useEffect(() => camera.setInsets(covered), [camera, covered]);
  const home = useEffectEvent(() =>
    camera.home(
      view.counters.map(({ hex }) => hex),
      covered,
    ),
  );
  useEffect(() => {
    // Once both bars have told how much they cover, and again as they are laid out.
    if (covered.bottom === 0) return;
    homedAt.current ??= performance.now();
    if (performance.now() - homedAt.current > settlingMilliseconds) return;
    home();
  }, [covered]);
  useEffect(() => {
    if (look.length > 0) camera.focus(look, covered);
  }, [camera, look, covered]);
  return (
    <Board
      view={shown}
      camera={camera}
      label={t('play.board')}
      animation={animation}
      onAnimationEnd={onEnded}
      reducedMotion={still}
      coordinates={coordinates}
      lines={grid}
      palette={theme === 'dark' ? candlePalette : lightPalette}
    />
  );
}
