import { useEffect, useRef } from 'react';

interface Layer {
  readonly close: () => void;
}

/** What lies open over the page, the topmost last. */
const layers: Layer[] = [];
/** Our own way back is under way: what it reports was not the player's. */
let leaving = false;

/** Whether the present entry of the history is that of something open: a new page takes its place. */
export const isGuarded = (): boolean => (history.state as { layer?: boolean } | null)?.layer === true;

/** An entry of the history for whatever is open: going back comes to it first. */
function guard(): void {
  if (!isGuarded()) history.pushState({ ...(history.state as object | null), layer: true }, '');
}

function wentBack(): void {
  if (leaving) leaving = false;
  else if (!isGuarded()) layers.pop()?.close();
  if (layers.length > 0) guard();
}

function add(layer: Layer): void {
  addEventListener('popstate', wentBack);
  layers.push(layer);
  guard();
}

function remove(layer: Layer): void {
  const place = layers.indexOf(layer);
  if (place >= 0) layers.splice(place, 1);
  // Another one may open in the same breath: the entry is then its own.
  setTimeout(() => {
    if (layers.length > 0 || leaving || !isGuarded()) return;
    leaving = true;
    history.back();
  });
}

/** While something is open over the page, the browser's way back closes it and goes nowhere. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => latest.current() };
    add(layer);
    return () => remove(layer);
  }, [open]);
}
