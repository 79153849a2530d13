import { useWords } from '../../../i18n/words';
import { Dialog } from '../../base/Dialog';
import type { Film } from '../watch/film';
import { AccountView } from './AccountView';

/** A game in numbers, at any time. */
export function AccountDialog({
  film,
  open,
  onClose,
}: {
  readonly film: Film | null;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Dialog title={t('account.title')} open={open && film !== null} onClose={onClose}>
      {film && <AccountView film={film} />}
    </Dialog>
  );
}
