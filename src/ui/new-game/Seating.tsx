import { useWords } from '../../i18n/words';
import { Segmented } from '../base/Segmented';
import { useServices, useSettings } from '../shell/services';

/** How the players share the tablet in the new game; remembered for the next one. */
export function Seating() {
  const { t } = useWords();
  const { settings } = useServices();
  const { seating } = useSettings();
  return (
    <Segmented
      wide
      label={t('aids.seating')}
      {...(seating === 'flat' && { hint: t('aids.flat.hint') })}
      value={seating}
      onChange={(value) => settings.getState().set({ seating: value })}
      options={[
        { value: 'pass', label: t('aids.seating.pass') },
        { value: 'flat', label: t('aids.seating.flat') },
      ]}
    />
  );
}
