import { useWords } from '../../../i18n/words';
import { Dialog } from '../../base/Dialog';
import type { Film } from '../watch/film';
import css from './account.module.css';
import { AccountView } from './AccountView';

/** A game in numbers, at any time. `note`: what it leaves out. */
export function AccountDialog({
  film,
  note,
  open,
  onClose,
}: {
  readonly film: Film | null;
  readonly note?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Dialog title={t('account.title')} open={open && film !== null} onClose={onClose}>
      {film && note !== undefined && <p className={css['note']}>{note}</p>}
      {film && <AccountView film={film} />}
    </Dialog>
  );
}
