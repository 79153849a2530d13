// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shareFile } from '../../src/ui/games/share';

const file = new File(['x'], 'board.jpg', { type: 'image/jpeg' });

function device(share: (() => Promise<void>) | null) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(navigator, { canShare: share ? () => true : undefined, share: share ?? undefined });
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['kept', 'there is no share sheet', null],
  ['shared', 'the share sheet takes it', () => Promise.resolve()],
  ['dropped', 'the player thinks better of it', () => Promise.reject(new DOMException('no', 'AbortError'))],
  ['kept', 'the system refuses it', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
] as const)('a file is %s where %s', async (became, _where, share) => {
  device(share);
  expect(await shareFile(file, 'Board')).toBe(became);
});
