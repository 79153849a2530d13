import type { ArmyId, Language, Scenario } from '../game';
import { skirmish } from '../skirmish';
import { noMarks } from '../board/view';
import { armyPairs, type ArmyPairId } from '../store/army-pairs';
import { counterMaker } from '../store/skirmish/counters';
import { tableOf } from '../store/skirmish/interaction';
import { groundView } from '../store/view-ground';
import { library } from './library';

/** Pixels; twice what the largest card shows. */
const size = { width: 640, height: 480 };

/** A scenario as it stands before the first turn; neither table nor players show on a picture. */
function beginning(scenario: Scenario) {
  const nobody = { name: '' };
  const game = skirmish.build(
    {
      system: scenario.system,
      scenario: { id: scenario.id, version: scenario.version, hash: '' },
      players: { blue: nobody, red: nobody } satisfies Record<ArmyId, object>,
      options: { table: 'vikings' },
      dice: 'app',
      seed: 1,
    },
    library,
  );
  return tableOf(game, skirmish.initial(game));
}

async function paint(scenario: Scenario, armies: ArmyPairId, language: Language): Promise<string> {
  // The painter is large and the first page needs none of it.
  const { paintPicture } = await import('../board/picture');
  const table = beginning(scenario);
  const view = {
    ground: groundView(table.game.board, scenario, library, language),
    counters: counterMaker()(table, armyPairs[armies], language),
    bodies: [],
    marks: noMarks,
  };
  return paintPicture(view, size.width, size.height);
}

/**
 * Makes what paints the picture of a scenario's board: each once for the colours and the language in force, one after
 * another, so that the page stays quick under the finger.
 */
export function pictureMaker(look: () => { readonly armies: ArmyPairId; readonly language: Language }) {
  const painted = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  return (scenario: Scenario): Promise<string> => {
    const { armies, language } = look();
    const key = `${scenario.id} ${scenario.version} ${armies} ${language}`;
    let picture = painted.get(key);
    if (!picture) {
      const pause = last.catch(() => undefined).then(() => new Promise((done) => setTimeout(done)));
      picture = pause.then(() => paint(scenario, armies, language));
      picture.catch(() => painted.delete(key));
      painted.set(key, picture);
      last = picture;
    }
    return picture;
  };
}
