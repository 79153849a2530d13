// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMoreBelow } from '../../src/ui/base/use-more-below';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A box of a hundred pixels with an empty margin at its foot. */
function Box() {
  return <div ref={useMoreBelow(true)} data-testid="box" style={{ paddingBottom: '24px' }} />;
}

test.each([
  ['all of it shows', 100, false],
  ['only the empty margin is left', 120, false],
  ['some of what is in it is cut', 150, true],
])('a box is marked while there is more to scroll to: %s', (_title, height, more) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  render(<Box />);
  const box = screen.getByTestId('box');
  expect(box.hasAttribute('data-more')).toBe(more);
  expect(box.style.getPropertyValue('--more')).toBe(more ? '26px' : '0px');
});
