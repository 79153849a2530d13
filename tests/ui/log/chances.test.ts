import { describe, expect, test } from 'vitest';
import { houseRuleset, type MeleeResult, type ShotResult } from '../../../src/skirmish';
import { chancesOf, type Chances } from '../../../src/ui/skirmish/tally/chances';

const { melee, shooting } = houseRuleset;

/** Ten faces in a column of every table. */
const columns: (readonly [string, readonly (MeleeResult | ShotResult)[]])[] = [];
for (const against of ['foot', 'rider'] as const) {
  for (const table of ['vikings', 'sherwood'] as const) {
    melee[table].columns.forEach((column, index) =>
      columns.push([`${table} ${against} ${column}`, melee[table][against].rows.map((row) => row[index]!)]),
    );
  }
  for (const [index, cover] of ['none', 'light', 'medium', 'heavy'].entries()) {
    columns.push([`shot ${against} ${cover}`, shooting[against].rows.slice(0, 10).map((row) => row[index]!)]);
  }
}

const worst = (chances: readonly { percent: number }[]): number => chances.at(-1)?.percent ?? 0;
const sum = ({ target, attackers, nothing }: Chances): number => worst(target) + worst(attackers) + nothing.percent;

const brief = (chances: Chances['target']): string[] =>
  chances.map(({ harm, orWorse, percent }) => `${harm}${orWorse ? ' or worse' : ''} ${percent}`);

describe('MEL-10 chances', () => {
  test.each(columns)('of %s add up to 100', (_name, results) => {
    for (const condition of ['fit', 'wounded', 'stunned'] as const) {
      expect(sum(chancesOf(results, { target: condition, attacker: condition }))).toBe(100);
    }
  });

  test('are told worst first, each with what is worse', () => {
    const results: MeleeResult[] = ['DK', 'DW', 'DW', 'DS', 'DR', 'DR', '-', 'AR', 'AW', 'AK'];
    const { target, attackers, nothing, horse } = chancesOf(results);
    expect(brief(target)).toEqual(['killed 10', 'wounded or worse 30', 'stunned or worse 40', 'retreats or worse 60']);
    expect(brief(attackers)).toEqual(['killed 10', 'wounded or worse 20', 'retreats or worse 30']);
    expect(nothing).toEqual({ harm: null, orWorse: false, faces: [7], percent: 10 });
    expect(horse).toBeNull();
    expect(target[1]?.faces).toEqual([1, 2, 3]);
  });

  test('CHR-2 the wounded die of a wound, the stunned of anything', () => {
    const results: MeleeResult[] = ['DK', 'DW', 'DW', 'DS', 'DR', 'DR', '-', 'AR', 'AW', 'AK'];
    expect(brief(chancesOf(results, { target: 'wounded' }).target)).toEqual([
      'killed 30',
      'stunned or worse 40',
      'retreats or worse 60',
    ]);
    expect(brief(chancesOf(results, { target: 'stunned' }).target)).toEqual(['killed 60']);
    expect(brief(chancesOf(results, { attacker: 'wounded' }).attackers)).toEqual(['killed 20', 'retreats or worse 30']);
  });

  test('UNH a horse that dies is counted apart', () => {
    const results: MeleeResult[] = ['BK', 'HW', 'HS', 'HK', 'RK', '-', '-', '-', '-', '-'];
    const { target, horse } = chancesOf(results);
    expect(brief(target)).toEqual(['killed 20', 'wounded or worse 30', 'stunned or worse 40', 'unhorsed or worse 50']);
    expect(horse?.percent).toBe(40);
  });
});
