// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BottomSheet, type SheetHeight } from '../../../src/ui/table/Panel';
import { renderScreen } from '../support/render';

beforeEach(() => {
  class Unobserved {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  vi.stubGlobal('ResizeObserver', Unobserved);
});

async function sheet() {
  const onHeight = vi.fn<(height: SheetHeight) => void>();
  const nothing = () => undefined;
  await renderScreen(
    <BottomSheet
      tab="here"
      onTab={nothing}
      here={() => null}
      buttons={null}
      log={null}
      onCovered={nothing}
      height="middle"
      onHeight={onHeight}
    />,
  );
  const head = screen.getByRole('group').parentElement!;
  return { head, onHeight };
}

test('the sheet is dragged by its head, wherever the finger is lifted', async () => {
  const { head, onHeight } = await sheet();
  fireEvent.pointerDown(head, { pointerId: 1, clientY: 500 });
  fireEvent.pointerUp(document.body, { pointerId: 1, clientY: 300 });
  expect(onHeight.mock.calls).toEqual([['high']]);
});

test('a press that ended outside is over: the next one to end on the head is no drag', async () => {
  const { head, onHeight } = await sheet();
  fireEvent.pointerDown(head, { pointerId: 1, clientY: 500 });
  fireEvent.pointerUp(document.body, { pointerId: 1, clientY: 505 });
  fireEvent.pointerUp(head, { pointerId: 1, clientY: 300 });
  fireEvent.pointerDown(head, { pointerId: 2, clientY: 500 });
  fireEvent.pointerCancel(document.body, { pointerId: 2, clientY: 200 });
  fireEvent.pointerUp(head, { pointerId: 2, clientY: 200 });
  expect(onHeight).not.toHaveBeenCalled();
});
