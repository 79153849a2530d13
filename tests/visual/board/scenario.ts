import { activateLanguage } from '../../../src/i18n/languages';
import { castleFace } from '../../../src/app/games/castle';
import { skirmishFace } from '../../../src/app/games/skirmish';
import type { BoardView } from '../../../src/board/view';

/** The board of one of the scenarios as it is when a game begins. */
export async function scenarioView(id: string): Promise<BoardView> {
  await activateLanguage('en');
  const looks = { armies: 'blue-red', language: 'en' } as const;
  const face = [skirmishFace, castleFace].find(({ scenarios }) => scenarios.some((scenario) => scenario.id === id));
  if (!face) throw new Error(`there is no scenario "${id}"`);
  return face.scenarioView(id, looks);
}
