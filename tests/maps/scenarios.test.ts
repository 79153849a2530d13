import { describe, expect, test } from 'vitest';
import { scenarios, sheets } from '../../maps/index';
import { compileMap, joinSheets, languages, type ArmyId } from '../../src/game';
import { distance, parseHex } from '../../src/hex';
import roster from '../../src/skirmish/data/roster.json';

type Someone = (typeof scenarios)[number]['armies']['blue']['characters'][number];

/** What the roster says of somebody, in the saddle when that is where he begins. */
function typeOf({ type: id, facing }: Someone) {
  const type = roster.find((one) => one.id === id)!;
  return facing === undefined ? type : type.mounted!;
}

test('riders have a short game to learn with, an ambush on foot people, and a battle against them over both sheets', () => {
  const riding = scenarios.filter(({ armies }) =>
    [...armies.blue.characters, ...armies.red.characters].some(({ facing }) => facing !== undefined),
  );
  const mounted = (scenario: (typeof scenarios)[number], army: ArmyId) =>
    scenario.armies[army].characters.filter(({ facing }) => facing !== undefined).length;
  expect(riding.map((one) => [one.id, mounted(one, 'blue'), mounted(one, 'red')])).toEqual([
    ['three-lances', 3, 3],
    ['grey-riders', 0, 4],
    ['hired-lances', 4, 0],
  ]);
  expect(riding[0]!.minutes).toBe(10);
  expect(riding[1]!.armies.blue.characters.filter(({ type }) => type === 'mule')).toHaveLength(2);
  expect(riding[2]!.sheets.flat()).toHaveLength(2);
  expect(riding[2]!.armies.blue.zone && riding[2]!.armies.red.zone).toBeTruthy();
});

test('there is a short first game on one sheet, a courtyard to hold, people to bring through, and both sheets joined', () => {
  const [first, ...others] = scenarios;
  expect(first).toMatchObject({ first: true, minutes: 10, sheets: [['village']], turnLimit: 6 });
  expect(others.every((scenario) => !scenario.first)).toBe(true);
  for (const army of ['blue', 'red'] as const) {
    const characters = first!.armies[army].characters;
    expect(characters).toHaveLength(6);
    expect(new Set(characters.map(({ type }) => type)).size).toBeLessThanOrEqual(4);
  }
  const kinds = new Set(scenarios.flatMap(({ objectives }) => objectives.map(({ kind }) => kind)));
  expect(kinds).toEqual(new Set(['destroy', 'escort', 'hold', 'leave', 'survive']));
  expect(scenarios.some((scenario) => scenario.sheets.flat().length === 2)).toBe(true);
  expect(scenarios.some((scenario) => scenario.armies.blue.zone && scenario.armies.red.zone)).toBe(true);
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
  const characters = (army: ArmyId) => scenario.armies[army].characters;
  const cost = (army: ArmyId) => characters(army).reduce((sum, one) => sum + typeOf(one).cost, 0);

  test('CHR-6: the armies cost the same within 15 %', () => {
    const [blue, red] = [cost('blue'), cost('red')];
    expect(Math.abs(blue - red) / Math.max(blue, red)).toBeLessThanOrEqual(0.15);
  });

  test('CHR-6: a named character is within two points of its type', () => {
    const all = [...characters('blue'), ...characters('red')];
    const far = all.filter((one) =>
      (['attack', 'defence', 'move'] as const).some((value) => {
        const usual = typeOf(one).fit[value];
        return Math.abs((one.fit?.[value] ?? usual) - usual) > 2;
      }),
    );
    expect(far).toEqual([]);
  });

  test('everyone has a name of his own in each language, the Russian one in Cyrillic', () => {
    for (const language of languages) {
      const names = [...characters('blue'), ...characters('red')].map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => /\p{Script=Cyrillic}/u.test(name))).toEqual(language === 'ru' ? names : []);
    }
  });

  test('the story has three sentences in each language', () => {
    for (const language of languages) {
      expect(scenario.story[language].match(/[.!?…](?=\s|$)/g)).toHaveLength(3);
      expect(scenario.line[language]).not.toContain('\n');
      expect(scenario.line[language].length).toBeLessThanOrEqual(90);
    }
  });

  test('TURN-1: somebody can come to blows or shoot within two turns', () => {
    const rows = scenario.sheets.map((row) => row.map((id) => sheets.find((sheet) => sheet.id === id)!));
    const { grid } = compileMap(joinSheets(rows, scenario.id), scenario.id);
    const place = ({ at }: { readonly at: string }) => parseHex(grid, at)!;
    const gaps = characters('blue').flatMap((one) =>
      characters('red').map((other) => distance(grid, place(one), place(other))),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeLessThanOrEqual(12);
  });
});
