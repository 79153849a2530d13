// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lightPalette } from '../../src/board/palette';
import { PartDial, type PartDialProps } from '../../src/board/PartDial';
import { byHex } from '../../src/board/parts';
import { directionNames } from '../../src/hex';

afterEach(cleanup);

const parts = byHex([
  { hex: 4, facing: 0, tests: 0, cost: 5 },
  { hex: 4, facing: 1, tests: 2, cost: 3 },
  { hex: 4, facing: 4, tests: 1, cost: 0 },
]);

const touches = { press: () => false, slideIn: () => undefined, slideEnd: () => undefined };

function open(more: Partial<PartDialProps> = {}) {
  const told = {
    point: vi.fn<PartDialProps['onPoint']>(),
    choose: vi.fn<PartDialProps['onChoose']>(),
    close: vi.fn<PartDialProps['onClose']>(),
  };
  const props: PartDialProps = {
    hex: parts.get(4)!,
    place: { centre: { x: 300, y: 300 }, radius: 138 },
    rider: undefined,
    picked: null,
    slid: null,
    label: 'D4: which way?',
    partLabel: (facing) => `to the ${directionNames[facing]}`,
    closeLabel: 'Close',
    palette: lightPalette,
    reducedMotion: true,
    onPoint: told.point,
    onChoose: told.choose,
    onClose: told.close,
    onTouch: touches,
    ...more,
  };
  return { told, ...render(<PartDial {...props} />) };
}

test('parts that are there are buttons with names, those that are not are absent', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'D4: which way?' })).toBeTruthy();
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['to the N', 'to the NE', 'to the SW', 'Close']);
});

test('each shows its tests, when there are any, and its cost', () => {
  open();
  const text = (name: string) => screen.getByRole('button', { name }).textContent;
  expect([text('to the N'), text('to the NE'), text('to the SW')]).toEqual(['5', '23', '1']);
  expect(screen.getByRole('button', { name: 'to the NE' }).querySelector('.dial-tests')?.textContent).toBe('2');
  expect(screen.getByRole('button', { name: 'to the N' }).querySelector('.dial-tests')).toBeNull();
});

test('a part pressed is chosen; pointed at, it is told and no more', () => {
  const { told } = open();
  const part = screen.getByRole('button', { name: 'to the NE' });
  fireEvent.pointerEnter(part, { pointerType: 'mouse' });
  expect(told.choose).not.toHaveBeenCalled();
  expect(part.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(part);
  expect(told.choose).toHaveBeenCalledExactlyOnceWith(1);
  expect(part.getAttribute('aria-pressed')).toBe('true');
});

test('Escape closes it, and the page hears nothing of that', () => {
  const page = vi.fn<() => void>();
  document.body.addEventListener('keydown', page);
  const { told } = open();
  fireEvent.keyDown(screen.getByRole('button', { name: 'to the N' }), { key: 'Escape' });
  expect(told.close).toHaveBeenCalledOnce();
  expect(page).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', page);
});

test('the focus comes into it, and goes back', () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  const { unmount } = open();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  unmount();
  expect(document.activeElement).toBe(before);
  before.remove();
});
