import { useWords } from '../../i18n/words';
import { ButtonLink } from '../base/Button';
import { EmptyState } from '../base/EmptyState';
import { Screen } from './Screen';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useWords();
  return (
    <Screen title={t('app.notFound.title')}>
      <EmptyState
        title={t('app.notFound.heading')}
        actions={
          <ButtonLink look="primary" href="/">
            {t('app.notFound.start')}
          </ButtonLink>
        }
      >
        {t('app.notFound.text')}
      </EmptyState>
    </Screen>
  );
}
