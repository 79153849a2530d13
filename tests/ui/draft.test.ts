import { describe, expect, test } from 'vitest';
import { readOptions as readCastleOptions } from '../../src/castle/options';
import { readOptions } from '../../src/skirmish/options';
import { emptyDraft, gameOf, missingOf, rulesOf, swapPlayers, toSetup, type Draft } from '../../src/ui/new-game/draft';
import type { SkirmishRules } from '../../src/ui/new-game/skirmish-options';
import { castleChoice, skirmishChoice } from './support/choices';

const games = [skirmishChoice, castleChoice];
const facts = { hash: 'abc', seed: 77 };
const rulesWith = (table: SkirmishRules['table']): Draft['rules'] => ({
  skirmish: { ...(skirmishChoice.rules.empty as SkirmishRules), table },
});
const chosen: Draft = { ...emptyDraft, scenario: 'one', rules: rulesWith('vikings') };

describe('MEL-4 a new skirmish', () => {
  test('has no table and no scenario chosen in advance', () => {
    expect(rulesOf(emptyDraft, skirmishChoice)).toMatchObject({ table: null });
    expect(missingOf(emptyDraft, games)).toMatchObject({ scenario: true, rule: { field: 'table' } });
  });

  test('says what is missing, and nothing once both are chosen', () => {
    expect(missingOf({ ...emptyDraft, scenario: 'one' }, games)).toMatchObject({
      scenario: false,
      rule: { field: 'table' },
    });
    expect(missingOf({ ...emptyDraft, rules: rulesWith('sherwood') }, games)).toEqual({ scenario: true, rule: null });
    expect(missingOf(chosen, games)).toEqual({ scenario: false, rule: null });
  });

  test('is no set-up while something is missing', () => {
    expect(toSetup({ ...emptyDraft, scenario: 'one' }, games, facts)).toBeNull();
    expect(toSetup({ ...chosen, scenario: 'another' }, games, facts)).toBeNull();
  });
});

describe('the set-up', () => {
  test('carries scenario, players, dice and seed', () => {
    const draft: Draft = { ...chosen, names: { blue: '  Anne ', red: '' }, dice: 'typed' };
    expect(toSetup(draft, games, facts)).toEqual({
      system: 'skirmish',
      scenario: { id: 'one', version: 3, hash: 'abc' },
      players: { blue: { name: 'Anne' }, red: { name: '' } },
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
    const draft = { ...chosen, rules: rulesWith('sherwood') };
    expect(toSetup(draft, games, facts)?.options['belowOneToOne']).toBe(false);
  });

  test('the defaults are those of the rules', () => {
    const options = toSetup(chosen, games, facts)!.options;
    expect(readOptions(options)).toEqual(readOptions({ table: 'vikings' }));
  });
});

describe('CFI-2 CSC-1 a new siege', () => {
  const siege: Draft = { ...emptyDraft, scenario: 'walls' };
  const levelled = (rules: object): Draft => ({
    ...siege,
    rules: { castle: { ...(castleChoice.rules.empty as object), ...rules } },
  });

  test('shows its own rules, and asks for a level that nobody has chosen in advance', () => {
    expect(gameOf(siege, games)?.id).toBe('castle');
    expect(missingOf(siege, games)).toMatchObject({ scenario: false, rule: { field: 'level' } });
    expect(toSetup(siege, games, facts)).toBeNull();
  });

  test('the scenario proposes who besieges; the players may say otherwise', () => {
    const proposed = toSetup(levelled({ level: 'extended' }), games, facts)!;
    expect(proposed.system).toBe('castle');
    expect(readCastleOptions(proposed.options)).toEqual({ level: 'extended', besieger: 'red', magic: true });
    const other = toSetup(levelled({ level: 'beginner', besieger: 'blue', magic: false }), games, facts)!;
    expect(readCastleOptions(other.options)).toEqual({ level: 'beginner', besieger: 'blue', magic: false });
  });
});

test('players change places with their names', () => {
  const draft = { ...chosen, names: { blue: 'Anne', red: 'Boris' } };
  expect(swapPlayers(draft).names).toEqual({ blue: 'Boris', red: 'Anne' });
});
