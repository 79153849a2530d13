import { describe, expect, test } from 'vitest';
import { createAside } from '../../src/app/aside';

const open = { cover: null, entries: [1, 2, 3] };

describe('who leaves a game in the midst of his turn', () => {
  test('finds it uncovered when he comes back from what he looked up or set', () => {
    const aside = createAside();
    aside.leave('a', open);
    for (const page of ['/settings', '/rules/MOV-4', '/tables/castle', '/about', '/play/a']) aside.visit(page);
    expect(aside.comesBack('a', open)).toBe(true);
  });

  test.each(['/', '/games', '/new', '/play/b', '/watch/a'])('finds it covered once he was at %s', (page) => {
    const aside = createAside();
    aside.leave('a', open);
    aside.visit('/settings');
    aside.visit(page);
    aside.visit('/play/a');
    expect(aside.comesBack('a', open)).toBe(false);
  });

  test('finds another game, one that was covered, and one that went on elsewhere covered', () => {
    const aside = createAside();
    expect(aside.comesBack('a', open)).toBe(false);
    aside.leave('a', open);
    expect(aside.comesBack('b', open)).toBe(false);
    expect(aside.comesBack('a', { ...open, entries: [1, 2, 3, 4] })).toBe(false);
    aside.leave('a', { ...open, cover: 'red' });
    expect(aside.comesBack('a', open)).toBe(false);
  });
});
