/** Any JSON value as text that does not depend on the order in which keys were written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** FNV-1a over UTF-16 units, 32 bits. */
function fnv(text: string, start: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * A fingerprint of 16 digits: the same content has the same one, whatever the spaces and the order of keys in its file.
 * It tells a game that its scenario has changed since; it guards against mistakes, not against forgery.
 */
export function contentHash(value: unknown): string {
  const text = canonical(value);
  return fnv(text, 0x811c9dc5) + fnv(text, 0x1b873593);
}
