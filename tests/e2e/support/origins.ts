import type { BrowserContext } from '@playwright/test';

/** Collects every request of a context, its workers' too, that leaves the given origin. */
export function watchStrangers(context: BrowserContext, origin: string): readonly string[] {
  const strangers: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:') && !url.startsWith('blob:')) strangers.push(url);
  });
  return strangers;
}
