import alegreyaLicence from '@fontsource-variable/alegreya/LICENSE?raw';
import alegreyaSansLicence from '@fontsource/alegreya-sans/LICENSE?raw';
import comlinkLicence from 'comlink/LICENSE?raw';
import { useWords } from '../../i18n/words';
import { Screen } from '../shell/Screen';
import css from './about.module.css';
import { libraries } from './libraries';

/** Who made what, and under which licence. */
export function AboutScreen() {
  const { t } = useWords();
  return (
    <Screen title={t('app.about.title')}>
      <div className={css['page']}>
        <p className={css['lead']}>{t('app.about.what')}</p>
        <section>
          <h2>{t('app.about.privacy')}</h2>
          <p>{t('app.about.privacyText')}</p>
        </section>
        <section>
          <h2>{t('app.about.rules')}</h2>
          <p>{t('app.about.rulesText')}</p>
        </section>
        <section>
          <h2>{t('app.about.fonts')}</h2>
          <p>{t('app.about.fontsText')}</p>
          <details className={css['details']}>
            <summary>{t('app.about.licenceOf', { name: 'Alegreya' })}</summary>
            <pre lang="en">{alegreyaLicence}</pre>
          </details>
          <details className={css['details']}>
            <summary>{t('app.about.licenceOf', { name: 'Alegreya Sans' })}</summary>
            <pre lang="en">{alegreyaSansLicence}</pre>
          </details>
        </section>
        <section>
          <h2>{t('app.about.software')}</h2>
          <p>{t('app.about.softwareText')}</p>
          <dl className={css['libraries']}>
            {libraries.map(({ name, licence }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{licence}</dd>
              </div>
            ))}
          </dl>
          <details className={css['details']}>
            <summary>{t('app.about.licenceOf', { name: 'Comlink' })}</summary>
            <pre lang="en">{comlinkLicence}</pre>
          </details>
        </section>
      </div>
    </Screen>
  );
}
