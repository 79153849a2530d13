import { messages as app } from './locales/en/app.po';
import { messages as log } from './locales/en/log.po';
import { messages as play } from './locales/en/play.po';
import { messages as refusals } from './locales/en/refusals.po';
import { messages as rules } from './locales/en/rules.po';

export const messages = { ...app, ...log, ...play, ...refusals, ...rules };
