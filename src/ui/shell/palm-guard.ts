import { isPalm } from '../../board/palm';

/** A palm that lies on the page presses nothing: it is not heard of, and the click that would follow is swallowed. */
export function guardAgainstPalms(page: Document): void {
  const palms = new Set<number>();
  /** A hand that comes to rest touches with its edge first. */
  const note = (event: PointerEvent): void => {
    if (isPalm(event)) palms.add(event.pointerId);
  };
  page.addEventListener(
    'pointerdown',
    (event) => {
      note(event);
      if (isPalm(event)) event.stopPropagation();
    },
    { capture: true },
  );
  page.addEventListener('pointermove', note, { capture: true });
  page.addEventListener(
    'click',
    (event) => {
      if (!('pointerId' in event) || !palms.delete(event.pointerId as number)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
