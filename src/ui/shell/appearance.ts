import type { Settings } from '../../store/settings';

const paperColours = { light: '#efe3c4', dark: '#1d1a17' };

/**
 * Puts theme, contrast, motion and text size on the root, where the tokens read them, and follows the system where the
 * player left it to. Returns what stops following.
 */
export function applyAppearance(settings: Settings, page: Window): () => void {
  const root = page.document.documentElement;
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  const contrast = page.matchMedia('(prefers-contrast: more)');
  const still = page.matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    const theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset['theme'] = theme;
    root.dataset['contrast'] = settings.contrast === 'high' || contrast.matches ? 'high' : 'normal';
    root.dataset['motion'] = settings.motion === 'reduced' || still.matches ? 'reduced' : 'full';
    root.dataset['text'] = settings.textSize;
    page.document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paperColours[theme]);
  };
  apply();
  const queries = [dark, contrast, still];
  for (const query of queries) query.addEventListener('change', apply);
  return () => queries.forEach((query) => query.removeEventListener('change', apply));
}
