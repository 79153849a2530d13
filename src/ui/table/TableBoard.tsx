import { useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Board, type BoardProps } from '../../board/Board';
import { hexesOfCounters, withHorses } from '../../board/animation-places';
import { isLarge } from '../../board/SmallMap';
import type { BoardView } from '../../board/view';
import type { Direction, HexIndex } from '../../hex';
import { useWords } from '../../i18n/words';
import { useSettings } from '../shell/services';
import { useAids, useAidsAtTable, useWithAids } from './aids/table-aids';
import { inRoom, useAidInSight } from './aids/use-aid-in-sight';
import { OnSmallMap } from './aids/OnSmallMap';
import { inMotion, shownBy } from './aids/shown-by';
import { useTouchToGoOn } from '../solo/use-computer';
import { landDice, useDiceTumbling } from './dice/use-tumble';
import { goesToFew, reachInRoom } from './reach-in-room';
import type { Setting } from './setting';
import { Pointers } from './Pointers';
import { StaysContext, useAnySession } from './table-context';
import { targetToShow } from './target-to-show';
import { usePalette } from './use-palette';
import { usePlaced } from './use-placed';
import { useRootData } from './use-root-data';
import { useSettled } from './use-settled';

/** So long a new screen takes until all that covers the map has been measured. */
const settlingMilliseconds = 800;

