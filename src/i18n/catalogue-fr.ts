import { messages as aids } from './locales/fr/aids.po';
import { messages as account } from './locales/fr/account.po';
import { messages as app } from './locales/fr/app.po';
import { messages as castle } from './locales/fr/castle.po';
import { messages as castlelog } from './locales/fr/castlelog.po';
import { messages as castlerules } from './locales/fr/castlerules.po';
import { messages as log } from './locales/fr/log.po';
import { messages as play } from './locales/fr/play.po';
import { messages as practice } from './locales/fr/practice.po';
import { messages as refusals } from './locales/fr/refusals.po';
import { messages as rules } from './locales/fr/rules.po';
import { messages as solo } from './locales/fr/solo.po';
import { messages as watch } from './locales/fr/watch.po';

export const messages = {
  ...aids,
  ...account,
  ...app,
  ...castle,
  ...castlelog,
  ...castlerules,
  ...log,
  ...play,
  ...practice,
  ...refusals,
  ...rules,
  ...solo,
  ...watch,
};
