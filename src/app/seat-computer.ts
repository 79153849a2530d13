import type { SettingsStore } from '../store/settings';
import { createOpponent } from '../store/solo/opponent';
import { createThinker } from '../store/solo/thinker';
import { beginWorktable } from '../store/solo/worktable';
import type { LaidTable } from './games/game-face';

/** No thought may take longer, in milliseconds: something is wrong then, or the device is too weak. */
const patience = 45_000;

/** Seats the computer at a table: it plays where it is asked to, and gives advice. `close` ends it, and its worker. */
export function seatComputer({ session, game, seat }: LaidTable, settings: SettingsStore) {
  const { system } = session.getState().header.setup;
  return createOpponent({
    table: seat,
    thinker: createThinker(() => beginWorktable(system, game), patience),
    pace: {
      now: () => settings.getState().settings.pace,
      subscribe: (listener) =>
        settings.subscribe(({ settings: now }, before) => {
          if (now.pace !== before.settings.pace) listener();
        }),
    },
  });
}
