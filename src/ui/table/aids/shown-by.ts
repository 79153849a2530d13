import { noMarks, type BoardView } from '../../../board/view';
import type { Settings } from '../../../store/settings';

type Shown = Pick<Settings, 'tests' | 'costs' | 'roofs' | 'walls'>;

/** The board's view with what the players do not want to see left out of it. */
export function shownBy(view: BoardView, { tests, costs, roofs, walls }: Shown): BoardView {
  if (tests && costs) return { ...view, roofs, walls };
  const quieter = <Place extends { readonly tests: number }>(place: Place): Place =>
    tests ? place : { ...place, tests: 0 };
  const { marks } = view;
  const reach = marks.reach.map((place) => quieter(costs ? place : { ...place, cost: null }));
  const parts = tests ? marks.parts : marks.parts.map(quieter);
  return { ...view, roofs, walls, marks: { ...marks, reach, parts } };
}

/** While something is seen to happen: what can be done after it is not marked yet. What is always there stays. */
export function inMotion(view: BoardView): BoardView {
  const { outlines, areas } = view.marks;
  const kept = outlines.filter(({ kind }) => kind === 'objective' || kind === 'zone' || kind === 'cursor');
  return { ...view, marks: { ...noMarks, outlines: kept, ...(areas && { areas }) } };
}
