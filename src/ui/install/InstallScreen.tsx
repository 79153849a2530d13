import { CircleCheck, Download, EllipsisVertical, Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { Card } from '../base/Card';
import { Screen } from '../shell/Screen';
import { useServices } from '../shell/services';
import css from './install.module.css';

function Steps({
  title,
  steps,
}: {
  readonly title: string;
  readonly steps: readonly { readonly icon: ReactNode; readonly text: string }[];
}) {
  return (
    <Card className={css['card']}>
      <h2 className={css['title']}>{title}</h2>
      <ol className={css['steps']}>
        {steps.map((step) => (
          <li key={step.text}>
            <span className={css['icon']} aria-hidden>
              {step.icon}
            </span>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** To the home screen: the browser's own offer where there is one, else how it is done by hand. */
export function InstallScreen() {
  const { t } = useWords();
  const { install } = useServices();
  const { installed, offer, ask } = useStore(install);
  return (
    <Screen title={t('app.install.title')}>
      <div className={css['page']}>
        <p className={css['lead']}>{t('app.install.why')}</p>
        {installed && (
          <Card className={css['done']}>
            <CircleCheck aria-hidden />
            <p>{t('app.install.done')}</p>
          </Card>
        )}
        {!installed && offer && (
          <Button look="primary" large icon={<Download aria-hidden />} onClick={() => void ask()}>
            {t('app.install.button')}
          </Button>
        )}
        {!installed && !offer && (
          <div className={css['ways']}>
            <Steps
              title={t('app.install.ipad')}
              steps={[
                { icon: <Share />, text: t('app.install.ipadShare') },
                { icon: <SquarePlus />, text: t('app.install.ipadAdd') },
                { icon: <CircleCheck />, text: t('app.install.ipadOpen') },
              ]}
            />
            <Steps
              title={t('app.install.others')}
              steps={[
                { icon: <EllipsisVertical />, text: t('app.install.othersMenu') },
                { icon: <Download />, text: t('app.install.othersAdd') },
              ]}
            />
          </div>
        )}
      </div>
    </Screen>
  );
}
