import { messages as aids } from './locales/en/aids.po';
import { messages as account } from './locales/en/account.po';
import { messages as app } from './locales/en/app.po';
import { messages as castle } from './locales/en/castle.po';
import { messages as castlelog } from './locales/en/castlelog.po';
import { messages as castlerules } from './locales/en/castlerules.po';
import { messages as log } from './locales/en/log.po';
import { messages as play } from './locales/en/play.po';
import { messages as practice } from './locales/en/practice.po';
import { messages as refusals } from './locales/en/refusals.po';
import { messages as rules } from './locales/en/rules.po';
import { messages as solo } from './locales/en/solo.po';
import { messages as watch } from './locales/en/watch.po';

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
