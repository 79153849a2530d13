// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { library } from '../../../maps';
import { activateLanguage } from '../../../src/i18n/languages';
import { translate } from '../../../src/i18n/words';
import { skirmishFilm } from '../../../src/ui/skirmish/film';
import { journalFile } from '../../../src/ui/games/journal-file';
import { filmText } from '../../../src/ui/table/watch/film-text';
import { newGame } from '../../store/table';

const scenario = library.scenario('linden-square')!;

test.each(['en', 'fr', 'ru'] as const)('the journal of a game that nobody named is headed in %s', async (language) => {
  await activateLanguage(language);
  const saved = newGame('linden-square', 'app');
  const film = skirmishFilm({ ...saved, header: { ...saved.header, title: scenario.names.en } }, scenario, library);
  const lines = filmText(film, { t: translate, language }, []).split('\n');
  expect(lines[0]).toBe(scenario.names[language]);
  // One name is not said twice; the day is that of any later day too.
  expect(lines[1]).not.toContain(scenario.names[language]);
  expect(lines.slice(1, 6).join('\n')).toContain('1970');
});

test('VIC-1 the journal says what brought the points', async () => {
  await activateLanguage('fr');
  const film = skirmishFilm(newGame('three-lances', 'app'), library.scenario('three-lances')!, library);
  const lines = filmText(film, { t: translate, language: 'fr' }, []).split('\n');
  expect(lines).toContain('  0 point');
  expect(lines).toContain('    Chaque adversaire tué\u00a0: 0 × 3 = 0');
  expect(film.points('blue')?.goals).toHaveLength(2);
});

test('the journal of a game on the table is kept under the name of its game, headed by who plays', async () => {
  await activateLanguage('en');
  const saved = newGame('linden-square', 'app');
  const film = skirmishFilm(saved, scenario, library);
  const { name, text } = journalFile(film, saved.header, { t: translate, language: 'en', choices: [] });
  expect(name).toBe('escarmouche-a-game-1.txt');
  expect(text).toContain('Anne');
  expect(text).toContain('Борис');
});
