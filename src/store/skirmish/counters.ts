import type { CounterView } from '../../board/view';
import type { ArmyId, Language } from '../../game';
import { conditionOf, defenceOf, fieldOf, type Piece } from '../../skirmish';
import type { ArmyLook } from '../army-pairs';
import { doneIds, readyIds, type Table } from './interaction';

export type ArmyLooks = Readonly<Record<ArmyId, ArmyLook>>;

const nobody: ReadonlySet<string> = new Set();
const nobodys: ArmyLook = { colour: 'black', pattern: 'bars' };

function counterOf(
  { game, state }: Pick<Table, 'game' | 'state'>,
  piece: Piece,
  { looks, language, ready, done }: CounterFacts,
): CounterView {
  const { sheet } = piece;
  const look = piece.army ? looks[piece.army] : nobodys;
  const character = sheet && state.characters[sheet.id];
  const owned = piece.army === state.active && !state.outcome;
  return {
    id: piece.id,
    hex: piece.head,
    facing: piece.facing,
    ...look,
    figure: sheet?.type ?? 'horse',
    name: sheet ? sheet.name[language] : '',
    values: sheet ? { ...piece.values, defence: defenceOf(piece) } : null,
    wounded: character?.health === 'wounded',
    stunned: character ? conditionOf(character) === 'stunned' : false,
    armoured: sheet?.armoured ?? false,
    weapon: sheet?.weapon ?? null,
    done: owned && done.has(piece.id) && !ready.has(piece.id) && game.byId.has(piece.id),
    ready: owned && ready.has(piece.id),
  };
}

interface CounterFacts {
  readonly looks: ArmyLooks;
  readonly language: Language;
  readonly ready: ReadonlySet<string>;
  readonly done: ReadonlySet<string>;
}

const same = (a: CounterView, b: CounterView): boolean =>
  (Object.keys(a) as (keyof CounterView)[]).every((key) =>
    key === 'values'
      ? a.values === b.values ||
        (a.values?.attack === b.values?.attack &&
          a.values?.defence === b.values?.defence &&
          a.values?.move === b.values?.move)
      : a[key] === b[key],
  );

/**
 * Returns a function that makes the counters of a state. A counter that has not changed is the same object as before,
 * so that it is not redrawn.
 */
export function counterMaker(): (table: Table, looks: ArmyLooks, language: Language) => readonly CounterView[] {
  let last = new Map<string, CounterView>();
  return (table, looks, language) => {
    const facts = { looks, language, ready: new Set(readyIds(table.legal)), done: new Set(doneIds(table.state)) };
    const counters = fieldOf(table.game, table.state).pieces.map((piece) => {
      const counter = counterOf(table, piece, facts);
      const before = last.get(piece.id);
      return before && same(before, counter) ? before : counter;
    });
    last = new Map(counters.map((counter) => [counter.id, counter]));
    return counters;
  };
}

/** The counter of a living character in a state, without what it can still do; null when it is not on the board. */
export function portrait(
  state: Pick<Table, 'game' | 'state'>,
  who: string,
  looks: ArmyLooks,
  language: Language,
): CounterView | null {
  const piece = fieldOf(state.game, state.state).byId.get(who);
  return piece ? counterOf(state, piece, { looks, language, ready: nobody, done: nobody }) : null;
}
