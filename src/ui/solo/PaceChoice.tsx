import { ChevronRight, ChevronsRight, Footprints, SkipForward } from 'lucide-react';
import { useWords, type MessageId } from '../../i18n/words';
import { paces, type Pace } from '../../store/solo/pace';
import { useServices, useSettings } from '../shell/services';
import css from './solo.module.css';

export const paceNames = {
  step: 'solo.pace.step',
  slow: 'solo.pace.slow',
  fast: 'solo.pace.fast',
  instant: 'solo.pace.instant',
} as const satisfies Record<Pace, MessageId>;

const icons = { step: Footprints, slow: ChevronRight, fast: ChevronsRight, instant: SkipForward } as const;

/** How fast the computer's moves follow one another: kept for every game. */
export function PaceChoice() {
  const { t } = useWords();
  const { settings } = useServices();
  const { pace } = useSettings();
  return (
    <fieldset className={css['paces']} aria-label={t('solo.pace')}>
      {paces.map((one) => {
        const Icon = icons[one];
        return (
          <button
            key={one}
            type="button"
            className={css['pace']}
            aria-pressed={one === pace}
            aria-label={t(paceNames[one])}
            title={t(paceNames[one])}
            onClick={() => settings.getState().set({ pace: one })}
          >
            <Icon aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}
