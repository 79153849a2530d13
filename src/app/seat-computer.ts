import type { SettingsStore } from '../store/settings';
import { createOpponent } from '../store/solo/opponent';
import { createReview } from '../store/solo/review';
import { createWhy } from '../store/solo/why';
import { createThinker } from '../store/solo/thinker';
import { beginWorktable } from '../store/solo/worktable';
import type { LaidTable } from './games/game-face';

/** No thought may take longer, in milliseconds: something is wrong then, or the device is too weak. */
const patience = 45_000;

/** Connects the computer to an open game: it plays its armies and gives hints. `close` ends it and its worker. */
export function seatComputer({ session, game, seat }: LaidTable, settings: SettingsStore) {
  const { system } = session.getState().header.setup;
  const begin = () => beginWorktable(system, game);
  const review = createReview(() => session.getState().saved(), begin);
  const { store, close } = createOpponent({
    table: seat,
    thinker: createThinker(begin, patience),
    pace: {
      now: () => settings.getState().settings.pace,
      subscribe: (listener) =>
        settings.subscribe(({ settings: now }, before) => {
          if (now.pace !== before.settings.pace) listener();
        }),
    },
  });
  const why = createWhy(
    () => session.getState().saved(),
    (place) => store.getState().deeds.get(place)?.thought,
    begin,
  );
  return {
    store,
    review,
    why,
    close() {
      close();
      review.getState().stop();
      why.getState().stop();
    },
  };
}

export type Computer = ReturnType<typeof seatComputer>;
