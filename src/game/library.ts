import type { MapSheet } from './board/map-sheet';
import type { Scenario, ScenarioFile } from './scenario';

/** The scenarios and map sheets that ship with the app, by id. */
export interface Library {
  /** The current version, or the given earlier one. Undefined when there is none. */
  readonly scenario: (id: string, version?: number) => Scenario | undefined;
  /**
   * Scenario files of the other games, by id and version, for their own `build` to read. May be left out where only the
   * skirmish is played.
   */
  readonly file?: (id: string, version?: number) => ScenarioFile | undefined;
  readonly sheet: (id: string) => MapSheet | undefined;
}
