import { describe, expect, test } from 'vitest';
import { skirmish } from '../../src/skirmish';
import { emptyDraft, hasRiders, missingSteps, swapNames, toSetup, type Draft } from '../../src/ui/new-game/draft';
import { readOptions } from '../../src/skirmish/options';
import { tinyScenario } from './support/fixtures';

const scenario = tinyScenario('one');
const facts = { hash: 'abc', seed: 77, unnamed: { blue: 'Player 1', red: 'Player 2' } };
const chosen: Draft = { ...emptyDraft, scenario: 'one', table: 'vikings' };

describe('MEL-4 a new game', () => {
  test('has no table and no scenario chosen in advance', () => {
    expect(emptyDraft.table).toBeNull();
    expect(missingSteps(emptyDraft)).toEqual(['scenario', 'table']);
  });

  test('says what is missing, and nothing once both are chosen', () => {
    expect(missingSteps({ ...emptyDraft, scenario: 'one' })).toEqual(['table']);
    expect(missingSteps({ ...emptyDraft, table: 'sherwood' })).toEqual(['scenario']);
    expect(missingSteps(chosen)).toEqual([]);
  });

  test('is no set-up while something is missing', () => {
    expect(toSetup({ ...emptyDraft, scenario: 'one' }, scenario, facts)).toBeNull();
    expect(toSetup({ ...chosen, scenario: 'another' }, scenario, facts)).toBeNull();
  });
});

describe('the set-up', () => {
  test('carries scenario, players, dice and seed', () => {
    const draft: Draft = { ...chosen, names: { blue: '  Anne ', red: '' }, dice: 'typed' };
    expect(toSetup(draft, scenario, facts)).toEqual({
      system: skirmish.id,
      scenario: { id: 'one', version: 3, hash: 'abc' },
      players: { blue: { name: 'Anne' }, red: { name: 'Player 2' } },
      options: {
        table: 'vikings',
        belowOneToOne: true,
        testLastHex: false,
        ridersRetreatFour: false,
        passEmptySequences: true,
      },
      dice: 'typed',
      seed: 77,
    });
  });

  test('MEL-5 attacks below 1 to 1 belong to the Vikings table alone', () => {
    expect(toSetup({ ...chosen, table: 'sherwood' }, scenario, facts)?.options['belowOneToOne']).toBe(false);
  });

  test('the defaults are those of the rules', () => {
    const options = toSetup(chosen, scenario, facts)!.options;
    expect(readOptions(options)).toEqual(readOptions({ table: 'vikings' }));
  });
});

test('players change places with their names', () => {
  const draft = { ...chosen, names: { blue: 'Anne', red: 'Boris' } };
  expect(swapNames(draft).names).toEqual({ blue: 'Boris', red: 'Anne' });
});

test('somebody rides when a character has a facing', () => {
  expect(hasRiders(tinyScenario('one'))).toBe(false);
  expect(hasRiders(tinyScenario('one', true))).toBe(true);
});
