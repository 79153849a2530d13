import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { languages, type Language, type SettingsRepository } from '../game';
import { armyPairIds } from './army-pairs';
import { paces } from './solo/pace';

/** Each value falls back alone: one that this version does not know costs no other. */
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
    /** Houses wear their roofs until somebody looks in. */
    roofs: v.fallback(v.boolean(), true),
    /** The sides that are walls are drawn as red lines. */
    walls: v.fallback(v.boolean(), false),
    /** How fast the computer's moves follow one another. */
    pace: v.fallback(v.picklist(paces), 'slow'),
    /** How results are written in the tables. @rule SHT-1 */
    results: v.fallback(v.picklist(['symbols', 'letters']), 'symbols'),
    /** The lines between hexes. */
    grid: v.fallback(v.boolean(), true),
    /** How many tests the way to a hex asks for, and what it costs. */
    tests: v.fallback(v.boolean(), true),
    costs: v.fallback(v.boolean(), true),
    /** Games for which the tablet lies flat between the players: words turn to whoever plays, nothing is covered. */
    flatGames: v.fallback(v.array(v.string()), []),
    /** On a tablet that lies flat, counters turn with the words. */
    turnCounters: v.fallback(v.boolean(), false),
    /** How the tablet is shared in the next new game. */
    seating: v.fallback(v.picklist(['pass', 'flat']), 'pass'),
    /** Dice are seen to roll. */
    rollingDice: v.fallback(v.boolean(), true),
    sound: v.fallback(v.picklist(['off', 'soft', 'loud']), 'off'),
    /** The small map of a large board is unfolded. */
    smallMap: v.fallback(v.boolean(), true),
    /** By problem: how often it was tried, and whether it was ever solved. */
    practice: v.fallback(v.record(v.string(), v.object({ tries: v.number(), solved: v.boolean() })), {}),
    /** "Ready to play offline" is told once. */
    offlineTold: v.fallback(v.boolean(), false),
  });

export type Settings = Readonly<v.InferOutput<ReturnType<typeof schema>>>;

/** What is in force before anything was chosen. */
export const defaultSettings = (language: Language): Settings => v.parse(schema(language), {});

/** Reads what was stored, whatever it is; `language` is the one in force until the player chooses another. */
export function readSettings(stored: unknown, language: Language): Settings {
  const read = v.safeParse(schema(language), stored);
  return read.success ? read.output : defaultSettings(language);
}

/** Games remembered as played flat: the last ones so begun or set. Those deleted since go as others come. */
const mostFlat = 40;

/** The games for which the tablet lies flat, once it does or does not for one of them. */
export function rememberFlat({ flatGames }: Settings, id: string, flat: boolean): Pick<Settings, 'flatGames'> {
  const others = flatGames.filter((one) => one !== id);
  return { flatGames: flat ? [id, ...others].slice(0, mostFlat) : others };
}

export interface SettingsState {
  readonly settings: Settings;
  /** Puts values in force at once and stores them. A store that fails is told to `onProblem` and changes nothing shown. */
  set(values: Partial<Settings>): void;
}

export type SettingsStore = StoreApi<SettingsState>;

/** The settings in force. Writes are sent one after another, so that the last one stays. */
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
