import { Workbox } from 'workbox-window';

export interface ServiceWorkerHandlers {
  /** Told once, when the app has just been stored whole: from now on it needs no network. */
  onOfflineReady(): void;
  /** A new version is stored and waits. `apply` puts it in force and reloads; what must be saved is saved before. */
  onUpdateWaiting(apply: () => void): void;
  /** Another tab has put a new version in force: parts that this page has not loaded yet are gone. Reload soon. */
  onUpdatedElsewhere?(reload: () => void): void;
}

const reload = (): void => location.reload();

/** Watches the worker in force: a change is ours when we asked for it, else another tab's. */
function watchController(workers: ServiceWorkerContainer, handlers: ServiceWorkerHandlers): { expect(): void } {
  let asked = false;
  // A first visit has none: the first one to take over is no change of version.
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (asked) reload();
    else if (controlled) handlers.onUpdatedElsewhere?.(reload);
    controlled = true;
  });
  return {
    expect: () => {
      asked = true;
    },
  };
}

/** Registers the service worker, in a production build only. Without one the app works, but needs the network. */
export function registerServiceWorker(handlers: ServiceWorkerHandlers): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const change = watchController(navigator.serviceWorker, handlers);
  const workbox = new Workbox(`${import.meta.env.BASE_URL}sw.js`, { scope: import.meta.env.BASE_URL });
  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) handlers.onOfflineReady();
  });
  workbox.addEventListener('waiting', () =>
    handlers.onUpdateWaiting(() => {
      change.expect();
      workbox.messageSkipWaiting();
    }),
  );
  // Refused in some private windows: then there is nothing to tell, the app runs from the network.
  workbox.register().catch(() => undefined);
}
