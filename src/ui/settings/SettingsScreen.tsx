import type { ReactNode } from 'react';
import { useWords, type LanguageCode } from '../../i18n/words';
import { languageNames } from '../../i18n/languages';
import { armyPairIds, armyPairs } from '../../store/army-pairs';
import type { Settings } from '../../store/settings';
import { Card } from '../base/Card';
import { Segmented, type Segment } from '../base/Segmented';
import { Switch } from '../base/Switch';
import { Screen } from '../shell/Screen';
import { useServices, useSettings } from '../shell/services';
import { ArmyShield } from '../symbols/ArmyShield';
import { playSample } from '../table/sound/use-sound';
import css from './settings.module.css';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className={css['group']}>
      <h2 className={css['title']}>{title}</h2>
      {children}
    </Card>
  );
}

const languageOptions = (Object.keys(languageNames) as LanguageCode[]).map((code) => ({
  value: code,
  label: <span lang={code}>{languageNames[code]}</span>,
}));

function useChange() {
  const { settings } = useServices();
  return (values: Partial<Settings>) => settings.getState().set(values);
}

function Appearance() {
  const { t } = useWords();
  const { theme, contrast, motion, textSize } = useSettings();
  const change = useChange();
  const system = { value: 'system', label: t('app.settings.bySystem') } as const;
  return (
    <Group title={t('app.settings.appearance')}>
      <Segmented
        label={t('app.settings.theme')}
        value={theme}
        onChange={(value) => change({ theme: value })}
        options={[
          system,
          { value: 'light', label: t('app.settings.light') },
          { value: 'dark', label: t('app.settings.dark') },
        ]}
      />
      <Segmented
        label={t('app.settings.contrast')}
        value={contrast}
        onChange={(value) => change({ contrast: value })}
        options={[system, { value: 'high', label: t('app.settings.highContrast') }]}
      />
      <Segmented
        label={t('app.settings.textSize')}
        value={textSize}
        onChange={(value) => change({ textSize: value })}
        options={[
          { value: 'normal', label: t('app.settings.normal') },
          { value: 'large', label: <span className={css['large']}>{t('app.settings.large')}</span> },
          { value: 'larger', label: <span className={css['larger']}>{t('app.settings.larger')}</span> },
        ]}
      />
      <Segmented
        label={t('app.settings.motion')}
        hint={t('app.settings.motionHint')}
        value={motion}
        onChange={(value) => change({ motion: value })}
        options={[system, { value: 'reduced', label: t('app.settings.still') }]}
      />
    </Group>
  );
}

function AtTheTable() {
  const { t } = useWords();
  const { armies, handOver, coordinates, rollingDice, sound } = useSettings();
  const change = useChange();
  const pairs: readonly Segment<Settings['armies']>[] = armyPairIds.map((pair) => {
    const { blue, red } = armyPairs[pair];
    return {
      value: pair,
      label: (
        <span className={css['pair']}>
          <ArmyShield look={blue} />
          <ArmyShield look={red} />
          <span className="visually-hidden">
            {t('app.settings.pair', { one: t(`app.colour.${blue.colour}`), two: t(`app.colour.${red.colour}`) })}
          </span>
        </span>
      ),
    };
  });
  return (
    <Group title={t('app.settings.play')}>
      <Segmented
        label={t('app.settings.armies')}
        value={armies}
        onChange={(value) => change({ armies: value })}
        options={pairs}
      />
      <Segmented
        label={t('app.settings.handOver')}
        hint={t(handOver === 'always' ? 'app.settings.handOverAlwaysHint' : 'app.settings.handOverShortHint')}
        value={handOver}
        onChange={(value) => change({ handOver: value })}
        options={[
          { value: 'always', label: t('app.settings.handOverAlways') },
          { value: 'short', label: t('app.settings.handOverShort') },
        ]}
      />
      <Switch
        label={t('app.settings.coordinates')}
        hint={t('app.settings.coordinatesHint')}
        checked={coordinates}
        onChange={(value) => change({ coordinates: value })}
      />
      <Switch
        label={t('aids.dice')}
        hint={t('aids.dice.hint')}
        checked={rollingDice}
        onChange={(value) => change({ rollingDice: value })}
      />
      <Segmented
        label={t('aids.sound')}
        value={sound}
        onChange={(value) => {
          change({ sound: value });
          playSample(value);
        }}
        options={[
          { value: 'off', label: t('aids.sound.off') },
          { value: 'soft', label: t('aids.sound.soft') },
          { value: 'loud', label: t('aids.sound.loud') },
        ]}
      />
    </Group>
  );
}

/** The settings screen. Every change takes effect at once and is stored. */
export function SettingsScreen() {
  const { t } = useWords();
  const { language } = useSettings();
  const change = useChange();
  return (
    <Screen title={t('app.settings.title')}>
      <div className={css['groups']}>
        <div className={css['column']}>
          <Group title={t('app.settings.language')}>
            <Segmented
              label={t('app.settings.language')}
              hideLabel
              value={language}
              onChange={(value) => change({ language: value })}
              options={languageOptions}
            />
          </Group>
          <AtTheTable />
        </div>
        <Appearance />
      </div>
    </Screen>
  );
}
