import type { CastleGame, CastleState } from '../../castle';
import type { ArmyId } from '../../game';
import { fullLife } from '../../store/castle/counters';
import { phrase } from '../table/log/voice';
import type { FilmFate } from '../table/watch/film';

/** What became of an army: whole, wounded, slain, or gone from the board alive. @rule CFI-2 */
export function fatesOf(game: CastleGame, state: CastleState, army: ArmyId): readonly FilmFate[] {
  const own = game.characters.filter((sheet) => sheet.army === army).map(({ id }) => id);
  const slain = own.filter((id) => state.characters[id]!.life <= 0);
  const away = own.filter((id) => state.characters[id]!.life > 0 && state.characters[id]!.at < 0);
  const here = own.filter((id) => !slain.includes(id) && !away.includes(id));
  const whole = (id: string) => state.characters[id]!.life >= fullLife({ game, state }, id);
  return [
    { key: 'fit', name: phrase('account.fate.fit'), who: here.filter(whole), lost: false },
    { key: 'wounded', name: phrase('account.fate.wounded'), who: here.filter((id) => !whole(id)), lost: false },
    { key: 'slain', name: phrase('account.fate.dead'), who: slain, lost: true },
    { key: 'left', name: phrase('account.fate.left'), who: state.phase === 'play' ? away : [], lost: false },
  ];
}
