import type { Plugin } from 'vite';
import { longerCatalogue } from './pseudo.ts';

/** With PSEUDO set, English is 40 % longer: what does not fit shows. After the catalogues are compiled. */
export const pseudo = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'post',
  transform(code, id) {
    if (process.env['PSEUDO'] === undefined || !/locales\/en\/\w+\.po$/.test(id)) return null;
    return { code: longerCatalogue(code), map: null };
  },
});
