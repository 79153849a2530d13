/** Rewrites a file of one version, as parsed and not yet checked, as one of the next. */
export type SaveMigration = (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * The step at place n makes version n + 2 of a file of version n + 1. There has been one version so far.
 * Never change a step that was released: add another, and keep a file of the old version among the fixtures.
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
