import { createStore, type StoreApi } from 'zustand/vanilla';

/** Chromium's event, which the platform's types lack. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  /** Runs as an app of the home screen already. */
  readonly installed: boolean;
  /** The browser's offer, kept until it is used. */
  readonly offer: InstallPromptEvent | null;
  readonly ask: () => Promise<void>;
}

export type InstallStore = StoreApi<Install>;

/** Keeps the browser's offer to install, from the moment it is made; it is made once, early. */
export function createInstallStore(page: Window): InstallStore {
  const store = createStore<Install>()((set, get) => ({
    installed: page.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches,
    offer: null,
    async ask() {
      const { offer } = get();
      if (!offer) return;
      await offer.prompt();
      const { outcome } = await offer.userChoice;
      // A browser takes each offer once.
      set({ offer: null, installed: outcome === 'accepted' });
    },
  }));
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.setState({ offer: event as InstallPromptEvent });
  });
  page.addEventListener('appinstalled', () => store.setState({ offer: null, installed: true }));
  return store;
}
