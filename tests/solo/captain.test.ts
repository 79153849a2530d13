import { describe, expect, test } from 'vitest';
import type { Objective } from '../../src/game';
import type { SkirmishGame, SkirmishState } from '../../src/skirmish';
import { thinkingOf } from '../../src/solo/levels';
import { soloGames } from '../../src/solo/games';
import { compare, trialsOf, type Candidate } from '../../src/solo/skirmish/play-outs';
import { surveyOf } from '../../src/solo/skirmish/survey';
import { practised } from '../../src/solo/skirmish/weights';
import { crowd } from '../tournament/crowd';
import { skirmishSoak } from '../soak/skirmish/soak';
import { draw, plain } from '../support/draw';
import { after, thinkOf } from './play';

const text = { fr: '', en: '', ru: '' };
const kills = (['blue', 'red'] as const).map((army): Objective => ({
  kind: 'destroy',
  army,
  points: 1,
  wins: false,
  text,
}));
const patience = 60_000;

/** The captain's commands until the sequence ends. */
function sequenceOf(game: SkirmishGame, from: SkirmishState) {
  const commands = [];
  let state = from;
  while (!state.outcome && state.sequence === from.sequence && state.active === from.active) {
    const { command } = thinkOf(game, state, 'captain');
    commands.push(command);
    state = after(game, state, command);
  }
  return { commands, state };
}

describe('the captain finds the plain best move', { timeout: patience }, () => {
  test('takes a free hex of the goal in the last turn', () => {
    const hold: Objective = { kind: 'hold', army: 'blue', points: 4, wins: false, hexes: ['E5'], text };
    const table = draw({
      rows: plain(9, 14),
      sequence: 2,
      turnLimit: 1,
      objectives: [hold, ...kills],
      b1: 'B5 12/10/5',
      r1: 'H9 9/9/6',
    });
    const { command, reasons } = thinkOf(table.game, table.state, 'captain');
    expect(command.type === 'move' && table.label(command.path.at(-1)!.at)).toBe('E5');
    expect(reasons[0]?.code).toBe('takes-goal');
  });

  test('shoots the wounded one, and before anybody walks into the line', () => {
    const table = draw({
      rows: plain(12, 12),
      sequence: 1,
      objectives: kills,
      b1: 'A6 6/6/6 bow',
      b2: 'B10 12/10/5',
      r1: 'H4 12/10/5',
      r2: 'H8 12/10/5 wounded',
    });
    expect(thinkOf(table.game, table.state, 'captain').command).toMatchObject({ type: 'shoot', target: 'r2' });
  });

  test('does not walk past three enemies for nothing', () => {
    const table = draw({
      rows: plain(9, 14),
      sequence: 2,
      objectives: kills,
      b1: 'B5 9/9/6',
      r1: 'D4 14/12/5',
      r2: 'D5 14/12/5',
      r3: 'D6 14/12/5',
    });
    const { commands } = sequenceOf(table.game, table.state);
    const columns = commands.flatMap((one) =>
      one.type === 'move' ? one.path.map(({ at }) => table.label(at)[0]!) : [],
    );
    expect(columns.filter((column) => column > 'C')).toEqual([]);
  });

  test('brings the one who wins by it off the board', () => {
    const out: Objective = { kind: 'escort', army: 'blue', points: 5, wins: true, edge: 'east', who: ['b2'], text };
    const table = draw({
      rows: plain(10, 8),
      sequence: 2,
      objectives: [out, ...kills],
      b1: 'B2 12/10/5',
      b2: 'H4 2/3/5',
      r1: 'C7 12/10/5',
    });
    const { state } = sequenceOf(table.game, table.state);
    expect(state.outcome?.winner).toBe('blue');
  });

  test('strikes the stunned with all who can', () => {
    const table = draw({
      rows: plain(8, 8),
      sequence: 4,
      objectives: kills,
      b1: 'D4 9/9/6',
      b2: 'C5 9/9/6',
      r1: 'D5 12/12/5 stunned',
      r2: 'H8 9/9/6',
    });
    const { command } = thinkOf(table.game, table.state, 'captain');
    expect(command).toEqual({ type: 'attack', attackers: ['b1', 'b2'], defenders: ['r1'] });
  });
});

describe('the captain’s play-outs', () => {
  test('keep their budget', { timeout: patience }, () => {
    const { game, state } = crowd();
    const trials = trialsOf(surveyOf(game, { ...state, sequence: 2 }, practised), 4);
    let played = 0;
    const candidates = Array.from({ length: 9 }, (_, sight): Candidate => ({
      sight,
      apply: () => {
        played++;
      },
      chances: [],
    }));
    const budget = 3000;
    compare(trials, candidates, budget);
    expect(played).toBeGreaterThan(candidates.length * 2);
    // No more beyond it than one round in which each is played out once: four turns of fifteen men.
    expect(trials.table.played).toBeLessThan(budget + candidates.length * (4 * 15 + 3));
  });

  test('the plan of thirty is legal to the end of its turn', { timeout: patience }, () => {
    const { game, state: start } = crowd();
    let state = start;
    while (!state.outcome && state.playerTurn === start.playerTurn) {
      state = after(game, state, thinkOf(game, state, 'captain').command);
    }
    expect(state.active).toBe('red');
  });

  test('a whole game is legal to its end', { timeout: patience }, () => {
    const trial = skirmishSoak.trial('three-lances', 1, 12);
    const game = skirmishSoak.system.build(trial.setup, trial.library);
    let state = skirmishSoak.system.initial(game);
    while (!state.outcome) {
      state = after(game, state, thinkOf(game, state, state.active === 'blue' ? 'captain' : 'page').command);
    }
    expect(state.outcome.reason).toBeTruthy();
  });
});

test('MOV-13: gets off the horse to strike where no horse goes', () => {
  const table = draw({
    rows: ['........', '........', '...T....', '........', '........', '........'],
    sequence: 2,
    objectives: [
      { kind: 'destroy', army: 'blue', points: 9, wins: true, who: ['r1'], text },
      { kind: 'destroy', army: 'red', points: 1, wins: false, text },
    ],
    b1: 'D4 28/22/14 N',
    r1: 'D3 2/3/5 wounded',
    r2: 'H1 9/9/6',
  });
  const options = soloGames.skirmish.mind.options(table.game, table.state, thinkingOf.sergeant.outlook);
  expect(options[0]).toMatchObject({ command: { type: 'dismount', who: 'b1' } });
  expect(options[0]?.reasons[0]?.code).toBe('fights-on-foot');
});
