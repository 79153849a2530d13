import { castle, gauge, type CastleScenario, type Command, type Event } from '../../castle';
import type { Entry, Library, SavedGame } from '../../game';
import { portrait } from '../../store/castle/counters';
import { pointingAt } from '../../store/castle/pointing';
import { previewOf } from '../../store/castle/preview';
import { castleSteps } from '../../store/castle/replay';
import { tableOf } from '../../store/castle/table';
import { viewMaker } from '../../store/castle/view';
import { remembering } from '../../store/remembering';
import { groundView } from '../../store/view-ground';
import { makeFilm, type Film } from '../table/watch/film';
import { fatesOf } from './fates';
import { groupLines } from './log/groups';
import { logLines } from './log/lines';
import { puffOf } from './log/puffs';
import { reasonWords } from './log/turns';
import { namedGame } from './named-game';
import { castleSayings } from './sayings';

const words = { percent: String, range: String };

/** A siege to be looked at. Throws where it cannot be built. */
export function castleFilm({ header, entries }: SavedGame, scenario: CastleScenario, library: Library): Film {
  const game = namedGame(castle.build(header.setup, library));
  const ground = remembering((language: Parameters<typeof groundView>[3]) =>
    groundView(game.board, scenario, library, language),
  );
  const make = viewMaker();
  const pointing = viewMaker();
  return makeFilm({
    system: castle,
    gauge,
    game,
    header,
    entries: entries as readonly Entry<{ readonly type: string }, Event>[],
    scenario: scenario.names,
    armies: scenario.armies,
    turnLimit: game.mission.turnLimit,
    view: (state, { armies: looks, language, t }) =>
      make({
        ground: ground(language),
        table: tableOf(game, state),
        interaction: { kind: 'idle' },
        preview: { kind: 'none' },
        over: null,
        looks,
        language,
        machineName: t('castle.machine'),
        words,
      }),
    pointed: (state, command, { armies: looks, language, t }) => {
      const table = tableOf(game, state);
      const interaction = pointingAt(table, command as Command);
      const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
      return pointing({
        ground: ground(language),
        table,
        interaction,
        preview: previewOf(table, interaction),
        over: null,
        looks,
        language,
        machineName: t('castle.machine'),
        words: { percent: (part) => percents.format(part), range: (range) => t('play.range.short', { range }) },
      });
    },
    sayings: castleSayings(game),
    steps: (before, events, { armies, language, t }) => {
      const named = { blue: scenario.armies.blue.name[language], red: scenario.armies.red.name[language] };
      return castleSteps(game, before, events, {
        portray: (state, who) => portrait({ game, state }, who, armies, language, t('castle.machine')),
        puff: (event) => puffOf({ t, language, game, armies: named }, event),
      });
    },
    lines: (read) => logLines(game, read),
    group: groupLines,
    reason: reasonWords,
    fates: (state, army) => fatesOf(game, state, army),
  });
}
