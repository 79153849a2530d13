import { type Entry, type Library, type SavedGame, type Scenario } from '../../game';
import { gauge, skirmish, type Command, type Event } from '../../skirmish';
import { replaySteps } from '../../store/skirmish/replay';
import { counterMaker, portrait } from '../../store/skirmish/counters';
import { deadOf } from '../../store/skirmish/dead';
import { tableOf } from '../../store/skirmish/interaction';
import { pointingAt } from '../../store/skirmish/pointing';
import { previewOf } from '../../store/skirmish/preview';
import { viewMaker } from '../../store/skirmish/view';
import { remembering } from '../../store/remembering';
import { groundView } from '../../store/view-ground';
import { noMarks } from '../../board/view';
import { makeFilm, type Film } from '../table/watch/film';
import { fatesOf } from './fates';
import { groupLines } from './log/groups';
import { logLines } from './log/lines';
import { puffOf } from './log/puffs';
import { reasonWords } from './log/turns';
import { pointsTold } from './points';
import { skirmishSayings } from './sayings';

/** A skirmish to be looked at. Throws where it cannot be built. */
export function skirmishFilm({ header, entries }: SavedGame, scenario: Scenario, library: Library): Film {
  const game = skirmish.build(header.setup, library);
  const ground = remembering((language: Parameters<typeof groundView>[3]) =>
    groundView(game.board, scenario, library, language),
  );
  const counters = counterMaker();
  const pointing = viewMaker();
  return makeFilm({
    system: skirmish,
    gauge,
    game,
    header,
    entries: entries as readonly Entry<{ readonly type: string }, Event>[],
    scenario: scenario.names,
    armies: scenario.armies,
    turnLimit: game.turnLimit,
    view: (state, { armies, language }) => ({
      ground: ground(language),
      counters: counters(tableOf(game, state), armies, language),
      ...deadOf(game, state, armies),
      marks: noMarks,
    }),
    pointed: (state, command, { armies, language, t }) => {
      const table = tableOf(game, state);
      const interaction = pointingAt(table, command as Command);
      const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
      return pointing({
        ground: ground(language),
        table,
        interaction,
        preview: previewOf(table, interaction),
        looks: armies,
        language,
        words: { percent: (part) => percents.format(part), range: (range) => t('play.range.short', { range }) },
      });
    },
    sayings: skirmishSayings,
    steps: (before, events, { armies, language, t }) => {
      const named = { blue: scenario.armies.blue.name[language], red: scenario.armies.red.name[language] };
      return replaySteps(game, before, events, {
        portray: (state, who) => portrait({ game, state }, who, armies, language),
        puff: (event) => puffOf({ t, language, game, armies: named }, event),
      });
    },
    lines: (read) => logLines(game, read),
    group: groupLines,
    reason: reasonWords,
    fates: (state, army) => fatesOf(game, state, army),
    points: (state, army) => pointsTold(game, state, army),
  });
}
