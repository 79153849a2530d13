/** A golden replay: a whole game as its file, and the state that it ended in. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { mapSheetSchema, readSaveFile, scenarioSchema, type Entry, type Library, type SavedGame } from '../../src/game';
import type { Command, Event, SkirmishState } from '../../src/skirmish';

export interface Replay {
  readonly saved: SavedGame;
  readonly entries: readonly Entry<Command, Event>[];
  readonly state: SkirmishState;
  /** Scenario and sheets travel in the file: a map that is changed later changes no replay. */
  readonly library: Library;
}

/** What the app leaves aside of a save file. */
const boardSchema = v.object({ scenarios: v.array(scenarioSchema), sheets: v.array(mapSheetSchema) });

/** Reads `<name>.json`: `{ "file": a save file, "state": … }`. */
export function readReplay(path: string): Replay {
  const { file, state } = JSON.parse(readFileSync(path, 'utf8')) as { file: unknown; state: SkirmishState };
  const saved = readSaveFile(JSON.stringify(file));
  const { scenarios, sheets } = v.parse(boardSchema, file);
  return {
    saved,
    entries: saved.entries as readonly Entry<Command, Event>[],
    state,
    library: {
      scenario: (id) => scenarios.find((scenario) => scenario.id === id),
      sheet: (id) => sheets.find((sheet) => sheet.id === id),
    },
  };
}
