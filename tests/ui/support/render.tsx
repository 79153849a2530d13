import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { SavedGame } from '../../../src/game';
import { readSaveFile, writeSaveFile } from '../../../src/game/save-file';
import { activateLanguage } from '../../../src/i18n/languages';
import { createGamesStore } from '../../../src/store/games';
import { createSettingsStore, defaultSettings } from '../../../src/store/settings';
import { createInstallStore } from '../../../src/ui/install/install-store';
import { NoticeHost } from '../../../src/ui/notices/NoticeHost';
import { createNotices } from '../../../src/ui/notices/notices';
import { ServicesContext, type Services } from '../../../src/ui/shell/services';
import { castleChoice, skirmishChoice } from './choices';
import { fakeRepository } from './fixtures';

afterEach(cleanup);

/** Draws a screen in English among services that keep everything in memory. */
export async function renderScreen(
  screen: ReactNode,
  stored: readonly SavedGame[] = [],
  other: Partial<Services> = {},
) {
  await activateLanguage('en');
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  const fake = fakeRepository(stored);
  let ids = 0;
  const services: Services = {
    settings: createSettingsStore(
      { read: () => Promise.resolve(null), write: () => Promise.resolve() },
      defaultSettings('en'),
      () => undefined,
    ),
    games: createGamesStore({
      repository: fake.repository,
      files: { read: readSaveFile, write: writeSaveFile },
      now: () => 9000,
      newId: () => `new-${++ids}`,
    }),
    notices: createNotices(),
    install: createInstallStore(window),
    choices: [skirmishChoice, castleChoice],
    picture: () => Promise.resolve('data:image/png;base64,'),
    film: () => Promise.resolve(null),
    ...other,
  };
  const location = memoryLocation({ path: '/', record: true });
  const view = render(
    <I18nProvider i18n={i18n}>
      <ServicesContext value={services}>
        <Router hook={location.hook}>
          {screen}
          <NoticeHost />
        </Router>
      </ServicesContext>
    </I18nProvider>,
  );
  return { ...view, ...fake, services, location };
}
