// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackCloses } from '../../src/ui/base/back-closes';

function Layer({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  useBackCloses(open, close);
  return null;
}

test('going back closes what is open, and nothing else', async () => {
  const close = vi.fn<() => void>();
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const { rerender } = render(<Layer open={false} close={close} />);
  const before = history.length;
  rerender(<Layer open close={close} />);
  expect(history.state).toMatchObject({ layer: true });
  expect(history.length).toBe(before + 1);
  history.replaceState(null, '');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(close).toHaveBeenCalledTimes(1);
  rerender(<Layer open={false} close={close} />);
  await new Promise((done) => setTimeout(done, 5));
  expect(back).not.toHaveBeenCalled();

  rerender(<Layer open close={close} />);
  rerender(<Layer open={false} close={close} />);
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  expect(close).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
