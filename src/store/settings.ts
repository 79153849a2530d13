import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { languages, type Language, type SettingsRepository } from '../game';
import { armyPairIds } from './army-pairs';
import { paces } from './solo/pace';

/** Each value has its own default: an invalid or unknown value is replaced and the others are kept. */
const schema = (language: Language) =>
  v.object({
    language: v.fallback(v.picklist(languages), language),
    theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
    contrast: v.fallback(v.picklist(['system', 'high']), 'system'),
    motion: v.fallback(v.picklist(['system', 'reduced']), 'system'),
    textSize: v.fallback(v.picklist(['normal', 'large', 'larger']), 'normal'),
    armies: v.fallback(v.picklist(armyPairIds), 'blue-red'),
    /** The cover shown when the tablet is handed over: opened by holding a button, or by a short tap. */
    handOver: v.fallback(v.picklist(['always', 'short']), 'always'),
    coordinates: v.fallback(v.boolean(), false),
    /** Roofs are drawn on houses until a character is in or beside them. */
    roofs: v.fallback(v.boolean(), true),
    /** Walls are also drawn as red lines along their sides. */
    walls: v.fallback(v.boolean(), false),
    /** How fast the computer's moves follow one another. */
    pace: v.fallback(v.picklist(paces), 'slow'),
    /** Results in the tables are shown as symbols or as letters. @rule SHT-1 */
    results: v.fallback(v.picklist(['symbols', 'letters']), 'symbols'),
    /** Lines between hexes are drawn. */
    grid: v.fallback(v.boolean(), true),
    /** The number of tests on the way to a hex, and its cost, are written on it. */
    tests: v.fallback(v.boolean(), true),
    costs: v.fallback(v.boolean(), true),
    /**
     * Ids of the games for which the tablet lies flat between the players: texts turn to the player whose turn it is,
     * and nothing is covered.
     */
    flatGames: v.fallback(v.array(v.string()), []),
    /** When the tablet lies flat, counters turn with the texts. */
    turnCounters: v.fallback(v.boolean(), true),
    /** The last choice of how the tablet is shared, offered for the next new game. */
    seating: v.fallback(v.picklist(['pass', 'flat']), 'pass'),
    /** Rolling dice are shown. */
    rollingDice: v.fallback(v.boolean(), true),
    sound: v.fallback(v.picklist(['off', 'soft', 'loud']), 'off'),
    /** The overview map of a large board is open. */
    smallMap: v.fallback(v.boolean(), true),
    /** By problem: how often it was tried, and whether it was ever solved. */
    practice: v.fallback(v.record(v.string(), v.object({ tries: v.number(), solved: v.boolean() })), {}),
    /** Whether "Ready to play offline" has been shown; it is shown once. */
    offlineTold: v.fallback(v.boolean(), false),
  });

export type Settings = Readonly<v.InferOutput<ReturnType<typeof schema>>>;

/** The settings before the player has chosen anything. */
export const defaultSettings = (language: Language): Settings => v.parse(schema(language), {});

/** The settings from what was stored, whatever that is; `language` is used until the player chooses another one. */
export function readSettings(stored: unknown, language: Language): Settings {
  const read = v.safeParse(schema(language), stored);
  return read.success ? read.output : defaultSettings(language);
}

/** The most games remembered as played flat: the latest ones. Deleted games drop out as others are added. */
const mostFlat = 40;

/** The list of flat games, after a game became flat or not flat. */
export function rememberFlat({ flatGames }: Settings, id: string, flat: boolean): Pick<Settings, 'flatGames'> {
  const others = flatGames.filter((one) => one !== id);
  return { flatGames: flat ? [id, ...others].slice(0, mostFlat) : others };
}

export interface SettingsState {
  readonly settings: Settings;
  /** Changes values at once and stores them. If storing fails, `onProblem` is called and the change stays in force. */
  set(values: Partial<Settings>): void;
}

export type SettingsStore = StoreApi<SettingsState>;

/** Creates the store of settings. Writes are made one after another, so that the last one wins. */
export function createSettingsStore(
  repository: SettingsRepository,
  initial: Settings,
  onProblem: (problem: unknown) => void,
): SettingsStore {
  let writing: Promise<void> = Promise.resolve();
  return createStore<SettingsState>()((set, get) => ({
    settings: initial,
    set(values) {
      const settings = { ...get().settings, ...values };
      set({ settings });
      writing = writing.then(() => repository.write(settings)).catch(onProblem);
    },
  }));
}
