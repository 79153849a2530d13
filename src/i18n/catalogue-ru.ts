import { messages as app } from './locales/ru/app.po';
import { messages as log } from './locales/ru/log.po';
import { messages as play } from './locales/ru/play.po';
import { messages as refusals } from './locales/ru/refusals.po';
import { messages as rules } from './locales/ru/rules.po';

export const messages = { ...app, ...log, ...play, ...refusals, ...rules };
