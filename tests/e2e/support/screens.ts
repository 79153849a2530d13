/** Every screen outside play, by its address. */
export const screens = [
  '/',
  '/new',
  '/games',
  '/practice',
  '/rules',
  '/tables',
  '/settings',
  '/install',
  '/about',
  '/nowhere',
] as const;
