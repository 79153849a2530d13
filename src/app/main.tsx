import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLanguage, preferredLanguage } from '../i18n/languages';
import { useWords } from '../i18n/words';

function App() {
  const { t } = useWords();
  return <h1>{t('app.title')}</h1>;
}

await activateLanguage(preferredLanguage(navigator.languages));
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>
  </StrictMode>,
);
