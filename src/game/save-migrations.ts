/** Turns a parsed, unchecked file of one version into one of the next version. */
export type SaveMigration = (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * The step at index n turns version n + 1 into n + 2. There has been one version so far. Never change a step that was
 * released: add another, and keep a file of the old version among the fixtures.
 */
export const saveMigrations: readonly SaveMigration[] = [];

/** Applies every step that a file of version `from` lacks. */
export function migrateSave(
  file: Readonly<Record<string, unknown>>,
  from: number,
  steps: readonly SaveMigration[] = saveMigrations,
): Readonly<Record<string, unknown>> {
  return steps.slice(from - 1).reduce((older, step, place) => ({ ...step(older), version: from + place + 1 }), file);
}
