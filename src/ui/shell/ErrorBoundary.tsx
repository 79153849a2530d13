import { Component, type ReactNode } from 'react';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { ErrorState } from '../base/ErrorState';

function Failed() {
  const { t } = useWords();
  return (
    <main>
      <ErrorState
        title={t('app.failed.title')}
        actions={
          <>
            <Button look="primary" onClick={() => location.reload()}>
              {t('app.failed.reload')}
            </Button>
            <Button onClick={() => location.assign(import.meta.env.BASE_URL)}>{t('app.notFound.start')}</Button>
          </>
        }
      >
        <p>{t('app.failed.text')}</p>
      </ErrorState>
    </main>
  );
}

/** Shows a way on when a screen breaks. The only class here: React asks for one. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
