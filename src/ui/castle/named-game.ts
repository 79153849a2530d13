import type { CastleGame } from '../../castle';
import { machine } from '../../store/castle/table';
import type { NamedGame } from '../table/log/voice';

/** The game with a name for all that plays a part in it, the machine too. */
export const namedGame = (game: CastleGame): CastleGame & NamedGame => ({
  ...game,
  things: { [machine]: 'castlerules.figure.catapult' },
});
