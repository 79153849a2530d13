import type { BoardView, GroundView } from '../../board/view';
import type { Language } from '../../game';
import type { HexIndex } from '../../hex';
import { fieldOf, type SkirmishGame, type SkirmishState } from '../../skirmish';
import { counterMaker, type ArmyLooks } from './counters';
import { deadOf, type DeadView } from './dead';
import type { Interaction, Table } from './interaction';
import { remembering } from '../remembering';
import { marksOf, type MarkWords } from './marks';
import type { Preview } from './preview';

/** What the view of a board depends on. */
export interface ViewFacts {
  readonly ground: GroundView;
  readonly table: Table;
  readonly interaction: Interaction;
  readonly preview: Preview;
  readonly looks: ArmyLooks;
  readonly language: Language;
  readonly words: MarkWords;
}

/** Where those of the player to move stand: they look into the houses beside them. */
const lookersOf = ({ game, state }: Table): readonly HexIndex[] =>
  fieldOf(game, state).pieces.flatMap(({ army, head, tail }) =>
    army === state.active ? [head, tail].filter((hex) => hex >= 0) : [],
  );

/**
 * Returns a function that makes the `BoardView`. Ground, counters, bodies and marks are the same objects as before
 * until something that they show has changed, so that pointing elsewhere redraws no counter.
 */
export function viewMaker(): (facts: ViewFacts) => BoardView {
  const counters = remembering(counterMaker());
  // Whoever falls lies on a hex from then on: nothing else that is told of the men changes what is seen of the dead.
  let men: SkirmishState['characters'] = {};
  const dead = remembering(
    (
      game: SkirmishGame,
      bodies: SkirmishState['bodies'],
      fallenHorses: SkirmishState['fallenHorses'],
      looks: ArmyLooks,
    ) => deadOf(game, { bodies, fallenHorses, characters: men }, looks),
  );
  const marks = remembering(
    (table: Table, interaction: Interaction, preview: Preview, shown: BoardView['counters'], words: MarkWords) =>
      marksOf(table, interaction, preview, { counters: shown, words }),
  );
  const looking = remembering(lookersOf);
  const whole = remembering(
    (
      ground: GroundView,
      shown: BoardView['counters'],
      lying: DeadView,
      over: BoardView['marks'],
      lookers: readonly HexIndex[],
    ): BoardView => ({
      ground,
      counters: shown,
      ...lying,
      marks: over,
      lookers,
    }),
  );
  return ({ ground, table, interaction, preview, looks, language, words }) => {
    const shown = counters(table, looks, language);
    const over = marks(table, interaction, preview, shown, words);
    const { bodies, fallenHorses, characters } = table.state;
    men = characters;
    return whole(ground, shown, dead(table.game, bodies, fallenHorses, looks), over, looking(table));
  };
}
