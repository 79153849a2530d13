import { useMemo } from 'react';
import type { HexIndex } from '../../hex';
import { useWords } from '../../i18n/words';
import type { CastleGame } from '../../castle';
import { useNaming } from './play-context';

/** The words for places to which a character can go, or where it can be placed. */
export function usePlaceWords(game: CastleGame) {
  const { t } = useWords();
  const naming = useNaming();
  return useMemo(() => {
    const words = (hex: HexIndex) => ({ hex: naming.hex(hex) });
    return {
      zone: (hex: HexIndex) => t('play.list.zone', words(hex)),
      walk: (hex: HexIndex) => t(game.ground.tower[hex] ? 'castle.place.top' : 'castle.place.walk', words(hex)),
      leave: (hex: HexIndex) => t('castle.place.leave', words(hex)),
    };
  }, [t, naming, game]);
}
