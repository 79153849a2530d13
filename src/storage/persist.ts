/**
 * What the browser said when asked never to evict the games. `refused` is no failure: they are kept, but may be
 * thrown away when the device runs out of space, so a copy in a file is worth making.
 */
export type Persistence = 'kept' | 'refused' | 'unknown';

/** Asks the browser to keep what is stored. `unknown`: it has no such question, or gave no answer. */
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
