import { ArrowLeft, ChartLine, GitBranch, Lightbulb } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createCamera } from '../../../board/camera-controller';
import { useWords } from '../../../i18n/words';
import type { Verb } from '../../../solo';
import { armyPairs } from '../../../store/army-pairs';
import { Button } from '../../base/Button';
import { IconButton } from '../../base/IconButton';
import { titleOf } from '../../games/describe';
import { useSettings } from '../../shell/services';
import { useScreen } from '../../shell/use-screen';
import { ArmyShield } from '../../symbols/ArmyShield';
import { AccountDialog } from '../account/AccountDialog';
import { entryWords, inSentences } from '../log/text';
import { useCovered } from '../use-covered';
import { Controls } from './Controls';
import type { Film, FilmLooks } from './film';
import { useWatch } from './use-watch';
import { useWatchKeys } from './use-watch-keys';
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
  better,
  onBack,
  onBranch,
}: {
  readonly film: Film;
  /** The moment that is shown first. */
  readonly start: number;
  /** What would have been better there; null: nothing is to be shown. */
  readonly better: Verb | null;
  readonly onBack: () => void;
  /** Plays on from a moment, as a game of its own. */
  readonly onBranch: (moment: number) => void;
}) {
  const { t, language } = useWords();
  const pair = useSettings().armies;
  const { header } = film;
  const title = t('watch.title', { title: titleOf(header, film.scenario, language) });
  const heading = useScreen(title);
  // oxlint-disable-next-line react/exhaustive-deps -- the words change with the language alone
  const looks = useMemo((): FilmLooks => ({ armies: armyPairs[pair], language, t }), [pair, language]);
  const watch = useWatch(film, looks, start);
  useWatchKeys(watch);
  const [camera] = useState(createCamera);
  const [covered, setCovered] = useState(0);
  const [barBottom, setBarBottom] = useState(0);
  const [open, setOpen] = useState(false);
  const foot = useCovered('bottom', setCovered);
  const bar = useCovered('top', setBarBottom);
  const { moment, animation, ended, look } = watch;
  const missed = useMemo(
    () => (better && moment === start ? film.instead(moment, better, looks) : null),
    [film, better, moment, start, looks],
  );
  const view = useMemo(() => missed?.view ?? film.view(moment, looks), [film, missed, moment, looks]);
  const words = useMemo(() => wordsAt(film, looks, moment), [film, looks, moment]);
  const state = film.stateAt(moment);
  const { players } = header.setup;
  const name = playerName(players, state.active, film.armies[state.active].name[language], t);
  const rank = rankName(players, state.active, t);
  const turn = t('play.turnOf', { turn: state.turn, limit: film.turnLimit });
  const place = `${name} · ${turn}`;
  return (
    <main className={css['watch']}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <WatchBoard
        camera={camera}
        insets={{ top: barBottom, right: 0, bottom: covered, left: 0 }}
        view={view}
        look={look}
        animation={animation}
        onEnded={ended}
      />
      <section ref={bar} className={css['bar']} aria-label={t('watch.where')}>
        <IconButton label={t('app.back')} onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <ArmyShield look={looks.armies[state.active]} className={css['arms']} />
        <p className={css['where']}>
          <strong>{name}</strong>
          <span>{rank === null ? turn : `${rank} · ${turn}`}</span>
        </p>
        <IconButton label={t('account.open')} onClick={() => setOpen(true)}>
          <ChartLine aria-hidden />
        </IconButton>
      </section>
      <aside ref={foot} className={css['foot']} aria-label={t('watch.controls')}>
        <output className={css['line']}>{words}</output>
        {missed && (
          <p className={css['better']}>
            <Lightbulb aria-hidden size={20} />
            <span>{t('solo.hint.shown', { command: missed.words })}</span>
          </p>
        )}
        <Controls film={film} watch={watch} words={`${place}. ${words}`} />
        {!state.outcome && (
          <Button look="quiet" icon={<GitBranch aria-hidden />} onClick={() => onBranch(moment)}>
            {t('watch.branch')}
          </Button>
        )}
      </aside>
      <AccountDialog film={film} open={open} onClose={() => setOpen(false)} />
    </main>
  );
}
