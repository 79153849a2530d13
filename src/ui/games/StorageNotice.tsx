import { useStore } from 'zustand';
import type { StorageProblemCode } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { Button } from '../base/Button';
import { Notice } from '../base/Notice';
import { useServices } from '../shell/services';
import css from './storage-notice.module.css';

/** What a problem of the store means for the player, and the way on. */
export const problemWords: Readonly<Record<StorageProblemCode, MessageId>> = {
  unavailable: 'app.storage.unavailable',
  quota: 'app.storage.quota',
  blocked: 'app.storage.blocked',
  elsewhere: 'app.storage.elsewhere',
  damaged: 'app.storage.damaged',
  failed: 'app.storage.failed',
};

/** Shows the problem of the store, if there is one. Play goes on beside it. */
export function StorageNotice() {
  const { t } = useWords();
  const { games } = useServices();
  const problem = useStore(games, (state) => state.problem);
  const standing = useStore(games, (state) => state.standing);
  if (!problem) return null;
  return (
    <Notice kind="problem" title={t('app.storage.title')}>
      <p>{t(problemWords[problem])}</p>
      {/* What lasts as long as the tab is open can be neither repaired nor closed. */}
      {problem !== standing && (
        <div className={css['actions']}>
          <Button onClick={() => void games.getState().load()}>{t('app.storage.retry')}</Button>
          <Button look="quiet" onClick={() => games.getState().closeProblem()}>
            {t('app.close')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
