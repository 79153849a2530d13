import { armyIds, type ArmyId } from '../../../game';
import { titleOf } from '../../games/describe';
import type { LanguageCode, MessageId, Translate } from '../../../i18n/words';
import { groupsText } from '../log/text';
import { namesOf, say, sentence, type Voice } from '../log/voice';
import type { Film } from './film';
import { levelLine, playerName } from '../../solo/player-name';

const nameIn = ({ header, armies }: Film, army: ArmyId, t: Translate, language: LanguageCode): string =>
  playerName(header.setup.players, army, armies[army].name[language], t);

/** Who plays what under which rules, and how it stands or ended: what heads a journal. */
function head(film: Film, t: Translate, language: LanguageCode, options: readonly MessageId[]): string[] {
  const { header, scenario, armies, turnLimit } = film;
  const { turn, winner } = header.standing;
  const reason = film.reason();
  const { players, dice } = header.setup;
  const voice = film.voice({ t, language });
  const ended =
    winner === null
      ? t('watch.text.standing', { name: nameIn(film, header.standing.active, t, language), turn, limit: turnLimit })
      : winner === 'draw'
        ? t('app.games.draw', { turn })
        : t('app.games.won', { name: nameIn(film, winner, t, language), turn });
  const title = titleOf(header, scenario, { t, language });
  return [
    title,
    ...(title === scenario[language] ? [] : [t('watch.text.scenario', { name: scenario[language] })]),
    ...armyIds.map((army) =>
      t('watch.text.player', {
        name: levelLine(players, army, t) ?? playerName(players, army, undefined, t),
        army: armies[army].name[language],
      }),
    ),
    t('watch.text.options', {
      options: [...options.map((id) => t(id)), t(`watch.text.dice.${dice}`)].join(', '),
    }),
    // A text that is kept is read on another day: "today" would say nothing.
    t('watch.text.played', {
      when: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(header.updatedAt),
    }),
    reason ? `${ended}. ${sentence(voice, reason)}` : ended,
  ];
}

/** An army's points, and what brought them. */
function pointLines(film: Film, army: ArmyId, voice: Voice): string[] {
  const { t, language } = voice;
  const points = film.points(army);
  if (!points) return [];
  return [
    `  ${t('play.points', { count: points.total })}`,
    ...points.goals.map(
      ({ text, progress }) => `    ${t('watch.text.goal', { goal: text[language], words: say(voice, progress) })}`,
    ),
  ];
}

/** What became of both armies. */
function losses(film: Film, t: Translate, language: LanguageCode): string[] {
  const voice = film.voice({ t, language });
  return armyIds.flatMap((army) => [
    '',
    `${levelLine(film.header.setup.players, army, t) ?? nameIn(film, army, t, language)}, ${film.armies[army].name[language]}`,
    ...pointLines(film, army, voice),
    ...film
      .fates(army)
      .filter(({ who }) => who.length > 0)
      .map(
        ({ name, who }) =>
          `  ${t('watch.text.fate', { name: sentence(voice, name), count: who.length, who: namesOf(voice, who) })}`,
      ),
  ]);
}

/** A whole game as a text to be read: who played what, turn by turn with dice and results, and how it ended. */
export function filmText(
  film: Film,
  words: { readonly t: Translate; readonly language: LanguageCode },
  options: readonly MessageId[],
): string {
  const { t, language } = words;
  const top = head(film, t, language, options);
  const journal = groupsText(film.voice(words), film.groups());
  return [...top, '', journal, ...losses(film, t, language), ''].join('\n');
}
