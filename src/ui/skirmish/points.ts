import type { ArmyId } from '../../game';
import { pointsOf, progressOf, type SkirmishGame, type SkirmishState } from '../../skirmish';
import { phrase } from '../table/log/voice';
import type { FilmPoints } from '../table/watch/film';

/** What each objective of an army has brought. @rule VIC-1 */
export const pointsTold = (game: SkirmishGame, state: SkirmishState, army: ArmyId): FilmPoints => ({
  total: pointsOf(game, state, army),
  goals: game.objectives
    .filter((objective) => objective.army === army)
    .map((objective) => {
      const { done, of, needed } = progressOf(game, state, objective);
      const { text, points: each, wins } = objective;
      const progress =
        each > 0
          ? phrase('account.goal', { done, each, points: done * each })
          : phrase('play.objective.progress', { done, of: wins ? needed : of });
      return { text, progress };
    }),
});
