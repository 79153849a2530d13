import { levels, type Level } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { Segmented } from '../base/Segmented';
import { levelNames } from './player-name';
import css from './solo.module.css';

export const levelLines = {
  page: 'solo.level.pageLine',
  sergeant: 'solo.level.sergeantLine',
  captain: 'solo.level.captainLine',
} as const satisfies Record<Level, MessageId>;

/** What an army that is handed to the computer is played at first. */
const usual: Level = 'sergeant';

/** Who plays an army: a person, or the computer at a level, of which one sentence says what it can do. */
export function LevelChoice({
  level,
  onLevel,
}: {
  /** Null: a person. */
  readonly level: Level | null;
  readonly onLevel: (level: Level | null) => void;
}) {
  const { t } = useWords();
  return (
    <div className={css['levels']}>
      <Segmented
        wide
        // The army stands above it, the choices say the rest.
        hideLabel
        label={t('solo.who')}
        value={level === null ? 'person' : 'computer'}
        onChange={(who) => onLevel(who === 'person' ? null : usual)}
        options={[
          { value: 'person', label: t('solo.who.person') },
          { value: 'computer', label: t('solo.who.computer') },
        ]}
      />
      {level !== null && (
        <Segmented
          wide
          label={t('solo.who.level')}
          value={level}
          onChange={onLevel}
          options={levels.map((value) => ({ value, label: t(levelNames[value]) }))}
          hint={t(levelLines[level])}
        />
      )}
    </div>
  );
}
