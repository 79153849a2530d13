import { describe, expect, test } from 'vitest';
import { library, scenarios } from '../../maps';
import type { GameSetup, Scenario, ScenarioCharacter } from '../../src/game';
import { skirmish } from '../../src/skirmish';

const lances = scenarios.find(({ id }) => id === 'three-lances')!;

type Placed = { readonly [Field in 'at' | 'facing' | 'type']?: ScenarioCharacter[Field] };

/** The scenario with its riders, one of them set up elsewhere, built. */
function building(army: 'blue' | 'red', index: number, placed: Placed, scenario: Scenario = lances): () => unknown {
  const characters = scenario.armies[army].characters.map((one, at) => (at === index ? { ...one, ...placed } : one));
  const changed: Scenario = {
    ...scenario,
    armies: { ...scenario.armies, [army]: { ...scenario.armies[army], characters } },
  };
  const setup: GameSetup = {
    system: 'skirmish',
    scenario: { id: scenario.id, version: scenario.version, hash: '' },
    players: { blue: { name: '' }, red: { name: '' } },
    options: { table: 'vikings' },
    dice: 'app',
    seed: 1,
  };
  return () => skirmish.build(setup, { ...library, scenario: () => changed });
}

describe('CHR-4: a game is built only where everybody has room', () => {
  test('as it ships it is built', () => {
    expect(building('blue', 0, {})).not.toThrow();
  });

  // b01 is in H11 looking south-east, his horse's hindquarters in G10.
  test.each<[string, 'blue' | 'red', number, Placed, string]>([
    [
      'a head on the hindquarters of another',
      'blue',
      1,
      { at: 'G10', facing: 'N' },
      'three-lances: armies.blue.characters[1].at: b02 and b01 would both be on G10',
    ],
    [
      'hindquarters on the head of another',
      'red',
      0,
      { at: 'H10', facing: 'N' },
      'three-lances: armies.red.characters[0].at: r01 and b01 would both be on H11',
    ],
    [
      'hindquarters off the board',
      'blue',
      0,
      { at: 'A11', facing: 'SE' },
      'three-lances: armies.blue.characters[0].facing: the hindquarters of b01 would be off the board',
    ],
    [
      'a horse among trees',
      'blue',
      0,
      { at: 'A1', facing: 'N' },
      'three-lances: armies.blue.characters[0].at: b01 cannot be on horseback on A1',
    ],
    [
      'somebody on foot in deep water',
      'red',
      2,
      { at: 'J17', facing: undefined, type: 'spearman' },
      'three-lances: armies.red.characters[2].at: r03 cannot stand on J17',
    ],
    [
      'a wall between the halves of a horse',
      'blue',
      0,
      { at: 'Y16', facing: 'N' },
      'three-lances: armies.blue.characters[0].facing: a wall or a window would stand between the two halves of the horse of b01',
    ],
  ])('%s is refused', (_title, army, index, placed, message) => {
    expect(building(army, index, placed)).toThrow(message);
  });
});
