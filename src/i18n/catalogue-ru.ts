import { messages as aids } from './locales/ru/aids.po';
import { messages as account } from './locales/ru/account.po';
import { messages as app } from './locales/ru/app.po';
import { messages as castle } from './locales/ru/castle.po';
import { messages as castlelog } from './locales/ru/castlelog.po';
import { messages as castlerules } from './locales/ru/castlerules.po';
import { messages as log } from './locales/ru/log.po';
import { messages as play } from './locales/ru/play.po';
import { messages as practice } from './locales/ru/practice.po';
import { messages as refusals } from './locales/ru/refusals.po';
import { messages as rules } from './locales/ru/rules.po';
import { messages as solo } from './locales/ru/solo.po';
import { messages as watch } from './locales/ru/watch.po';

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
