import type { MessageId } from '../../i18n/words';
import type { SpellUse } from '../../castle';

/** What a spell is called. @rule MAG-2 */
export const spellName = (spell: string): MessageId => `castlerules.spell.${spell}` as MessageId;

/** What it does, in a sentence. */
export const spellLine = (spell: string): MessageId => `castlerules.spell.${spell}.line` as MessageId;

/** One of the things that a spell does. */
export const castName = (use: SpellUse): MessageId => `castlerules.use.${use}`;

/** The message that says what must be chosen for a spell. */
export const castWants = (use: SpellUse): MessageId => `castlerules.wants.${use}`;
