import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import '../../../src/ui/fonts.css';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { activateLanguage } from '../../../src/i18n/languages';
import type { LanguageCode } from '../../../src/i18n/words';
import { armyPairs } from '../../../src/store/army-pairs';
import { logLines } from '../../../src/ui/castle/log/lines';
import { castleLog } from '../../../src/ui/castle/log/manner';
import { LogPanel } from '../../../src/ui/table/log/LogPanel';
import { game, playSiege } from '../../ui/castle/scripted-siege';
import { voiceOf } from '../../ui/castle/voices';

const asked = new URLSearchParams(location.search);
const language = (asked.get('language') ?? 'en') as LanguageCode;

if (asked.has('theme')) document.documentElement.dataset['theme'] = asked.get('theme')!;
if (asked.has('text')) document.documentElement.dataset['text'] = asked.get('text')!;
await activateLanguage(language);
createRoot(document.getElementById('root')!).render(
  <I18nProvider i18n={i18n}>
    <aside
      style={{ inlineSize: '20rem', padding: '0.75rem', margin: '0.75rem', border: '1px solid var(--line-strong)' }}
    >
      <LogPanel
        lines={logLines(game, playSiege().entries)}
        voice={voiceOf(game, language)}
        manner={castleLog}
        looks={armyPairs['blue-red']}
        onShow={() => undefined}
      />
    </aside>
  </I18nProvider>,
);
