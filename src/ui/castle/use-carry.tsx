import { useRef, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { pick } from '../../board/pick';
import type { HexIndex } from '../../hex';
import { selectedOf } from '../../store/castle/interaction';
import { hexOf } from '../../store/castle/places';
import { CounterPicture } from '../table/CounterPicture';
import { useHandsOff } from '../table/table-context';
import css from './castle.module.css';
import { usePlaying, useTable } from './play-context';
import { usePortraits } from './use-portraits';

/** Pixels that a finger moves before a figure is carried. */
const carryPixels = 10;

/** Somebody under a finger, in pixels of the page. */
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

/** A figure on its way under a finger: from where it was touched until it is put down. */
function useFinger() {
  const { play } = usePlaying();
  const { game } = useTable();
  const [carried, setCarried] = useState<Carried | null>(null);
  const start = useRef<(Carried & { readonly pointer: number }) | null>(null);
  // Asked before the next drawing.
  const moving = useRef(false);
  const end = () => {
    if (!start.current) return;
    play.getState().carryOver(start.current.who, null);
    start.current = null;
    moving.current = false;
    setCarried(null);
  };
  return {
    carried,
    end,
    isMoving: () => moving.current,
    holds: (pointer: number) => start.current?.pointer === pointer,
    take(who: string, { pointerId: pointer, clientX: x, clientY: y }: PointerEvent) {
      start.current = { who, x, y, pointer };
    },
    /** Whether the figure is carried now. */
    move({ clientX: x, clientY: y }: PointerEvent): boolean {
      const from = start.current;
      if (!from) return false;
      if (!moving.current && Math.hypot(x - from.x, y - from.y) < carryPixels) return false;
      moving.current = true;
      setCarried({ who: from.who, x, y });
      play.getState().carryOver(from.who, hexUnder(game, x, y));
      return true;
    },
    putDown({ clientX: x, clientY: y }: PointerEvent) {
      const from = start.current;
      const carries = moving.current;
      end();
      const hex = hexUnder(game, x, y);
      if (!carries || !from || hex === null || hex === hexOf(play.getState().table, from.who)) return;
      play.getState().place(from.who, hex);
    },
  };
}

/** Carries a figure from the tray to the board with one finger; a tap chooses it. @rule CSC-1 */
export function useCarryFromTray(onTap: (who: string) => void) {
  const finger = useFinger();
  const handlers = (who: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      finger.take(who, event);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => void finger.move(event),
    onPointerUp: (event: PointerEvent) => finger.putDown(event),
    onPointerCancel: finger.end,
    onLostPointerCapture: finger.end,
    // A carried figure ends in no click: its pointer went up elsewhere, or moved too far.
    onClick: () => onTap(who),
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  });
  return { carried: finger.carried, handlers };
}

/**
 * Carries the chosen figure, while its army is set up, from its hex to another: the board then sees neither the finger's
 * way nor its lifting; a finger that does not move is the board's own. @rule CSC-1
 */
export function useCarryOnBoard() {
  const { play } = usePlaying();
  const { game } = useTable();
  const finger = useFinger();
  const handsOff = useHandsOff();
  const ours = (event: PointerEvent) => event.isTrusted && finger.holds(event.pointerId);
  const handlers = {
    onPointerDownCapture(event: PointerEvent) {
      // A second finger pinches.
      if (!finger.isMoving()) finger.end();
      if (handsOff || !event.isPrimary || (event.pointerType === 'mouse' && event.button !== 0)) return;
      const { table, interaction } = play.getState();
      const who = selectedOf(interaction);
      if (who === null || !table.legal.deployers.includes(who)) return;
      const hex = hexOf(table, who);
      if (hex !== null && hexUnder(game, event.clientX, event.clientY) === hex) finger.take(who, event);
    },
    onPointerMoveCapture(event: PointerEvent) {
      if (!ours(event)) return;
      const began = !finger.isMoving();
      if (finger.move(event) && began) {
        // To the board the finger is gone: no tap, no long press.
        const { pointerId } = event;
        event.target.dispatchEvent(new window.PointerEvent('pointercancel', { pointerId, bubbles: true }));
      }
      event.stopPropagation();
    },
    onPointerUpCapture(event: PointerEvent) {
      if (!ours(event)) return;
      if (finger.isMoving()) event.stopPropagation();
      finger.putDown(event);
    },
    onPointerCancelCapture(event: PointerEvent) {
      if (ours(event)) finger.end();
    },
  };
  return { carried: finger.carried, handlers };
}

/** The figure under the finger, over everything. */
export function CarriedFigure({ carried }: { readonly carried: Carried | null }) {
  const portrait = usePortraits();
  const counter = carried && portrait(carried.who);
  if (!carried || !counter) return null;
  return createPortal(
    <div className={css['carried']} style={{ left: carried.x, top: carried.y }}>
      <CounterPicture counter={counter} size={72} />
    </div>,
    document.body,
  );
}
