import { Sparkles, Trash2 } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { pick } from '../../board/pick';
import type { HexIndex } from '../../hex';
import { useWords, type MessageId } from '../../i18n/words';
import { selectedOf } from '../../store/castle/interaction';
import { machine } from '../../store/castle/table';
import { Button } from '../base/Button';
import css from './castle.module.css';
import { CounterPicture } from '../table/CounterPicture';
import { useNaming, usePlay, usePlaying, useTable } from './play-context';
import { usePortraits } from './use-portraits';

/** Pixels that a finger moves before a figure is carried. */
const carryPixels = 10;

interface Carried {
  readonly who: string;
  readonly x: number;
  readonly y: number;
}

/** The hex of the board under a place of the page; null beside the map or where something covers the board. */
function hexUnder(
  game: { readonly board: { readonly grid: Parameters<typeof pick>[0] } },
  x: number,
  y: number,
): HexIndex | null {
  const board = document.querySelector<HTMLElement>('[role="application"]');
  const top = document.elementFromPoint(x, y);
  if (!board || !top || !board.contains(top)) return null;
  const [left = 0, above = 0, scale = 1] = (board.dataset['camera'] ?? '').split(' ').map(Number);
  const box = board.getBoundingClientRect();
  const { hex } = pick(game.board.grid, { x: (x - box.left - left) / scale, y: (y - box.top - above) / scale });
  return hex < 0 ? null : hex;
}

/** Carries a figure from the tray to the board with one finger; a tap chooses it. @rule CSC-1 */
function useCarry(onTap: (who: string) => void) {
  const { play } = usePlaying();
  const { game } = useTable();
  const [carried, setCarried] = useState<Carried | null>(null);
  const start = useRef<Carried | null>(null);
  const end = () => {
    start.current = null;
    setCarried(null);
    play.getState().carryOver(null);
  };
  const handlers = (who: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      start.current = { who, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
      const from = start.current;
      if (!from) return;
      if (!carried && Math.hypot(x - from.x, y - from.y) < carryPixels) return;
      setCarried({ who, x, y });
      play.getState().carryOver(hexUnder(game, x, y));
    },
    onPointerUp({ clientX: x, clientY: y }: PointerEvent) {
      const wasCarried = carried !== null;
      end();
      if (!wasCarried) return;
      const hex = hexUnder(game, x, y);
      if (hex !== null) play.getState().place(who, hex);
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
    // A carried figure ends in no click: its pointer went up elsewhere, or moved too far.
    onClick: () => onTap(who),
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  });
  return { carried, handlers };
}

interface Kind {
  readonly type: string;
  readonly ids: readonly string[];
}

/** Those who have no place yet, kind by kind, the machine first. */
function useKinds(): readonly Kind[] {
  const { game, legal } = useTable();
  const kinds = new Map<string, string[]>();
  for (const who of legal.unplaced) {
    const type = game.byId.get(who)?.type ?? machine;
    kinds.set(type, [...(kinds.get(type) ?? []), who]);
  }
  return [...kinds].map(([type, ids]) => ({ type, ids }));
}

/** The figures that wait for a place: tapped and then a hex tapped, or carried there. @rule CSC-1 */
export function Tray() {
  const { t } = useWords();
  const { play } = usePlaying();
  const naming = useNaming();
  const kinds = useKinds();
  const { legal } = useTable();
  const chosen = usePlay((now) => selectedOf(now.interaction));
  const portrait = usePortraits();
  const { carried, handlers } = useCarry((who) => play.getState().select(who));
  const ghost = carried && portrait(carried.who);
  if (kinds.length === 0) return null;
  return (
    <section className={css['tray']} aria-label={t('castle.tray')}>
      <div className={css['trayHead']}>
        <h2>{t('castle.tray')}</h2>
        <span>{t('castle.left.place', { count: legal.unplaced.length })}</span>
      </div>
      <ul className={css['kinds']}>
        {kinds.map(({ type, ids }) => {
          const who = ids.find((id) => id === chosen) ?? ids[0]!;
          const counter = portrait(who);
          return (
            <li key={type}>
              <button
                type="button"
                className={css['kind']}
                aria-pressed={ids.includes(chosen ?? '')}
                {...handlers(who)}
              >
                {counter && <CounterPicture counter={counter} size={48} />}
                <span className={css['kindWords']}>{naming.start(t(`castlerules.figure.${type}` as MessageId))}</span>
                {ids.length > 1 && <span className={css['kindCount']}>×&thinsp;{ids.length}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {carried &&
        ghost &&
        createPortal(
          <div className={css['carried']} style={{ left: carried.x, top: carried.y }}>
            <CounterPicture counter={ghost} size={72} />
          </div>,
          document.body,
        )}
    </section>
  );
}

/** The rest at once, or all anew. */
export function TrayButtons() {
  const { t } = useWords();
  const { play } = usePlaying();
  const { legal } = useTable();
  const actions = play.getState();
  return (
    <>
      {legal.unplaced.length > 0 && (
        <Button wide icon={<Sparkles aria-hidden />} onClick={actions.placeRest}>
          {t('castle.do.rest')}
        </Button>
      )}
      {legal.canClearDeployment && (
        <Button look="quiet" wide icon={<Trash2 aria-hidden />} onClick={actions.clear}>
          {t('castle.do.clear')}
        </Button>
      )}
    </>
  );
}
