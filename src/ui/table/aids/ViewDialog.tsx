import { Crosshair, Eye, EyeOff, Maximize, Minimize, Ruler, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Aid } from '../../../store/aids';
import type { Settings } from '../../../store/settings';
import { useWords, type MessageId } from '../../../i18n/words';
import { Button } from '../../base/Button';
import { Dialog } from '../../base/Dialog';
import { Switch } from '../../base/Switch';
import { useServices, useSettings } from '../../shell/services';
import css from './aids.module.css';
import { useAids, useAidsAtTable, type Layer } from './table-aids';
import { useFullScreen } from './use-full-screen';

function MapToggle({ name }: { readonly name: Layer | 'smallMap' }) {
  const { t } = useWords();
  const { settings } = useServices();
  const checked = useSettings()[name];
  const change = (values: Partial<Settings>) => settings.getState().set(values);
  return (
    <Switch
      label={t(`aids.view.${name}` satisfies MessageId)}
      checked={checked}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css['group']} aria-label={title}>
      <h3 className={css['groupTitle']}>{title}</h3>
      {children}
    </section>
  );
}

/** What can be looked up on the map now. */
function Questions({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { store, game } = useAidsAtTable();
  const shown = useAids((now) => now.aid !== null);
  const { chosen } = game;
  const ask = (aid: Aid) => () => {
    store.getState().show(aid);
    onClose();
  };
  return (
    <Group title={t('aids.ask')}>
      <Button wide icon={<ShieldAlert aria-hidden />} onClick={ask({ kind: 'threat', who: null })}>
        {t('aids.threat.all')}
      </Button>
      {chosen?.enemy && (
        <Button wide icon={<ShieldAlert aria-hidden />} onClick={ask({ kind: 'threat', who: chosen.who })}>
          {t('aids.threat.one', { name: chosen.name })}
        </Button>
      )}
      {chosen?.shoots && (
        <Button wide icon={<Crosshair aria-hidden />} onClick={ask({ kind: 'seen', who: chosen.who })}>
          {t('aids.seen', { name: chosen.name })}
        </Button>
      )}
      <Button wide icon={<Ruler aria-hidden />} onClick={ask({ kind: 'ruler', from: null, to: null })}>
        {t('aids.ruler')}
      </Button>
      {shown && (
        <Button
          wide
          look="quiet"
          icon={<EyeOff aria-hidden />}
          onClick={() => {
            store.getState().stop();
            onClose();
          }}
        >
          {t('aids.stop')}
        </Button>
      )}
      {chosen === null && (
        <p className={css['hint']}>
          <Eye aria-hidden size={18} /> {t('aids.chooseFirst')}
        </p>
      )}
    </Group>
  );
}

/** What the map shows and what it can be asked, reached by one button. `large`: the board has a small map. */
export function ViewDialog({
  open,
  large,
  onClose,
}: {
  readonly open: boolean;
  readonly large: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const screen = useFullScreen();
  const { layers } = useAidsAtTable().game;
  return (
    <Dialog title={t('aids.view.title')} open={open} onClose={onClose}>
      <div className={css['groups']}>
        <Questions onClose={onClose} />
        <Group title={t('aids.view.map')}>
          {(large ? [...layers, 'smallMap' as const] : layers).map((name) => (
            <MapToggle key={name} name={name} />
          ))}
        </Group>
        {screen.possible && (
          <Button
            wide
            icon={screen.full ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            onClick={() => {
              screen.toggle();
              onClose();
            }}
          >
            {t(screen.full ? 'aids.fullScreen.leave' : 'aids.fullScreen.enter')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
