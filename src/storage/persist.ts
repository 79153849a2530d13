/**
 * The browser's answer to the request never to evict the games. `refused` is no failure: they are stored, but may be
 * removed when the device runs out of space, so an exported copy is advisable.
 */
export type Persistence = 'kept' | 'refused' | 'unknown';

/** Asks the browser never to evict what is stored. `unknown`: it does not support the request, or gave no answer. */
export async function askToPersist(
  storage: StorageManager | undefined = globalThis.navigator?.storage,
): Promise<Persistence> {
  if (typeof storage?.persist !== 'function') return 'unknown';
  try {
    if (await storage.persisted()) return 'kept';
    return (await storage.persist()) ? 'kept' : 'refused';
  } catch {
    return 'unknown';
  }
}
