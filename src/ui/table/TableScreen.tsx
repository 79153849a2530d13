import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createCamera } from '../../board/camera-controller';
import { Eye, Layers } from 'lucide-react';
import { useWords } from '../../i18n/words';
import { createAids } from '../../store/aids';
import { Button } from '../base/Button';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import { ComputerBar } from '../solo/ComputerBar';
import { HintCard } from '../solo/HintCard';
import { useComputersAnimation } from '../solo/use-computer';
import { WhoPlaysDialog } from '../solo/WhoPlaysDialog';
import { useScreen } from '../shell/use-screen';
import { AccountDialog } from './account/AccountDialog';
import { AidCard } from './aids/AidCard';
import { AidsContext, type TableAids } from './aids/table-aids';
import { ViewDialog } from './aids/ViewDialog';
import { DieDialog } from './DieDialog';
import { HappeningContext } from './happening';
import { Menu, NotKeptNotice, SavingNotice } from './Menu';
import { BottomSheet, SidePanel } from './Panel';
import type { ResultCode } from '../symbols/results';
import css from './play.module.css';
import type { Cursor, Setting } from './setting';
import { TableSounds } from './sound/TableSounds';
import { useAnySession, useHeader } from './table-context';
import { useTakeOver } from './take-over';
import { TakeBackDialog } from './TakeBackDialog';
import { TopBar } from './TopBar';
import type { TableAnimation } from './use-animation';
import { useCovered } from './use-covered';
import { useFilm } from './use-film';
import { useMedia } from './use-media';
import { useRootData } from './use-root-data';
import { useTurned } from './use-flat';
import { useSheet } from './use-sheet';
import { useShortcuts, type Deeds } from './use-shortcuts';
import type { RollPurpose } from '../../game';

/** A screen wide enough for a panel beside the board. */
const beside = '(orientation: landscape) and (min-width: 40rem)';
/** Pixels that the button at the foot covers, with words of the usual size. */
const usualEnd = 84;

/** The same with words as large as they are set. */
function useEndHeight(): number {
  const size = useRootData('text');
  return useMemo(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    return size === 'normal' ? usualEnd : (usualEnd * Number.parseFloat(fontSize)) / 16;
  }, [size]);
}

type Open = 'menu' | 'objectives' | 'takeBack' | 'players' | 'view' | 'account' | null;

/** What each game brings to the screen on which it is played. */
export interface TableScreenProps {
  readonly animation: TableAnimation;
  /** What can be looked up on the map. */
  readonly aids: TableAids;
  readonly deeds: Deeds;
  /** Something is pointed at: on a narrow screen the button at the foot gives way. */
  readonly pointing: boolean;
  /** Calls back whenever something has come to be pointed at: what the panel says of it must be seen. */
  readonly onPointed: (bringForward: () => void) => () => void;
  readonly board: (setting: Setting) => ReactNode;
  /** Whose turn it is, and what is left to do. */
  readonly bar: (onCovered: (pixels: number) => void) => ReactNode;
  /** All that the board offers, as a list. */
  readonly list: ReactNode;
  readonly here: (brief: boolean) => ReactNode;
  readonly buttons: ReactNode;
  readonly log: ReactNode;
  /** The log's words for an entry; none for one that goes without saying. */
  readonly tell: (entry: number) => readonly string[];
  /** The button at the foot. */
  readonly end: ReactNode;
  readonly live: (cursor: Cursor | null) => ReactNode;
  readonly objectives: (open: boolean, onClose: () => void) => ReactNode;
  readonly purpose: (purpose: RollPurpose) => ReactNode;
  /** What each face of a die that is asked for does, where the face alone tells it. */
  readonly results?: (purpose: RollPurpose) => readonly ResultCode[] | null;
  /** Back to the end screen, once the game is over. */
  readonly onEnd: () => void;
  /** What opens over the table in this game alone. */
  readonly children?: ReactNode;
}

