import { StorageProblem, type GameRepository, type SavedGame, type StorageProblemCode } from '../game';
import type { SessionPorts } from './session-types';

/** A lock on one game, so that no second tab plays it too. */
export interface Hold {
  readonly held: boolean;
  /** Resolves once the other tab has released the game. */
  readonly free: Promise<void>;
  release(): void;
}

export interface OpenPorts extends Omit<SessionPorts, 'repository'> {
  readonly repository: GameRepository;
  readonly hold: (gameId: string) => Promise<Hold>;
}

export type Opened<Table> =
  | { readonly kind: 'open'; readonly table: Table; readonly hold: Hold }
  | { readonly kind: 'missing' }
  /** The game could not be read from storage. */
  | { readonly kind: 'unreadable'; readonly code: StorageProblemCode; readonly detail: string }
  /** The game was read but cannot be built or folded: a scenario that no longer exists, a damaged journal. */
  | { readonly kind: 'broken'; readonly detail: string };

/**
 * Opens a stored game, to play it or, while another tab holds it, to look at it. `lay` makes its game's session from
 * it; where `lay` throws, the game is `broken`.
 */
export async function openGame<Table>(
  ports: OpenPorts,
  id: string,
  lay: (saved: SavedGame, readOnly: boolean) => Table | Promise<Table>,
): Promise<Opened<Table>> {
  const hold = await ports.hold(id);
  const failed = (answer: Opened<Table>): Opened<Table> => {
    hold.release();
    return answer;
  };
  try {
    const saved = await ports.repository.open(id);
    if (!saved) return failed({ kind: 'missing' });
    return { kind: 'open', table: await lay(saved, !hold.held), hold };
  } catch (problem) {
    if (problem instanceof StorageProblem) {
      return failed({ kind: 'unreadable', code: problem.code, detail: problem.detail });
    }
    return failed({ kind: 'broken', detail: problem instanceof Error ? problem.message : String(problem) });
  }
}
