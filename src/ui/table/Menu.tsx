import {
  BookOpen,
  ChartLine,
  CircleCheck,
  CloudAlert,
  Download,
  Film,
  Flag,
  Grid3x3,
  House,
  Image,
  Settings,
  Target,
  Undo,
  Users,
} from 'lucide-react';
import { useContext } from 'react';
import { useStore } from 'zustand';
import { useLocation } from 'wouter';
import { writeSaveFile } from '../../game/save-file';
import { useWords, type MessageId } from '../../i18n/words';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { Notice } from '../base/Notice';
import { Switch } from '../base/Switch';
import { useHasComputer } from '../solo/solo-context';
import { useServices, useSettings } from '../shell/services';
import { fileName, titled } from '../games/describe';
import { downloadText } from '../games/download';
import css from './dialogs.module.css';
import { StaysContext, useAnySession, useHeader, useOnTable } from './table-context';
import { useFlat } from './use-flat';
import { useSharePicture } from './use-share-picture';

/** Hands the game as it stands, stored or not, to the browser as a file. */
export function useExport(): () => void {
  const { session } = useOnTable();
  const { choices } = useServices();
  const { t, language } = useWords();
  return () => {
    const saved = session.getState().saved();
    downloadText(fileName(titled(saved.header, { t, language, choices })), writeSaveFile(saved));
  };
}

/** Why the game is not saved, with a way on. */
export function SavingNotice() {
  const { t } = useWords();
  const { session } = useOnTable();
  const exportGame = useExport();
  const saving = useAnySession((now) => now.saving);
  if (saving.kind !== 'failed') return null;
  return (
    <Notice kind="problem" title={t('play.save.failed')}>
      <p>{t(`app.storage.${saving.code}` as MessageId)}</p>
      <div className={css['noticeButtons']}>
        <Button onClick={() => session.getState().retrySaving()}>{t('app.storage.retry')}</Button>
        <Button icon={<Download aria-hidden />} onClick={exportGame}>
          {t('play.menu.export')}
        </Button>
      </div>
    </Notice>
  );
}

/** Why moves are kept only as long as the tab is open; null: they are stored. */
export const useStanding = () => useStore(useServices().games, (state) => state.standing);

/** Says that moves are kept only while this tab is open, and what to do; can be closed where `onClose` is given. */
export function NotKeptNotice({ onClose }: { readonly onClose?: () => void }) {
  const { t } = useWords();
  const exportGame = useExport();
  const standing = useStanding();
  if (!standing) return null;
  return (
    <Notice kind="problem" title={t('play.save.failed')}>
      <p>{t(`app.storage.${standing}`)}</p>
      <div className={css['noticeButtons']}>
        <Button icon={<Download aria-hidden />} onClick={exportGame}>
          {t('play.menu.export')}
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {t('app.close')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** Everything that is not a move. */
export function Menu({
  open,
  onClose,
  onObjectives,
  onTakeBack,
  onAccount,
  onPlayers,
  onEnd,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onObjectives: () => void;
  readonly onTakeBack: () => void;
  /** The game in numbers. */
  readonly onAccount: () => void;
  /** Who plays which army. */
  readonly onPlayers: () => void;
  /** Back to the end screen, once the game is over. */
  readonly onEnd: () => void;
}) {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const over = useAnySession((now) => now.state.outcome !== null);
  const { possible, flat, setFlat } = useFlat();
  const { settings } = useServices();
  const { turnCounters } = useSettings();
  const hasComputer = useHasComputer();
  // Who plays is part of a problem.
  const isProblem = useContext(StaysContext);
  const readOnly = useAnySession((now) => now.readOnly);
  const { pages } = useOnTable();
  const exportGame = useExport();
  const sharePicture = useSharePicture();
  const id = useAnySession((now) => now.header.id);
  const { title } = useHeader();
  const saving = useAnySession((now) => now.saving.kind);
  const standing = useStanding();
  const canTakeBack = useAnySession((now) => now.canTakeBack);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <SavingNotice />
      <NotKeptNotice />
      {saving !== 'failed' && !standing && (
        <p className={css['saved']}>
          {saving === 'saved' ? <CircleCheck aria-hidden size={20} /> : <CloudAlert aria-hidden size={20} />}
          {t(saving === 'saved' ? 'play.save.saved' : 'play.save.saving')}
        </p>
      )}
      {possible && <Switch label={t('aids.flat')} hint={t('aids.flat.hint')} checked={flat} onChange={setFlat} />}
      {flat && (
        <Switch
          label={t('aids.flat.counters')}
          hint={t('aids.flat.counters.hint')}
          checked={turnCounters}
          onChange={(turns) => settings.getState().set({ turnCounters: turns })}
        />
      )}
      <nav className={css['menu']} aria-label={t('play.menu.open')}>
        {over && (
          <Button wide icon={<Flag aria-hidden />} onClick={then(onEnd)}>
            {t('play.menu.end')}
          </Button>
        )}
        <Button wide icon={<Target aria-hidden />} onClick={then(onObjectives)}>
          {t('play.menu.objectives')}
        </Button>
        {canTakeBack && (
          <Button wide icon={<Undo aria-hidden />} onClick={then(onTakeBack)}>
            {t('play.takeBack.menu')}
          </Button>
        )}
        <Button wide icon={<Film aria-hidden />} onClick={then(() => navigate(`/watch/${id}`))}>
          {t('watch.open')}
        </Button>
        <Button wide icon={<ChartLine aria-hidden />} onClick={then(onAccount)}>
          {t('account.open')}
        </Button>
        <Button wide icon={<Image aria-hidden />} onClick={then(sharePicture)}>
          {t('watch.picture')}
        </Button>
        {hasComputer && !over && !readOnly && !isProblem && (
          <Button wide icon={<Users aria-hidden />} onClick={then(onPlayers)}>
            {t('solo.menu')}
          </Button>
        )}
        <Button wide icon={<BookOpen aria-hidden />} onClick={then(() => navigate(pages.rules))}>
          {t('app.rules.title')}
        </Button>
        <Button wide icon={<Grid3x3 aria-hidden />} onClick={then(() => navigate(pages.tables))}>
          {t('app.tables.title')}
        </Button>
        <Button wide icon={<Settings aria-hidden />} onClick={then(() => navigate('/settings'))}>
          {t('app.settings.title')}
        </Button>
        <Button wide icon={<Download aria-hidden />} onClick={then(exportGame)}>
          {t('play.menu.export')}
        </Button>
        <Button wide icon={<House aria-hidden />} onClick={then(() => navigate('/'))}>
          {t('play.leave')}
        </Button>
      </nav>
    </Dialog>
  );
}
