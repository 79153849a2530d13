import { CloudAlert, Menu as MenuIcon, Redo2, Undo2, UserRoundSearch } from 'lucide-react';
import { armiesOfPersons } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import { useServices } from '../shell/services';
import css from './play.module.css';
import { useAnySession, useOnTable } from './table-context';

const closedWords = {
  nothing: 'play.undo.nothing',
  dice: 'play.undo.dice',
  handOver: 'play.undo.handOver',
  agreement: 'play.undo.agreement',
} as const satisfies Record<string, MessageId>;

/** Menu, undo and redo. Undo that is closed says why, and where to go back all the same. */
export function TopBar({ onMenu, onTakeBack }: { readonly onMenu: () => void; readonly onTakeBack: () => void }) {
  const { t } = useWords();
  const { session } = useOnTable();
  const { notices } = useServices();
  const closed = useAnySession((now) => now.undoClosed);
  const canRedo = useAnySession((now) => now.redoable.length > 0);
  const canTakeBack = useAnySession((now) => now.canTakeBack);
  const failed = useAnySession((now) => now.saving.kind === 'failed');
  const readOnly = useAnySession((now) => now.readOnly);
  const alone = useAnySession((now) => armiesOfPersons(now.header.setup.players).length < 2);

  function undo() {
    if (closed === null) return session.getState().undo();
    const action =
      canTakeBack && closed !== 'nothing' ? { label: t('play.takeBack.short'), run: onTakeBack } : undefined;
    notices.getState().show({
      key: 'undo',
      text: t(closed === 'handOver' && alone ? 'solo.undo.handOver' : closedWords[closed]),
      milliseconds: 7000,
      ...(action && { action }),
    });
  }

  return (
    <div className={classes(css['bar'], css['topLeft'])}>
      <IconButton label={failed ? t('play.menu.failed') : t('play.menu.open')} onClick={onMenu} className={css['menu']}>
        {failed ? <CloudAlert aria-hidden /> : <MenuIcon aria-hidden />}
      </IconButton>
      {!readOnly && (
        <>
          <IconButton label={t('play.undo')} aria-disabled={closed !== null} onClick={undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label={t('play.redo')} aria-disabled={!canRedo} onClick={() => session.getState().redo()}>
            <Redo2 aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}

/** Opens the card of the next one who can act, and shows him. */
export function NextButton({ count, onNext }: { readonly count: number; readonly onNext: () => void }) {
  const { t } = useWords();
  return (
    <IconButton label={t('play.next')} aria-disabled={count === 0} onClick={onNext}>
      <UserRoundSearch aria-hidden />
    </IconButton>
  );
}
