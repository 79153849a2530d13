import { useCallback, useEffect, useState } from 'react';
import { createCamera } from '../../board/camera-controller';
import { useWords } from '../../i18n/words';
import type { Library } from '../../game';
import { classes } from '../base/classes';
import { Button } from '../base/Button';
import { useSettings } from '../shell/services';
import { useScreen } from '../shell/use-screen';
import { ActionList } from './ActionList';
import { BoardPane } from './BoardPane';
import { DieDialog } from './DieDialog';
import { EndScreen } from './EndScreen';
import { EndSequence } from './EndSequence';
import { HandOver } from './HandOver';
import { HexDialog } from './HexDialog';
import { LiveRegion, type Cursor } from './LiveRegion';
import { LogView } from './LogView';
import { Menu, SavingNotice, TakeBackDialog } from './Menu';
import { ObjectivesDialog } from './Objectives';
import { BottomSheet, SidePanel, type PanelTab, type SheetHeight } from './Panel';
import { PlayingContext, usePlay, usePlaying, useSession, type Playing } from './play-context';
import css from './play.module.css';
import { SequenceBar } from './SequenceBar';
import { TopBar } from './TopBar';
import { useAnimation } from './use-animation';
import { useLog } from './use-log';
import { useMedia } from './use-media';
import { useShortcuts } from './use-shortcuts';

/** A screen wide enough for a panel beside the board. */
const beside = '(orientation: landscape) and (min-width: 40rem)';
/** Pixels that the button at the foot covers. */
const endHeight = 84;
/** The last blow is seen before the page of the end. */
const lastLookMilliseconds = 1600;

type Open = 'menu' | 'objectives' | 'takeBack' | null;

/** The table while somebody plays: board, bars, panel and what opens over them. */
function Table({ library, onEnd }: { readonly library: Library; readonly onEnd: () => void }) {
  const { t } = useWords();
  const { session, play } = usePlaying();
  const title = useSession((now) => now.header.title);
  const heading = useScreen(title);
  const readOnly = useSession((now) => now.readOnly);
  const [camera] = useState(createCamera);
  const lines = useLog();
  const animation = useAnimation();
  const wide = useMedia(beside);
  const coordinates = useSettings().coordinates;
  const [open, setOpen] = useState<Open>(null);
  const [tab, setTab] = useState<PanelTab>('here');
  const [unfolded, setUnfolded] = useState(true);
  const [height, setHeight] = useState<SheetHeight>('middle');
  const [covered, setCovered] = useState(0);
  const [barBottom, setBarBottom] = useState(0);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  // A window closes itself alone: the next one may be open already when it tells.
  const close = (which: Open) => () => setOpen((now) => (now === which ? null : now));
  const takeBack = useCallback(() => setOpen('takeBack'), []);
  const pointing = usePlay(({ preview }) =>
    preview.kind === 'attack' ? preview.defenders.length > 0 : preview.kind !== 'none',
  );
  // The button that ends the sequence covers the board's lower edge; on a narrow screen it gives way to what is pointed at.
  const insets = wide
    ? { top: barBottom, left: 0, right: covered, bottom: endHeight }
    : { top: barBottom, left: 0, right: 0, bottom: covered + (pointing ? 0 : endHeight) };
  const undo = useCallback(() => session.getState().undo(), [session]);
  useShortcuts(undo);

  // What is pointed at is read in the panel: touching the board brings it forward.
  useEffect(
    () =>
      play.subscribe((now, before) => {
        if (now.interaction === before.interaction && now.roll === before.roll) return;
        if (now.preview.kind === 'none' && !now.roll && now.interaction.kind !== 'selected') return;
        setTab('here');
        setHeight((was) => (was === 'low' ? 'middle' : was));
      }),
    [play],
  );

  const log = <LogView lines={lines} />;
  const panel = { tab, onTab: setTab, log, onCovered: setCovered };
  return (
    <main
      className={classes(css['play'], wide ? css['wide'] : css['narrow'], !wide && pointing && css['pointing'])}
      style={{ ['--covered' as string]: `${covered}px`, ['--bars' as string]: `${barBottom}px` }}
    >
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <BoardPane
        library={library}
        camera={camera}
        insets={insets}
        animation={animation.now}
        replayed={animation.replayed}
        onAnimationEnd={animation.end}
        coordinates={coordinates}
        onCursor={setCursor}
      />
      <TopBar onMenu={() => setOpen('menu')} onTakeBack={takeBack} />
      <SequenceBar onCovered={setBarBottom} />
      <ActionList />
      {wide ? (
        <SidePanel {...panel} open={unfolded} onOpen={setUnfolded} />
      ) : (
        <BottomSheet {...panel} height={height} onHeight={setHeight} />
      )}
      <EndSequence />
      <div className={css['notices']}>
        <SavingNotice />
        {animation.replayed && (
          <output className={css['replay']}>
            <span>{t('play.replay')}</span>
            <Button look="quiet" onClick={animation.skip}>
              {t('play.replay.skip')}
            </Button>
          </output>
        )}
        {readOnly && <p className={css['replay']}>{t('play.readOnly')}</p>}
      </div>
      <LiveRegion lines={lines} cursor={cursor} />
      <Menu
        open={open === 'menu'}
        onClose={close('menu')}
        onObjectives={() => setOpen('objectives')}
        onTakeBack={takeBack}
        onEnd={onEnd}
      />
      <ObjectivesDialog open={open === 'objectives'} onClose={close('objectives')} />
      <TakeBackDialog open={open === 'takeBack'} onClose={close('takeBack')} />
      <HexDialog />
      <DieDialog />
    </main>
  );
}

/** Cover, table or the page of the end. */
function Stage({ library }: { readonly library: Library }) {
  const { session } = usePlaying();
  const cover = useSession((now) => now.cover);
  const outcome = useSession((now) => now.state.outcome);
  // The outcome that has been looked at long enough.
  const [seen, setSeen] = useState(() => session.getState().state.outcome);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(outcome), lastLookMilliseconds);
    return () => clearTimeout(timer);
  }, [outcome]);
  const [looking, setLooking] = useState(false);
  if (cover !== null) return <HandOver army={cover} />;
  if (outcome && seen === outcome && !looking) return <EndScreen onLook={() => setLooking(true)} />;
  return <Table library={library} onEnd={() => setLooking(false)} />;
}

/** The game in play. */
export function PlayScreen({ playing, library }: { readonly playing: Playing; readonly library: Library }) {
  return (
    <PlayingContext value={playing}>
      <Stage library={library} />
    </PlayingContext>
  );
}
