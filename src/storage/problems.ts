import { StorageProblem, type StorageProblemCode } from '../game';

const codes: Readonly<Record<string, StorageProblemCode>> = {
  QuotaExceededError: 'quota',
  // The database on this device was made by a newer version of the app.
  VersionError: 'blocked',
  SecurityError: 'unavailable',
};

const named = (error: unknown): { readonly name: string; readonly message: string } =>
  error instanceof Error || (typeof DOMException !== 'undefined' && error instanceof DOMException)
    ? error
    : { name: 'Error', message: String(error) };

/** Turns whatever the storage threw into a `StorageProblem`. `doing`: what was attempted. */
export function storageProblem(
  error: unknown,
  doing: string,
  otherwise: StorageProblemCode = 'failed',
): StorageProblem {
  if (error instanceof StorageProblem) return error;
  const { name, message } = named(error);
  // Older engines gave quota errors the name of a plain abort and only said it in words.
  const code = codes[name] ?? (/quota|disk (is )?full/i.test(message) ? 'quota' : otherwise);
  return new StorageProblem(code, `${doing}: ${message || name}`, { cause: error });
}

/** Whether the database connection was lost: iPadOS closes it when the app sleeps. Opening it again helps. */
export function connectionLost(error: unknown): boolean {
  const { name, message } = named(error);
  return name === 'InvalidStateError' || (name === 'UnknownError' && /connection|server/i.test(message));
}
