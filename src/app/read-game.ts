import { FileProblem, type SavedGame } from '../game';
import { readSaveFile } from '../game/save-file';
import { gameOf } from './games/games';

/** Reads a file, and plays its game through as its own game does. Throws a `FileProblem` for what cannot be played. */
export function readGame(text: string): SavedGame {
  const saved = readSaveFile(text);
  const { system } = saved.header.setup;
  const face = gameOf(system);
  if (face) return face.check(saved);
  const reason = `there is no game "${system}"`;
  throw new FileProblem([{ place: 'game.setup.system', code: 'unknown-game', facts: { id: system }, reason }]);
}
