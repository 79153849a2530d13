import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { ServicesContext } from '../ui/shell/services';
import { guardAgainstPalms } from '../ui/shell/palm-guard';
import { App } from './App';
import { compose } from './compose';

guardAgainstPalms(document);
const app = await compose();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ServicesContext value={app.services}>
        <App app={app} />
      </ServicesContext>
    </I18nProvider>
  </StrictMode>,
);
