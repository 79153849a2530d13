import { safeParse } from 'valibot';
import { storedHeaderSchema, StorageProblem, type Entry, type GameHeader } from '../game';
import type { EntryKey } from './database';

const damaged = (gameId: string, what: string): StorageProblem =>
  new StorageProblem('damaged', `game ${gameId}, ${what}`);

/** The stored header. Throws a `StorageProblem` that names the game. */
export function checkedHeader(id: string, record: unknown): GameHeader {
  const result = safeParse(storedHeaderSchema, record);
  if (result.success) return record as GameHeader;
  const issue = result.issues[0];
  const place = issue.path?.map((part) => String(part.key)).join('.') ?? '';
  throw damaged(id, `header${place && `, ${place}`}: ${issue.message}`);
}

function entryFault(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return 'is no entry';
  const { kind, events } = entry as { readonly kind?: unknown; readonly events?: unknown };
  if (kind === 'takeBack') return null;
  if (kind !== 'command') return `has the unknown kind ${JSON.stringify(kind)}`;
  return Array.isArray(events) ? null : 'has no events';
}

/**
 * The stored entries. They must be numbered without gaps and be as many as the header says; else throws a
 * `StorageProblem`.
 */
export function checkedEntries(header: GameHeader, keys: readonly EntryKey[], records: readonly unknown[]): Entry[] {
  records.forEach((record, place) => {
    const seq = keys[place]?.[1];
    if (seq !== place) throw damaged(header.id, `entry ${place}: is missing`);
    const fault = entryFault(record);
    if (fault) throw damaged(header.id, `entry ${place}: ${fault}`);
  });
  if (records.length < header.length) throw damaged(header.id, `entry ${records.length}: is missing`);
  if (records.length > header.length)
    throw damaged(header.id, `entry ${header.length}: is more than the header tells of`);
  return records as Entry[];
}

/**
 * The header that replaces a stored one. The stored journal must be as long as the caller believes; else another tab
 * has played on, and writing now would mix two games. The stored title is kept, because the caller may not know yet
 * that the game was renamed.
 */
export function inPlaceOf(
  stored: GameHeader | undefined,
  header: GameHeader,
  fits: (length: number) => boolean,
): GameHeader {
  const { id } = header;
  if (!stored) throw new StorageProblem('failed', `game ${id} is not stored on this device any more`);
  if (!fits(stored.length)) {
    throw new StorageProblem('elsewhere', `game ${id} has ${stored.length} entries: it was played on elsewhere`);
  }
  return { ...header, title: stored.title };
}

/** Sorts the most recently played first; of two played in the same millisecond, the one created last. */
export const lastPlayedFirst = (a: GameHeader, b: GameHeader): number =>
  b.updatedAt - a.updatedAt || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
