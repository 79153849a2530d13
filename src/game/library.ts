import type { MapSheet } from './board/map-sheet';
import type { Scenario, ScenarioFile } from './scenario';

/** Where scenarios and map sheets are looked up by id: those that ship with the app. */
export interface Library {
  /** As it is now, or as an earlier version was. Undefined when there is none. */
  readonly scenario: (id: string, version?: number) => Scenario | undefined;
  /** Scenarios of the other games, for their own `build` to read, by version too. Left out where only the skirmish is played. */
  readonly file?: (id: string, version?: number) => ScenarioFile | undefined;
  readonly sheet: (id: string) => MapSheet | undefined;
}
