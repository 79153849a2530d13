import { castleFace } from '../../src/app/games/castle';
import { skirmishFace } from '../../src/app/games/skirmish';
import type { BoardView, CounterView } from '../../src/board/view';

const looks = { armies: 'blue-red', language: 'en' } as const;
let made: readonly BoardView[] | null = null;

/** The boards of all scenarios as games begin on them. */
export function allScenarios(): readonly BoardView[] {
  made ??= [skirmishFace, castleFace].flatMap((face) =>
    face.scenarios.map(({ id }) => ({ ...face.scenarioView(id, looks), roofs: true })),
  );
  return made;
}

const wanted = 60;

/** The largest joined board with sixty counters: those of its scenario, and again beside themselves. */
export function crowded(): BoardView {
  const [largest] = allScenarios().toSorted((a, b) => b.ground.grid.size - a.ground.grid.size);
  if (!largest) throw new Error('there is no scenario');
  const { grid } = largest.ground;
  const counters: CounterView[] = [];
  const taken = new Set<number>();
  for (let index = 0; counters.length < wanted; index++) {
    const model = largest.counters[index % largest.counters.length] as CounterView;
    const round = Math.trunc(index / largest.counters.length);
    const hex = (model.hex + round * 3 + round * grid.columns * 2) % grid.size;
    if (taken.has(hex)) continue;
    taken.add(hex);
    counters.push({ ...model, id: `${model.id} ${round}`, hex, facing: round === 0 ? model.facing : null });
  }
  return { ...largest, counters };
}
