import { StorageProblem, type GameRepository, type Library, type StorageProblemCode } from '../game';
import { legal, skirmish, type Command, type Event, type SkirmishGame, type SkirmishState } from '../skirmish';
import { createSession } from './session';
import type { Session, SessionPorts } from './session-types';

/** A hold on one game, against a second page that plays it too. */
export interface Hold {
  readonly held: boolean;
  /** Resolves once the other page has let go. */
  readonly free: Promise<void>;
  release(): void;
}

export interface OpenPorts extends Omit<SessionPorts, 'repository'> {
  readonly repository: GameRepository;
  readonly library: Library;
  readonly hold: (gameId: string) => Promise<Hold>;
}

export type SkirmishSession = Session<SkirmishGame, SkirmishState, Command, Event>;

export type Opened =
  | { readonly kind: 'open'; readonly session: SkirmishSession; readonly hold: Hold }
  | { readonly kind: 'missing' }
  /** The store does not give the game. */
  | { readonly kind: 'unreadable'; readonly code: StorageProblemCode; readonly detail: string }
  /** The game was read, but cannot be built or folded: a scenario that is gone, a damaged journal. */
  | { readonly kind: 'broken'; readonly detail: string };

/** Where no army sets up, turn 1 opens by itself. @rule VIC-1 */
const opening = (game: SkirmishGame, state: SkirmishState): Command | null =>
  legal(game, state).deployers.length === 0 ? { type: 'endSequence' } : null;

/** Opens a stored game to be played, or to be looked at while another page holds it. */
export async function openSkirmish(ports: OpenPorts, id: string): Promise<Opened> {
  const hold = await ports.hold(id);
  const failed = (answer: Opened): Opened => {
    hold.release();
    return answer;
  };
  try {
    const saved = await ports.repository.open(id);
    if (!saved) return failed({ kind: 'missing' });
    const game = skirmish.build(saved.header.setup, ports.library);
    const session = createSession({ system: skirmish, game, saved, ports, readOnly: !hold.held, opening });
    return { kind: 'open', session, hold };
  } catch (problem) {
    if (problem instanceof StorageProblem) {
      return failed({ kind: 'unreadable', code: problem.code, detail: problem.detail });
    }
    return failed({ kind: 'broken', detail: problem instanceof Error ? problem.message : String(problem) });
  }
}
