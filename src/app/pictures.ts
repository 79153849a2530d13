import type { Library } from '../game';
import type { ScenarioChoice } from '../ui/new-game/game-choice';
import type { Looks } from './games/game-face';
import { gameOf } from './games/games';

/** Pixels; twice what the largest card shows. */
const size = { width: 640, height: 480 };

/** What a picture needs to know of a scenario. */
type Pictured = Pick<ScenarioChoice, 'system' | 'id' | 'version'>;

async function paint({ system, id }: Pictured, looks: Looks, from: Library | undefined): Promise<string> {
  const face = gameOf(system);
  if (!face) throw new Error(`no game "${system}"`);
  // The painter's code is large, and the start screen does not need it.
  const { paintPicture } = await import('../board/picture');
  return paintPicture(face.scenarioView(id, looks, from), size.width, size.height);
}

/**
 * Returns a painter of scenario pictures: each is painted once for the present colours and language, one after another,
 * so that the app stays responsive.
 */
export function pictureMaker(look: () => Looks, from?: Library) {
  const painted = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  return (scenario: Pictured): Promise<string> => {
    const { armies, language } = look();
    const key = `${scenario.id} ${scenario.version} ${armies} ${language}`;
    let picture = painted.get(key);
    if (!picture) {
      const pause = last.catch(() => undefined).then(() => new Promise((done) => setTimeout(done)));
      picture = pause.then(() => paint(scenario, { armies, language }, from));
      picture.catch(() => painted.delete(key));
      painted.set(key, picture);
      last = picture;
    }
    return picture;
  };
}
