import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import '../../../src/ui/fonts.css';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { activateLanguage } from '../../../src/i18n/languages';
import type { LanguageCode } from '../../../src/i18n/words';
import { armyPairs } from '../../../src/store/army-pairs';
import { logLines } from '../../../src/ui/skirmish/log/lines';
import { skirmishLog } from '../../../src/ui/skirmish/log/manner';
import { LogPanel } from '../../../src/ui/table/log/LogPanel';
import { playScript, start } from '../../ui/log/scripted-game';
import { voiceOf } from '../../ui/log/voices';

const asked = new URLSearchParams(location.search);
const language = (asked.get('language') ?? 'en') as LanguageCode;
const { entries } = playScript();
const lines = logLines(
  start.game,
  asked.has('taken') ? [...entries.slice(0, 9), { kind: 'takeBack', to: 8, seed: 1 }] : entries,
);

if (asked.has('theme')) document.documentElement.dataset['theme'] = asked.get('theme')!;
if (asked.has('text')) document.documentElement.dataset['text'] = asked.get('text')!;
await activateLanguage(language);
createRoot(document.getElementById('root')!).render(
  <I18nProvider i18n={i18n}>
    <aside
      style={{ inlineSize: '20rem', padding: '0.75rem', margin: '0.75rem', border: '1px solid var(--line-strong)' }}
    >
      <LogPanel
        lines={asked.has('empty') ? [] : lines}
        voice={voiceOf(start.game, language)}
        manner={skirmishLog}
        looks={armyPairs['blue-red']}
        onShow={() => undefined}
      />
    </aside>
  </I18nProvider>,
);
