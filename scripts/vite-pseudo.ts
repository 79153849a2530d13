import type { Plugin } from 'vite';
import { longerCatalogue } from './pseudo.ts';

/** With PSEUDO set, English is 40 % longer: what does not fit shows. */
export const pseudo = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: /locales\/en\/\w+\.po$/ },
    handler: (code: string) =>
      process.env['PSEUDO'] === undefined ? null : { code: longerCatalogue(code), map: null },
  },
});