/** The table during play: board, bars, panel, and the dialogs over them. */
export function TableScreen(props: TableScreenProps) {
  const { pointing, onPointed, aids: game } = props;
  const animation = useComputersAnimation(props.animation);
  const { t } = useWords();
  const { title } = useHeader();
  const heading = useScreen(title);
  const readOnly = useAnySession((now) => now.readOnly);
  const [camera] = useState(createCamera);
  const [store] = useState(createAids);
  const aids = useMemo(() => ({ store, game }), [store, game]);
  const turned = useTurned();
  const wide = useMedia(beside);
  const endHeight = useEndHeight();
  const [told, setTold] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const { tab, setTab, height, setHeight, covered, coveredLower, onCovered } = useSheet(
    onPointed,
    animation.now !== null,
  );
  const [unfolded, setUnfolded] = useState(true);
  const [barBottom, setBarBottom] = useState(0);
  const [noticed, setNoticed] = useState(0);
  const notices = useCovered<HTMLDivElement>('top', setNoticed);
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const [large, setLarge] = useState(false);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  // A window closes itself alone: the next one may be open already when it tells.
  const close = (which: Open) => () => setOpen((now) => (now === which ? null : now));
  const takeBack = useCallback(() => setOpen('takeBack'), []);
  // The button at the foot covers the board's lower edge; on a narrow screen it gives way to what is pointed at, and to a sheet
  // that leaves it no room below the bars.
  const endGone = pointing || height === 'high';
  // What is told below the bars covers the map too: it can be moved out from under that.
  const top = Math.max(barBottom, noticed);
  const upright = wide
    ? { top, left: 0, right: covered, bottom: endHeight }
    : { top, left: 0, right: 0, bottom: coveredLower + (pointing ? 0 : endHeight) };
  const insets = turned
    ? { top: upright.bottom, right: upright.left, bottom: upright.top, left: upright.right }
    : upright;
  const takeOver = useTakeOver();
  const film = useFilm(open === 'account');
  useShortcuts(props.deeds, store);

  const { log, here, buttons } = props;
  const panel = { tab, onTab: setTab, log, here, buttons, onCovered };
  return (
    <AidsContext value={aids}>
      <HappeningContext value={animation.now !== null}>
        <main
          className={classes(css['play'], wide ? css['wide'] : css['narrow'], !wide && endGone && css['pointing'])}
          style={{ ['--covered' as string]: `${covered}px`, ['--bars' as string]: `${barBottom}px` }}
        >
          <TableSounds now={animation.now} />
          <h1 ref={heading} tabIndex={-1} className="visually-hidden">
            {title}
          </h1>
          {props.board({ camera, insets, animation, onCursor: setCursor, corner, onLarge: setLarge })}
          <div className={classes(css['face'], turned && css['turned'])}>
            <TopBar onMenu={() => setOpen('menu')} onTakeBack={takeBack} />
            <IconButton
              look="secondary"
              data-over-board
              className={css['viewButton']}
              label={t('aids.view.open')}
              onClick={() => setOpen('view')}
            >
              <Layers aria-hidden />
            </IconButton>
            <div ref={setCorner} data-over-board className={css['cornerPlace']} />
            {props.bar(setBarBottom)}
            {props.list}
            {wide ? (
              <SidePanel {...panel} open={unfolded} onOpen={setUnfolded} />
            ) : (
              <BottomSheet {...panel} height={height} onHeight={setHeight} />
            )}
            {props.end}
            <ComputerBar />
            <div ref={notices} data-over-board className={css['notices']}>
              <AidCard />
              <SavingNotice />
              {!told && <NotKeptNotice onClose={() => setTold(true)} />}
              {animation.replayed && (
                <output className={css['replay']}>
                  <span>{t('play.replay')}</span>
                  <Button look="quiet" onClick={animation.skip}>
                    {t('play.replay.skip')}
                  </Button>
                </output>
              )}
              <HintCard />
              {readOnly && (
                <output className={css['replay']}>
                  <Eye aria-hidden />
                  <span>{t('play.readOnly')}</span>
                  {takeOver && <Button onClick={takeOver}>{t('play.readOnly.take')}</Button>}
                </output>
              )}
            </div>
            {props.children}
          </div>
          {props.live(cursor)}
          <Menu
            open={open === 'menu'}
            onClose={close('menu')}
            onObjectives={() => setOpen('objectives')}
            onTakeBack={takeBack}
            onAccount={() => setOpen('account')}
            onPlayers={() => setOpen('players')}
            onEnd={props.onEnd}
          />
          {props.objectives(open === 'objectives', close('objectives'))}
          <ViewDialog open={open === 'view'} large={large} onClose={close('view')} />
          <WhoPlaysDialog open={open === 'players'} onClose={close('players')} />
          <TakeBackDialog open={open === 'takeBack'} tell={props.tell} onClose={close('takeBack')} />
          <AccountDialog film={film} open={open === 'account'} onClose={close('account')} />
          <DieDialog purpose={props.purpose} results={props.results} />
        </main>
      </HappeningContext>
    </AidsContext>
  );
}
