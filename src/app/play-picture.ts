import type { Language, Scenario } from '../game';
import { noMarks } from '../board/view';
import { armyPairs, type ArmyPairId } from '../store/army-pairs';
import type { SkirmishSession } from '../store/session-open';
import { counterMaker } from '../store/skirmish/counters';
import { tableOf } from '../store/skirmish/interaction';
import { groundView } from '../store/view-ground';
import { library } from './library';

/** Pixels: what the list of games and the start show, for sharp screens. */
const size = { width: 640, height: 480 };
const quietMilliseconds = 1500;

async function paint(session: SkirmishSession, scenario: Scenario, armies: ArmyPairId, language: Language) {
  const { paintPicture } = await import('../board/picture');
  const { game, state } = session.getState();
  const view = {
    ground: groundView(game.board, scenario, library, language),
    counters: counterMaker()(tableOf(game, state), armyPairs[armies], language),
    bodies: Object.entries(state.bodies).map(([hex, count]) => ({ hex: Number(hex), count })),
    marks: noMarks,
  };
  session.getState().setPicture(paintPicture(view, size.width, size.height));
}

/**
 * Keeps the picture of a game in play: painted once the table has been quiet for a moment, not with every command, and
 * once more when the game is left. Answers how to stop.
 */
export function keepPicture(
  session: SkirmishSession,
  scenario: Scenario,
  looks: () => { readonly armies: ArmyPairId; readonly language: Language },
): () => void {
  let timer = 0;
  const now = (): void => {
    clearTimeout(timer);
    timer = 0;
    const { armies, language } = looks();
    // A picture is a help, no more: the game goes on without.
    paint(session, scenario, armies, language).catch(() => undefined);
  };
  const stop = session.subscribe(({ state }, before) => {
    if (state === before.state) return;
    clearTimeout(timer);
    timer = window.setTimeout(now, quietMilliseconds);
  });
  return () => {
    stop();
    if (timer !== 0) now();
  };
}
