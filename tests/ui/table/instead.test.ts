// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { castleLibrary, castleScenarios } from '../../../maps/castle';
import { library } from '../../../maps';
import { castle } from '../../../src/castle';
import { seededDice } from '../../../src/game';
import { skirmish } from '../../../src/skirmish';
import { translate } from '../../../src/i18n/words';
import { think } from '../../../src/solo';
import { soloGames } from '../../../src/solo/games';
import { armyPairs } from '../../../src/store/army-pairs';
import { castleFilm } from '../../../src/ui/castle/film';
import { skirmishFilm } from '../../../src/ui/skirmish/film';
import type { FilmLooks } from '../../../src/ui/table/watch/film';
import { activateLanguage } from '../../../src/i18n/languages';
import { playRandomGame } from '../../castle/random-game';
import { newGame } from '../../store/table';

const looks: FilmLooks = { armies: armyPairs['blue-red'], language: 'en', t: translate };

beforeAll(() => activateLanguage('en'));

describe('what would have been better is shown on the board of the replay', () => {
  test('the skirmish: where he would go, half transparent, and nothing else that could be done', () => {
    const saved = newGame('linden-square', 'app');
    const film = skirmishFilm(saved, library.scenario('linden-square')!, library);
    const game = skirmish.build(saved.header.setup, library);
    let state = skirmish.initial(game);
    let command = think(soloGames.skirmish, game, [state], 'page', 1).command;
    // The first shooting is skipped: places are what is shown.
    const entries = [];
    while (command.type !== 'move') {
      const decision = skirmish.decide(game, state, { type: 'endSequence' }, seededDice(state.dice));
      if (decision.kind === 'refused') throw new Error(decision.refusal.code);
      entries.push({
        kind: 'command',
        by: state.active,
        command: { type: 'endSequence' },
        events: decision.events,
      } as const);
      for (const event of decision.events) state = skirmish.evolve(game, state, event);
      command = think(soloGames.skirmish, game, [state], 'page', 1).command;
    }
    const later = skirmishFilm({ ...saved, entries }, library.scenario('linden-square')!, library);
    const shown = later.instead(entries.length, command, looks);
    expect(shown?.view.marks.ghosts).toHaveLength(1);
    expect(shown?.view.marks.path?.hexes.at(-1)).toBe(command.path.at(-1)?.at);
    expect(shown?.view.marks.reach).toEqual([]);
    expect(shown?.words).toMatch(/ goes to [A-Z]+\d+/);
    // At another moment the rules forbid it; and an address may hold anything.
    expect(film.instead(0, { type: 'advance', who: command.who, path: [] } as never, looks)).toBeNull();
    for (const wrong of [{ type: 'move' }, { type: 'dance' }, { type: 'shoot', who: 7 }]) {
      expect(film.instead(0, wrong, looks)).toBeNull();
    }
  });

  test('the castle: whom he would strike or where he would go', { timeout: 60_000 }, () => {
    const { setup, entries } = playRandomGame(4, 'castle-storming', { mostCommands: 70 });
    const saved = { ...newGame('linden-square', 'app'), entries };
    const film = castleFilm({ ...saved, header: { ...saved.header, setup } }, castleScenarios[0]!, castleLibrary);
    const game = castle.build(setup, castleLibrary);
    let shown = 0;
    for (const moment of [50, 65]) {
      const state = film.stateAt(moment) as ReturnType<typeof castle.initial>;
      const { command } = think(soloGames.castle, game, [state], 'sergeant', 1);
      const instead = film.instead(moment, command, looks);
      expect(instead).not.toBeNull();
      const { marks } = instead!.view;
      const pointed = marks.ghosts.length + marks.targets.length + (marks.climbs?.length ?? 0);
      if (pointed + (marks.sideTargets?.length ?? 0) > 0) shown++;
      expect(marks.targets.every(({ picked }) => picked)).toBe(true);
    }
    expect(shown).toBeGreaterThan(0);
    expect(film.instead(50, { type: 'drag' }, looks)).toBeNull();
  });
});
