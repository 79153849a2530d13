/**
 * An army's name may be one thing or many, a man's or a woman's ("Les gens de Brescand", "L’escorte de la dîme"), and the
 * computer is called by it: so no message may agree with it, nor need it in another case.
 */
import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { expect, test } from 'vitest';

/** Every message into which an army's name is put, and the places for it. */
const places: readonly [area: string, id: string, ...slots: string[]][] = [
  ['account', 'account.strengthNow', 'name'],
  ['account', 'account.bestChance', 'name'],
  ['aids', 'aids.playerName', 'army'],
  ['app', 'app.new.against', 'blue', 'red'],
  ['app', 'app.games.players', 'blue', 'red'],
  ['app', 'app.games.lives', 'blue', 'red'],
  ['app', 'app.games.leads', 'name'],
  ['app', 'app.games.toPlay', 'name'],
  ['app', 'app.games.won', 'name'],
  ['castle', 'castle.besieger.other', 'army'],
  ['castle', 'castle.omens.choose', 'name'],
  ['castlelog', 'castlelog.group.deployment', 'army'],
  ['castlelog', 'castlelog.group.turn', 'army'],
  ['castlelog', 'castlelog.spellRolled', 'army'],
  ['castlelog', 'castlelog.spellRolled.choice', 'army'],
  ['castlelog', 'castlelog.spellOffered', 'army'],
  ['castlelog', 'castlelog.spellChosen', 'army'],
  ['castlelog', 'castlelog.deploymentCleared', 'army'],
  ['castlelog', 'castlelog.won', 'army'],
  ['castlelog', 'castlelog.refusal.choice-first', 'army'],
  ['log', 'log.turn', 'army'],
  ['log', 'log.deployment', 'army'],
  ['log', 'log.won', 'army'],
  ['play', 'play.won.title', 'name'],
  ['solo', 'solo.by.name', 'name'],
  ['solo', 'solo.thinking', 'name'],
  ['solo', 'solo.playing', 'name'],
  ['solo', 'solo.stopped', 'name'],
  ['solo', 'solo.review.turn', 'name'],
  ['watch', 'watch.text.player', 'army', 'name'],
  ['watch', 'watch.text.standing', 'name'],
];

/** What may stand around it: a sign that sets it apart, or a word that is the same beside any name. */
const before: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[:·,–—]\s|against )$/,
  fr: /(?:^|[:·,–—]\s|contre )$/,
  ru: /(?:^|[:·,–—]\s)$/,
};
const after: Readonly<Record<string, RegExp>> = {
  // A past and an infinitive are one for all in English.
  en: /^(?:$|:|\.|,| \(| [·–—]| against | won | to play| \{\w+Lives\})/,
  fr: /^(?:$|\s:|\.|,| \(| [·–—]| contre | \{\w+Lives\})/,
  ru: /^(?:$|:|\.|,| \(| [·–—])/,
};

const cases = (['en', 'fr', 'ru'] as const).flatMap((language) => places.map((place) => [language, ...place] as const));

test.each(cases)('in %s no word of %s %s hangs on the army’s name', (language, area, id, ...slots) => {
  const { items } = PO.parse(readFileSync(`src/i18n/locales/${language}/${area}.po`, 'utf8'));
  const text = items.find(({ msgid }) => msgid === id)?.msgstr[0] ?? '';
  for (const slot of slots) {
    const at = text.indexOf(`{${slot}}`);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(text.slice(0, at)).toMatch(before[language]!);
    expect(text.slice(at + slot.length + 2)).toMatch(after[language]!);
  }
});
