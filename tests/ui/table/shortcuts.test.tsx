// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAids, type Aid } from '../../../src/store/aids';
import type { OpponentState } from '../../../src/store/solo/opponent';
import { idleOpponent, OpponentContext } from '../../../src/ui/solo/solo-context';
import { TableContext, type OnTable } from '../../../src/ui/table/table-context';
import { useShortcuts } from '../../../src/ui/table/use-shortcuts';

afterEach(cleanup);

/** A table with nothing on it but its keys. */
function lay() {
  const aids = createAids();
  const deselect = vi.fn<() => void>();
  const nothing = () => undefined;
  const opponent = createStore<OpponentState>()((set) => ({
    ...idleOpponent,
    askHint: () => set({ hint: { kind: 'thinking' } }),
    dropHint: () => set({ hint: { kind: 'none' } }),
  }));
  const deeds = { next: nothing, end: nothing, deselect };
  function Keys() {
    useShortcuts(deeds, aids);
    return null;
  }
  render(
    <TableContext value={{ session: { getState: () => ({}) } } as unknown as OnTable}>
      <OpponentContext value={opponent}>
        <Keys />
      </OpponentContext>
    </TableContext>,
  );
  const escape = (): void => void fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
  return { aids, opponent, deselect, escape };
}

describe('Escape', () => {
  const every: readonly Aid[] = [
    { kind: 'ruler', from: null, to: null },
    { kind: 'threat', who: null },
    { kind: 'seen', who: 'b01' },
  ];
  test.each(every)('puts away what is looked up on the map ($kind), and then whoever is chosen', (aid) => {
    const { aids, deselect, escape } = lay();
    aids.getState().show(aid);
    escape();
    expect(aids.getState().aid).toBeNull();
    expect(deselect).not.toHaveBeenCalled();
    escape();
    expect(deselect).toHaveBeenCalledOnce();
  });

  test('lets a hint be, and then whoever is chosen', () => {
    const { opponent, deselect, escape } = lay();
    opponent.getState().askHint();
    escape();
    expect(opponent.getState().hint.kind).toBe('none');
    expect(deselect).not.toHaveBeenCalled();
    escape();
    expect(deselect).toHaveBeenCalledOnce();
  });
});