/** The board, edge to edge, under everything else; what covers it pushes the camera. */
export function TableBoard({
  setting,
  view,
  look,
  onHover,
  ...touches
}: {
  readonly setting: Setting;
  readonly view: BoardView;
  /** Hexes to be brought into sight: a new list each time. */
  readonly look: readonly HexIndex[];
  readonly onHover?: (hex: HexIndex | null, part: Direction) => void;
} & Pick<BoardProps, 'onHex' | 'onOutside' | 'onLongPress' | 'onPart' | 'partWords' | 'banner'>) {
  const { t } = useWords();
  const { camera, insets, animation, onCursor, corner, onLarge } = setting;
  const { replayed } = animation;
  const { coordinates, grid, tests, costs, roofs, walls, turnCounters } = useSettings();
  const { store } = useAidsAtTable();
  const still = useRootData('motion') === 'reduced';
  const moving = animation.now !== null && !still;
  const toggled = useMemo(
    () => shownBy(moving ? inMotion(view) : view, { tests, costs, roofs, walls }),
    [view, moving, tests, costs, roofs, walls],
  );
  const shown = useWithAids(toggled, (range) => t('play.range.short', { range }));
  const { onHex, onPart } = touches;
  const measuring = useAids(({ aid }) => aid?.kind === 'ruler');
  const palette = usePalette();
  const turned = useRootData('turned') === 'true';
  const touchToGoOn = useTouchToGoOn();
  const rolling = useDiceTumbling();
  const isProblem = useContext(StaysContext);
  const homed = useRef<'no' | 'replay' | 'yes'>('no');
  const homedIn = useRef<object | null>(null);
  const homedAt = useRef(0);
  const { top, right, bottom, left } = insets;
  const covered = useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);

  useEffect(() => camera.setInsets(covered), [camera, covered]);
  const chosen = useEffectEvent(() => view.marks.selected !== null);
  // First where the other player's turn happens, or at those who can act; after it at those.
  useEffect(() => {
    const ready = hexesOfCounters(
      view.ground.grid,
      view.counters.filter((counter) => counter.ready),
    );
    const zone = view.marks.outlines.filter(({ kind }) => kind === 'zone').map(({ hex }) => hex);
    // Before the first turn the zone counts with those who are set up in it; of a problem everything does.
    const here = [...ready, ...zone, ...(isProblem ? view.counters.map(({ hex }) => hex) : [])];
    // Panels are measured in the moments after they have come.
    const settling = performance.now() - homedAt.current < settlingMilliseconds && !chosen();
    const again = homedIn.current !== covered && settling && !replayed;
    homedIn.current = covered;
    if (homed.current === 'no') homedAt.current = performance.now();
    if (homed.current === 'no' || again) {
      camera.home(replayed ?? here, covered);
      // All of a problem is seen at once, however small.
      if (isProblem) camera.focus(here, covered);
    } else if (homed.current === 'replay' && !replayed) camera.home(here, covered, true);
    if (homed.current !== 'yes') homed.current = replayed ? 'replay' : 'yes';
  }, [camera, view, covered, replayed, isProblem]);
  // On a table between two the other army's turn begins with nothing between: the map goes to those who can act.
  const active = useAnySession((now) => now.state.active);
  const played = useRef(active);
  useEffect(() => {
    if (played.current === active) return;
    played.current = active;
    const ready = hexesOfCounters(
      view.ground.grid,
      view.counters.filter((counter) => counter.ready),
    );
    const zone = view.marks.outlines.filter(({ kind }) => kind === 'zone').map(({ hex }) => hex);
    if (ready.length > 0) camera.gather(ready, covered);
    else if (zone.length > 0) camera.home(zone, covered);
  }, [active, camera, view, covered]);
  // What happens is followed with the eyes.
  const { places } = animation;
  useEffect(() => {
    if (!replayed && places.length > 0) camera.focus(places, covered);
  }, [camera, places, replayed, covered]);
  // Whoever can do something next is looked at beside what happens, not instead of it.
  const besideIt = useEffectEvent((hexes: readonly HexIndex[]) => (replayed ? hexes : [...hexes, ...places]));
  // When what covers the map changes, whoever is chosen stays in sight; what was looked at before is past.
  // What he could aim at is told to be touched: some of it must be there.
  const aimedAt = useEffectEvent(([own = -1]: readonly HexIndex[]): readonly HexIndex[] => {
    const target = view.marks.selected === null ? null : targetToShow(view, own, camera);
    return target === null ? [] : [target];
  });
  const wholly = useEffectEvent((hexes: readonly HexIndex[]) => withHorses(view.ground.grid, view.counters, hexes));
  // Whoever was out of sight comes into it with as much as there is room for of where he could go; where that is a few
  // hexes, all of them are to be touched.
  const reachAbout = useEffectEvent(([own = -1]: readonly HexIndex[]): readonly HexIndex[] =>
    view.marks.selected === null || (inRoom([own], camera).length > 0 && !goesToFew(view))
      ? []
      : reachInRoom(view, own, camera),
  );
  const reachShown = useRef<readonly HexIndex[]>([]);
  const looked = useRef<{ readonly look: readonly HexIndex[]; readonly at: number } | null>(null);
  useEffect(() => {
    const news = looked.current?.look !== look;
    if (news || !looked.current) looked.current = { look, at: performance.now() };
    // Panel and bars are measured in the moments after they have come.
    const settling = performance.now() - looked.current.at < settlingMilliseconds;
    if (look.length > 0 && (news || settling || chosen())) {
      const reach = news ? reachAbout(look) : reachShown.current;
      reachShown.current = reach;
      camera.focus([...besideIt(wholly(look)), ...reach, ...(news ? aimedAt(look) : [])], covered);
    }
  }, [camera, look, covered]);

  useAidInSight(camera, view.counters, covered);
  usePlaced(camera, view.counters, covered, animation.now !== null);

  const settled = useSettled(view, moving);
  const large = isLarge(view.ground);
  useEffect(() => onLarge(large), [large, onLarge]);

  return (
    <>
      {large && corner && createPortal(<OnSmallMap view={settled} camera={camera} />, corner)}
      <Board
        {...touches}
        onHex={touchToGoOn((hex, part, manner) => store.getState().measure(hex) || onHex?.(hex, part, manner))}
        {...(onPart && !measuring && { onPart })}
        view={shown}
        camera={camera}
        label={t('play.board')}
        animation={animation.now}
        held={rolling}
        onAnimationEnd={(id) => {
          landDice();
          animation.end(id);
        }}
        onHover={(hex, part) => {
          onHover?.(hex, part);
          const byKeyboard = document.activeElement?.matches('[role="application"]:focus-visible');
          onCursor(hex !== null && byKeyboard ? { hex, facing: part } : null);
        }}
        reducedMotion={still}
        coordinates={coordinates}
        lines={grid}
        palette={palette}
        turned={turned}
        turnedCounters={turned && turnCounters}
      />
      <Pointers view={view} camera={camera} covered={covered} none={measuring || animation.now !== null} />
    </>
  );
}
