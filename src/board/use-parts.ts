import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Camera } from './camera-api';
import { createPartsTouch, type DialOpen, type PartsReports, type PartsTouch } from './parts-touch';
import type { MarksView } from './view';

/** The touch of six parts on a board, and the magnified hex that is open. */
export function useParts(
  camera: Camera,
  marks: MarksView,
  reports: PartsReports,
): { readonly touch: PartsTouch; readonly dial: DialOpen | null } {
  const touch = useMemo(() => createPartsTouch(camera), [camera]);
  useLayoutEffect(() => touch.attach(marks, reports));
  useEffect(() => camera.subscribe(touch.replace), [camera, touch]);
  return { touch, dial: useSyncExternalStore(touch.subscribe, touch.dial) };
}
