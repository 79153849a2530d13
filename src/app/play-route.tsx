import { useWords } from '../i18n/words';
import { LoadingScreen } from '../ui/shell/LoadingScreen';
import { useScreen } from '../ui/shell/use-screen';

/** The game in play. */
export function PlayRoute({ id }: { readonly id: string }) {
  const { t } = useWords();
  const heading = useScreen(t('app.play.title'));
  return (
    <main data-game={id}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('app.play.title')}
      </h1>
      <LoadingScreen text={t('app.play.opening')} />
    </main>
  );
}
