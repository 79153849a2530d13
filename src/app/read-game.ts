import { FileProblem, type SavedGame } from '../game';
import { readSaveFile } from '../game/save-file';
import { gameOf } from './games/games';

/** Reads a file and checks its game by replaying it. Throws a `FileProblem` for a game that cannot be played. */
export function readGame(text: string): SavedGame {
  const saved = readSaveFile(text);
  const { system } = saved.header.setup;
  const face = gameOf(system);
  if (face) return face.check(saved);
  const reason = `there is no game "${system}"`;
  throw new FileProblem([{ place: 'game.setup.system', code: 'unknown-game', facts: { id: system }, reason }]);
}
