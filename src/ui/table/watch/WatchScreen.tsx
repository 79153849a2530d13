import { GitBranch, Lightbulb } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createCamera } from '../../../board/camera-controller';
import { useWords } from '../../../i18n/words';
import type { Players } from '../../../game';
import type { Verb } from '../../../solo';
import { armyPairs } from '../../../store/army-pairs';
import { Button } from '../../base/Button';
import { titleOf } from '../../games/describe';
import { useServices, useSettings } from '../../shell/services';
import { useScreen } from '../../shell/use-screen';
import { AccountDialog } from '../account/AccountDialog';
import { entryWords, inSentences } from '../log/text';
import { BoardSounds } from '../sound/TableSounds';
import { useCovered } from '../use-covered';
import { useNoPageZoom } from '../use-no-page-zoom';
import { useWakeLock } from '../use-wake-lock';
import { BranchDialog } from './BranchDialog';
import { Controls } from './Controls';
import type { Film, FilmLooks } from './film';
import { useKeptPlace } from './use-place';
import { useWatch } from './use-watch';
import { useWatchKeys } from './use-watch-keys';
import { Told } from './Told';
import { WatchBar } from './WatchBar';
import { WatchBoard } from './WatchBoard';
import css from './watch.module.css';
import { playerName, rankName } from '../../solo/player-name';

/** The words of the entry that led to a moment, or of the last one before it that says something. */
function wordsAt(film: Film, looks: FilmLooks, moment: number): string {
  const voice = film.voice(looks);
  const lines = film.lines();
  for (let entry = moment - 1; entry >= 0; entry--) {
    const words = entryWords(voice, lines, entry);
    if (words.length > 0) return inSentences(words);
  }
  return looks.t('watch.beginning');
}

/** A game looked at from its first entry to its last; nothing in it changes. */
export function WatchScreen({
  film,
  start,
  from,
  better,
  onBack,
  onBranch,
}: {
  readonly film: Film;
  /** The moment that is shown first. */
  readonly start: number;
  /** The moment that was asked for. */
  readonly from: number;
  /** The command that would have been better there; null: none is shown. */
  readonly better: Verb | null;
  readonly onBack: () => void;
  /** Plays on from a moment, as a game of its own. */
  readonly onBranch: (moment: number, players: Players) => void;
}) {
  const { t, language } = useWords();
  const pair = useSettings().armies;
  const { header } = film;
  const { choices } = useServices();
  const hasComputer = choices.some(({ id, computer }) => id === header.setup.system && computer);
  const title = t('watch.title', { title: titleOf(header, film.scenario, { t, language }) });
  const heading = useScreen(title);
  // oxlint-disable-next-line react/exhaustive-deps -- the words change with the language alone
  const looks = useMemo((): FilmLooks => ({ armies: armyPairs[pair], language, t }), [pair, language]);
  const [camera] = useState(createCamera);
  const watch = useWatch(film, looks, start, camera.shows);
  useWatchKeys(watch);
  useKeptPlace(watch.moment);
  useWakeLock(watch.playing);
  useNoPageZoom();
  const [covered, setCovered] = useState(0);
  const [barBottom, setBarBottom] = useState(0);
  const [open, setOpen] = useState<'account' | 'branch' | null>(null);
  const foot = useCovered('bottom', setCovered);
  const bar = useCovered('top', setBarBottom);
  const { moment, last, animation, ended, look } = watch;
  const missed = useMemo(
    () => (better && moment === from ? film.instead(moment, better, looks) : null),
    [film, better, moment, from, looks],
  );
  const view = useMemo(() => missed?.view ?? film.view(moment, looks), [film, missed, moment, looks]);
  const words = useMemo(() => wordsAt(film, looks, moment), [film, looks, moment]);
  // What is still to come is told neither by its numbers.
  const shown = useMemo(() => (open === 'account' ? film.upTo(moment) : null), [film, open, moment]);
  const state = film.stateAt(moment);
  const { players } = header.setup;
  const name = playerName(players, state.active, film.armies[state.active].name[language], t);
  const rank = rankName(players, state.active, t);
  const turn = t('play.turnOf', { turn: state.turn, limit: film.turnLimit });
  const close = () => setOpen(null);
  const askWho = () => {
    watch.pause();
    if (hasComputer) setOpen('branch');
    else onBranch(moment, players);
  };
  const place = `${name} · ${turn}`;
  return (
    <main className={css['watch']}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <BoardSounds now={animation} />
      <WatchBoard
        camera={camera}
        insets={{ top: barBottom, right: 0, bottom: covered, left: 0 }}
        view={view}
        look={look}
        animation={animation}
        onEnded={ended}
      />
      <WatchBar
        ref={bar}
        look={looks.armies[state.active]}
        name={name}
        line={rank === null ? turn : `${rank} · ${turn}`}
        onBack={onBack}
        onAccount={() => setOpen('account')}
      />
      <aside ref={foot} className={css['foot']} aria-label={t('watch.controls')}>
        <Told words={words} />
        {missed && (
          <p className={css['better']}>
            <Lightbulb aria-hidden size={20} />
            <span>{t('solo.hint.shown', { command: missed.words })}</span>
          </p>
        )}
        <Controls film={film} watch={watch} words={`${place}. ${words}`} />
        {!state.outcome && (
          <Button look="quiet" icon={<GitBranch aria-hidden />} onClick={askWho}>
            {t('watch.branch')}
          </Button>
        )}
      </aside>
      <AccountDialog
        film={shown}
        note={moment < last ? t('account.upTo') : undefined}
        open={open === 'account'}
        onClose={close}
      />
      <BranchDialog
        open={open === 'branch'}
        film={film}
        looks={looks.armies}
        onBranch={(who) => onBranch(moment, who)}
        onClose={close}
      />
    </main>
  );
}
