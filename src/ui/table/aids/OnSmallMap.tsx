import { Map as MapIcon, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { Camera } from '../../../board/camera-api';
import { isMostInSight, SmallMap } from '../../../board/SmallMap';
import type { BoardView } from '../../../board/view';
import { useWords } from '../../../i18n/words';
import { IconButton } from '../../base/IconButton';
import { useServices, useSettings } from '../../shell/services';
import { useMedia } from '../use-media';
import { usePalette } from '../use-palette';
import css from './aids.module.css';

/**
 * The small map in its corner, folded by one touch. On a narrow screen it begins folded; while most of the board is in sight
 * it is not there at all, for it would only cover some of that.
 */
export function OnSmallMap({ view, camera }: { readonly view: BoardView; readonly camera: Camera }) {
  const { t } = useWords();
  const { settings } = useServices();
  const { smallMap } = useSettings();
  const palette = usePalette();
  const narrow = !useMedia('(orientation: landscape) and (min-width: 40rem)');
  const [here, setHere] = useState(false);
  const open = narrow ? here : smallMap;
  const needless = useSyncExternalStore(camera.subscribe, () => isMostInSight(camera, view.ground));
  if (needless) return null;
  const fold = (unfolded: boolean) => (narrow ? setHere(unfolded) : settings.getState().set({ smallMap: unfolded }));
  return (
    <div className={css['corner']} data-narrow={narrow}>
      {open && (
        <SmallMap view={view} camera={camera} palette={palette} width={narrow ? 148 : 190} label={t('aids.map')} />
      )}
      <IconButton
        look="secondary"
        className={open ? css['foldMap'] : css['unfoldMap']}
        label={t(open ? 'aids.map.fold' : 'aids.map.unfold')}
        onClick={() => fold(!open)}
      >
        {open ? <X aria-hidden /> : <MapIcon aria-hidden />}
      </IconButton>
    </div>
  );
}
