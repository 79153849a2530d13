import { ChevronDown, ChevronUp, PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words';
import { useBackCloses } from '../base/back-closes';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import css from './panel.module.css';
import { useCovered } from './use-covered';

export type PanelTab = 'here' | 'log';
/** The heights of a sheet: its head alone, half, nearly all. */
export type SheetHeight = 'low' | 'middle' | 'high';

const higher = { low: 'middle', middle: 'high', high: 'high' } as const;
const lower = { low: 'low', middle: 'low', high: 'middle' } as const;

function TabButtons({ tab, onTab }: { readonly tab: PanelTab; readonly onTab: (tab: PanelTab) => void }) {
  const { t } = useWords();
  return (
    <fieldset className={css['tabs']} aria-label={t('play.panel')}>
      {(['here', 'log'] as const).map((one) => (
        <button key={one} type="button" className={css['tab']} aria-pressed={one === tab} onClick={() => onTab(one)}>
          {t(one === 'here' ? 'play.panel.here' : 'play.panel.log')}
        </button>
      ))}
    </fieldset>
  );
}

interface PanelProps {
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  /** What is chosen and what the touch would do; `brief` where room is scarce. */
  readonly here: (brief: boolean) => ReactNode;
  /** Its buttons, at the foot. */
  readonly buttons: ReactNode;
  readonly log: ReactNode;
  readonly onCovered: (pixels: number) => void;
}

const body = ({ tab, here, log }: PanelProps, brief: boolean) => (tab === 'here' ? here(brief) : log);

/** At the right of the board: what is chosen and what the touch would do, or the log. Folds away. */
export function SidePanel(props: PanelProps & { readonly open: boolean; readonly onOpen: (open: boolean) => void }) {
  const { tab, onTab, buttons, onCovered, open, onOpen } = props;
  const { t } = useWords();
  const element = useCovered('right', onCovered);
  if (!open) {
    return (
      <aside ref={element} className={css['folded']}>
        <IconButton look="secondary" label={t('play.panel.unfold')} onClick={() => onOpen(true)}>
          <PanelRightOpen aria-hidden />
        </IconButton>
      </aside>
    );
  }
  return (
    <aside ref={element} className={css['side']} aria-label={t('play.panel')}>
      <div className={css['head']}>
        <TabButtons tab={tab} onTab={onTab} />
        <IconButton label={t('play.panel.fold')} onClick={() => onOpen(false)}>
          <PanelRightClose aria-hidden />
        </IconButton>
      </div>
      <div className={css['body']}>{body(props, false)}</div>
      {tab === 'here' && buttons}
    </aside>
  );
}

/** The same as a sheet from below, in three heights: dragged by its head, or by its buttons. */
export function BottomSheet(
  props: PanelProps & { readonly height: SheetHeight; readonly onHeight: (height: SheetHeight) => void },
) {
  const { tab, onTab, buttons, onCovered, height, onHeight } = props;
  const { t } = useWords();
  const element = useCovered('bottom', onCovered);
  useBackCloses(height === 'high', () => onHeight('middle'));

  /** Until the finger that came down is lifted, wherever that is. Nothing is captured: the head's buttons are still pressed. */
  function drag({ pointerId, clientY }: { readonly pointerId: number; readonly clientY: number }) {
    const over = new AbortController();
    const options = { signal: over.signal };
    const lifted = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      over.abort();
      if (event.type === 'pointercancel') return;
      const moved = (event.clientY - clientY) * (document.documentElement.dataset['turned'] === 'true' ? -1 : 1);
      if (Math.abs(moved) > 24) onHeight((moved < 0 ? higher : lower)[height]);
    };
    addEventListener('pointerup', lifted, options);
    addEventListener('pointercancel', lifted, options);
  }

  return (
    <aside ref={element} data-sheet className={classes(css['sheet'], css[height])} aria-label={t('play.panel')}>
      <div className={css['head']} onPointerDown={drag}>
        <TabButtons
          tab={tab}
          onTab={(one) => {
            onTab(one);
            if (height === 'low') onHeight('middle');
          }}
        />
        <IconButton
          label={t('play.panel.lower')}
          aria-disabled={height === 'low'}
          onClick={() => onHeight(lower[height])}
        >
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton
          label={t('play.panel.higher')}
          aria-disabled={height === 'high'}
          onClick={() => onHeight(higher[height])}
        >
          <ChevronUp aria-hidden />
        </IconButton>
      </div>
      {height !== 'low' && <div className={css['body']}>{body(props, true)}</div>}
      {tab === 'here' && buttons}
    </aside>
  );
}
