import type { BoardView, CounterView, GroundView, TokenView } from '../../board/view';
import type { Language } from '../../game';
import { defenderOf } from '../../castle';
import { remembering } from '../remembering';
import { counterMaker, type ArmyLooks } from './counters';
import type { Interaction } from './interaction';
import { marksOf, type MarkWords } from './marks';
import type { Preview } from './preview';
import type { Over, Table } from './table';

/** What a view of the board depends on. */
export interface ViewFacts {
  readonly ground: GroundView;
  readonly table: Table;
  readonly interaction: Interaction;
  readonly preview: Preview;
  /** Where a counter is being carried. */
  readonly over: Over | null;
  readonly looks: ArmyLooks;
  readonly language: Language;
  readonly machineName: string;
  readonly words: MarkWords;
}

const nobody: BoardView['bodies'] = [];

/** What the slain left where they fell, and the banner while nobody carries it. @rule CFI-2 @rule CSC-3 */
function tokensOf({ game, state }: Table, looks: ArmyLooks): NonNullable<BoardView['tokens']> {
  const fallen = game.characters.flatMap(({ id, army }): readonly TokenView[] => {
    const { life, at: hex } = state.characters[id]!;
    return life > 0 || hex < 0 ? [] : [{ hex, kind: 'fallen', ...looks[army] }];
  });
  const { banner } = state;
  if (!banner || banner.carrier !== null || banner.at < 0) return fallen;
  return [...fallen, { hex: banner.at, kind: 'banner', colour: looks[defenderOf(game)].colour }];
}

/**
 * Returns a function that makes the `BoardView`. Counters, tokens and marks are the same objects as before until
 * something that they show has changed.
 */
export function viewMaker(): (facts: ViewFacts) => BoardView {
  const counters = remembering(counterMaker());
  const tokens = remembering(tokensOf);
  const marks = remembering(
    (
      table: Table,
      interaction: Interaction,
      preview: Preview,
      shown: readonly CounterView[],
      words: MarkWords,
      over: Over | null,
    ) => marksOf(table, interaction, preview, { counters: shown, words, over }),
  );
  const whole = remembering(
    (
      ground: GroundView,
      shown: BoardView['counters'],
      broken: readonly number[],
      lying: NonNullable<BoardView['tokens']>,
      over: BoardView['marks'],
    ): BoardView => ({ ground, counters: shown, bodies: nobody, marks: over, broken, tokens: lying }),
  );
  return ({ ground, table, interaction, preview, over: carried, looks, language, machineName, words }) => {
    const shown = counters(table, looks, language, machineName);
    const over = marks(table, interaction, preview, shown, words, carried);
    return whole(ground, shown, table.state.broken, tokens(table, looks), over);
  };
}
