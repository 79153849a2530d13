import { formatter } from '@lingui/format-po';

/** One catalogue an area of the product, so that a translator opens short files. */
export const areas = [
  'account',
  'aids',
  'app',
  'play',
  'rules',
  'refusals',
  'log',
  'castle',
  'castlelog',
  'castlerules',
  'practice',
  'solo',
  'watch',
];

export default {
  locales: ['fr', 'en', 'ru'],
  sourceLocale: 'en',
  catalogs: areas.map((area) => ({ path: `src/i18n/locales/{locale}/${area}`, include: [] })),
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
};
