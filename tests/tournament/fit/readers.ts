import type { CastleGame, CastleState } from '../../../src/castle';
import { featuresOf } from '../../../src/solo/castle/features';
import { castOf } from '../../../src/solo/skirmish/sketch/cast';
import { layOut } from '../../../src/solo/skirmish/sketch/figures';
import { noFeatures, readFeatures, features } from '../../../src/solo/skirmish/sketch/features';
import { newTable } from '../../../src/solo/skirmish/sketch/table';
import { practised } from '../../../src/solo/skirmish/weights';
import type { SkirmishGame, SkirmishState } from '../../../src/skirmish';
import type { ArmyId } from '../../../src/game';

/** What a position says to whoever must judge it. */
export interface Reading {
  /** Samples of one kind are fitted together. */
  readonly kind: string;
  /** Whose chance it is. */
  readonly army: ArmyId;
  readonly columns: readonly number[];
}

/** How positions of a game are read, and how what was fitted is written down. */
export interface Reader<Game, State> {
  /** Null: not a position that is judged. */
  readonly read: (game: Game, state: State) => Reading | null;
  readonly written: (fitted: ReadonlyMap<string, readonly number[]>) => unknown;
}

/** Always, over the rounds left, in the last round. */
const times = 3;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const skirmishReader: Reader<SkirmishGame, SkirmishState> = {
  read(game, state) {
    if (state.sequence === 0) return null;
    const table = newTable(castOf(game, state, practised));
    layOut(table.cast, table.figures, state);
    const read = noFeatures();
    readFeatures(table, read);
    const left = game.turnLimit - state.turn;
    const columns = features.flatMap((feature) => [
      read[feature],
      read[feature] / (1 + left),
      left === 0 ? read[feature] : 0,
    ]);
    return { kind: 'skirmish', army: state.active, columns };
  },
  written(fitted) {
    const weights = fitted.get('skirmish')!;
    return Object.fromEntries(
      features.map((feature, index) => [feature, weights.slice(index * times, (index + 1) * times).map(rounded)]),
    );
  },
};

export const castleReader: Reader<CastleGame, CastleState> = {
  read(game, state) {
    if (state.phase !== 'play') return null;
    return { kind: game.mission.goal, army: game.options.besieger, columns: featuresOf(game, state) };
  },
  written: (fitted) => Object.fromEntries([...fitted].map(([goal, weights]) => [goal, weights.map(rounded)])),
};
