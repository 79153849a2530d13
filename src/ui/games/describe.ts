import type { ArmyId, GameHeader, Language, LocalText } from '../../game';
import type { MessageId, Translate } from '../../i18n/words';
import { levelLine, playerName } from '../solo/player-name';
import { findChoice, type GameChoice } from '../new-game/game-choice';

/** What reading of a saved game needs: the scenarios that there are, and the language. */
export interface Reading {
  readonly t: Translate;
  readonly language: Language;
  readonly choices: readonly GameChoice[];
}

/** A player's name; the computer's is that of its army. */
function nameIn({ setup: { players, scenario } }: GameHeader, army: ArmyId, { t, language, choices }: Reading): string {
  const armies = findChoice(choices, scenario.id)?.scenario.armies;
  return playerName(players, army, armies?.[army].name[language], t);
}

/** Where a game stands, in words: whose turn it is, or who won. */
export function standingText(header: GameHeader, reading: Reading): string {
  const { t } = reading;
  const { turn, active, winner } = header.standing;
  if (winner === 'draw') return t('app.games.draw', { turn });
  if (winner) return t('app.games.won', { name: nameIn(header, winner, reading), turn });
  return t('app.games.toPlay', { name: nameIn(header, active, reading), turn });
}

/** Who plays, and how they stand while it is not over; without the lead where an older version stored the game. */
export function playersText(header: GameHeader, reading: Reading): string {
  const { setup, standing } = header;
  const { score, winner } = standing;
  const { t, choices } = reading;
  const name = (army: ArmyId) => nameIn(header, army, reading);
  const told = (army: ArmyId) => {
    const level = levelLine(setup.players, army, t);
    return level === null ? name(army) : t('solo.by.name', { name: name(army), level });
  };
  const both = t('app.games.players', { blue: told('blue'), red: told('red') });
  if (!score || winner !== null) return both;
  const { blue, red } = score;
  if (choices.find(({ id }) => id === setup.system)?.score === 'lives') {
    const lives = { blue: name('blue'), blueLives: blue, red: name('red'), redLives: red };
    return `${both} · ${t('app.games.lives', lives)}`;
  }
  if (blue === red) return `${both} · ${t('app.games.even', { score: blue })}`;
  const facts = { name: name(blue > red ? 'blue' : 'red'), more: Math.max(blue, red), less: Math.min(blue, red) };
  return `${both} · ${t('app.games.leads', facts)}`;
}

/** What was chosen of a game's rules, as message ids. */
export const optionWords = ({ setup }: GameHeader, choices: readonly GameChoice[]): readonly MessageId[] =>
  choices.find(({ id }) => id === setup.system)?.rules.told(setup.options) ?? [];

/** When a game was last played: "today, 14:05", "yesterday, 20:30", then the date. */
export function whenText(time: number, language: Language, now: number): string {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(time)) / 86_400_000);
  const hour = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time);
  if (days >= 0 && days < 7) {
    return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')}, ${hour}`;
  }
  return `${new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time)}, ${hour}`;
}

/** The scenario's name, or undefined when it no longer comes with the app. */
export const scenarioName = (
  header: GameHeader,
  choices: readonly GameChoice[],
  language: Language,
): string | undefined => findChoice(choices, header.setup.scenario.id)?.scenario.names[language];

/**
 * What stands behind the title of a game that came of another, in no language: a copy of it, another way from a turn of
 * it; and the number of one whose title another has already. Read by `titleOf`.
 */
export const titleMarks = {
  copy: (title: string): string => `${title} #copy`,
  branch: (title: string, turn: number): string => `${title} #turn-${turn}`,
} as const;

const mark = /^(.*\S) #(?:copy|turn-(\d+)|(\d+))$/;

/**
 * A game's title in the reader's language: an unnamed game is called by its scenario, and a copy or branch of another
 * game is described in that language too.
 */
export function titleOf(
  { title }: Pick<GameHeader, 'title'>,
  names: LocalText | undefined,
  { t, language }: Pick<Reading, 't' | 'language'>,
): string {
  const [, before, turn, number] = mark.exec(title) ?? [];
  if (before === undefined) return names && Object.values(names).includes(title) ? names[language] : title;
  const first = titleOf({ title: before }, names, { t, language });
  if (number !== undefined) return t('app.games.numbered', { title: first, number: Number(number) });
  return turn === undefined
    ? t('app.games.copyOf', { title: first })
    : t('watch.branch.title', { title: first, turn: Number(turn) });
}

/** A header with its title as it is read. */
export function titled(header: GameHeader, { t, language, choices }: Reading): GameHeader {
  const names = findChoice(choices, header.setup.scenario.id)?.scenario.names;
  return { ...header, title: titleOf(header, names, { t, language }) };
}

/** A file name that every system takes: the title's letters and digits, and the turn. */
export function fileName(header: GameHeader, ending: 'json' | 'txt' | 'jpg' = 'json'): string {
  const title = header.title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return `escarmouche-${title || 'game'}-${header.standing.turn}.${ending}`;
}
