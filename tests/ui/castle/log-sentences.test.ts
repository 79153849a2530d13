import { describe, expect, test } from 'vitest';
import { spellUses, type Event } from '../../../src/castle';
import { linesOf } from '../../../src/ui/castle/log/lines';
import { logText } from '../../../src/ui/castle/log/manner';
import { puffOf } from '../../../src/ui/castle/log/puffs';
import { purposeWords } from '../../../src/ui/castle/log/purposes';
import { keyLines } from '../../../src/ui/table/account/key-lines';
import { entryWords } from '../../../src/ui/table/log/text';
import { sentence } from '../../../src/ui/table/log/voice';
import { line } from '../../castle/stage';
import { namedStage } from './named-stage';
import { isAboutAHorse, isProper, languages, voiceOf } from './voices';

const table = namedStage({
  ...line,
  people: {
    b1: { at: 'B2', life: 2 },
    b16: { at: 'C2' },
    b18: { at: 'D1', magic: 2 },
    r1: { at: 'B4' },
    r2: { at: 'C5' },
    r19: { at: 'E6', magic: 2 },
  },
  catapult: { at: 'F6' },
  mission: { banner: 'D2' },
});
const { game, hex, section, side } = table;
const state = table.state();

type Attacked = Extract<Event, { type: 'attacked' }>;
type Cast = Extract<Event, { type: 'cast' }>;

const value = (reason: string, amount: number, facts: Attacked['dice'][number]['facts'] = {}, rule = 'CFI-4') => ({
  reason,
  rule,
  value: amount,
  facts,
});
const rolled = (kind: string, face: number, ...who: readonly string[]): Event => ({
  type: 'rolled',
  purpose: { kind, who, rule: 'MAG-2' },
  sides: 6,
  face,
  after: [1, 2, 3, 4],
});
const attacked = (
  by: Attacked['by'],
  hit: boolean,
  target: Attacked['target'] = { kind: 'character', id: 'b1' },
): Event => ({
  type: 'attacked',
  who: 'r1',
  by,
  target,
  dice: [
    value(by === 'climb' || by === 'break' ? 'melee' : by, 2, { who: 'r1' }, by === 'catapult' ? 'CAT-2' : 'CFI-1'),
  ],
  defences: [
    value('own', 3, { who: 'b1' }),
    value('rampart', 4, { hex: hex('B4'), direction: 0 }),
    value('tower-beside', 4, { hex: hex('C3') }),
    ...['top-from-top', 'top-from-below', 'over-the-wall', 'catapult', 'section', 'catapult-misses', 'new'].map(
      (reason) => value(reason, 4),
    ),
  ],
  defence: 4,
  faces: [2, hit ? 5 : 3],
  hit,
});
const cast = (use: Cast['use'], target: Cast['target'] = null): Event => ({
  type: 'cast',
  who: 'r19',
  use,
  target,
  crystals: 1,
});
const climbed = (over: boolean, ...faces: readonly number[]): Event => ({
  type: 'climbed',
  who: 'r1',
  section: section('B4 N'),
  faces,
  over,
});
const slain: Event = { type: 'slain', who: 'b1', rule: 'CFI-1' };
/** Every event with everything that changes its words. */
const happenings: Readonly<Record<Event['type'], readonly (readonly Event[])[]>> = {
  rolled: [
    [rolled('something new', 3, 'b1')],
    [rolled('hail', 3, 'b1', 'r19')],
    [rolled('hail', 6, 'b1', 'r19'), { type: 'bannerDropped', at: hex('B2') }, slain],
  ],
  turnBegan: [[{ type: 'turnBegan', army: 'blue', turn: 2 }]],
  armyWon: ['destroyed', 'yard', 'banner', 'time', 'new'].flatMap((reason) =>
    (['red', null] as const).map((army) => [{ type: 'armyWon', army, reason }] as const),
  ),
  phaseBegan: (['magic', 'deployment'] as const).map((phase) => [{ type: 'phaseBegan', phase, army: 'red' }]),
  spellRolled: ['haste', 'masonry', null].map((spell) => [{ type: 'spellRolled', army: 'blue', face: 3, spell }]),
  crystalsGiven: [
    [rolled('crystals', 3, 'blue'), rolled('crystals', 5, 'red'), { type: 'crystalsGiven', count: 5 }],
    [{ type: 'crystalsGiven', count: 1 }],
  ],
  spellOffered: [[{ type: 'spellOffered', army: 'red' }]],
  spellChosen: [[{ type: 'spellChosen', army: 'red', spell: 'raising' }]],
  deployed: [
    [{ type: 'deployed', who: 'b1', at: hex('C3'), displaced: null }],
    [{ type: 'deployed', who: 'b1', at: hex('C3'), displaced: 'b16' }],
    ['b1', 'b16', 'b18'].map((who, index) => ({ type: 'deployed', who, at: index, displaced: null })),
  ],
  deploymentCleared: (['blue', 'red'] as const).map((army) => [{ type: 'deploymentCleared', army }]),
  catapultDeployed: [[{ type: 'catapultDeployed', at: hex('F6') }]],
  moved: (['walk', 'climb', 'leave'] as const).map((why) => [
    { type: 'moved', who: 'r2', path: [hex('C6'), hex('C7')], why },
  ]),
  climbed: [
    [climbed(false, 2)],
    [climbed(false, 2, 1)],
    [climbed(true, 5), { type: 'moved', who: 'r1', path: [hex('B3')], why: 'climb' }],
    [climbed(true, 2, 6), attacked('climb', false)],
  ],
  attacked: (['melee', 'shooting', 'magic', 'climb', 'break', 'catapult'] as const).flatMap((by) => [
    [attacked(by, false)],
    [attacked(by, true), slain],
    [attacked(by, true), { type: 'bannerDropped', at: hex('B2') } as const, slain],
    [attacked(by, true), { type: 'wounded', who: 'b1', life: 1, rule: 'CFI-1' } as const],
    [attacked(by, true, side('B4 N')), { type: 'sectionBroken', section: section('B4 N'), rule: 'WAL-5' } as const],
    [attacked(by, true, { kind: 'catapult' }), { type: 'catapultDestroyed', rule: 'CAT-4' } as const],
    [attacked(by, true, { kind: 'catapult' }), { type: 'catapultHurt', life: 1 } as const],
  ]),
  wounded: [[{ type: 'wounded', who: 'b1', life: 1, rule: 'MAG-2' }]],
  slain: [[slain]],
  sectionBroken: [[{ type: 'sectionBroken', section: section('B4 N'), rule: 'MAG-2' }]],
  sectionMended: [[{ type: 'sectionMended', section: section('B4 N') }]],
  catapultHurt: [[{ type: 'catapultHurt', life: 1 }]],
  catapultDestroyed: [[{ type: 'catapultDestroyed', rule: 'MAG-2' }]],
  catapultDragged: [
    [{ type: 'catapultDragged', who: ['r1', 'r2'], path: [hex('G6')], ways: [[hex('C4')], [hex('D5')]] }],
  ],
  hid: [[{ type: 'hid', who: 'b1' }]],
  stoodUp: (['free', 'acting', 'attacked', 'uncovered'] as const).map((why) => [{ type: 'stoodUp', who: 'b1', why }]),
  cast: [
    ...spellUses.map((use) => [cast(use)]),
    [cast('fireball', { kind: 'catapult' })],
    [cast('break', side('B4 N'))],
    [cast('stupor', { kind: 'character', id: 'b1' })],
  ],
  vanished: [[{ type: 'vanished', who: 'b1' }]],
  hasted: [[{ type: 'hasted', who: ['b1', 'b16'] }]],
  stupefied: [[{ type: 'stupefied', who: 'b1', turns: 6 }]],
  stuporEased: [5, 1, 0].map((turns) => [{ type: 'stuporEased', who: 'b1', turns }]),
  returned: (['resurrect', 'raise', 'transform'] as const).map((by) => [
    { type: 'returned', who: 'b1', at: hex('C1'), by },
  ]),
  bannerTaken: [[{ type: 'bannerTaken', who: 'r1' }]],
  bannerDropped: [[{ type: 'bannerDropped', at: hex('B2') }]],
  bannerCarriedOff: [[{ type: 'bannerCarriedOff', who: 'r1' }]],
};

const all = Object.values(happenings).flat();
const named = all.map((events) => [events.map(({ type }) => type).join(' '), events] as const);

describe.each(languages)('every event has words in %s', (language) => {
  const voice = voiceOf(game, language);
  test.each(named)('%s', (_title, events) => {
    const lines = linesOf(game, state, events);
    expect(lines.length).toBeGreaterThan(0);
    for (const text of entryWords(voice, lines, 0)) {
      expect(text).toSatisfy(isProper);
      expect(text).not.toSatisfy(isAboutAHorse);
    }
    expect(logText(voice, lines)).toSatisfy(isProper);
  });

  test('a few words rise over the board', () => {
    const puffs = all.flat().flatMap((event) => puffOf(voice, event) ?? []);
    for (const { text } of puffs) expect(`${text}.`).toSatisfy(isProper);
    expect(puffs.length).toBeGreaterThan(20);
  });

  test('a die that is asked for says what for', () => {
    const kinds = ['spell', 'crystals', 'climb', 'hail', 'melee', 'shooting', 'magic', 'break', 'catapult', 'new'];
    for (const kind of kinds) {
      const who = kind === 'spell' || kind === 'crystals' ? ['red'] : ['b1'];
      for (const rule of ['MAG-2', 'WAL-2']) {
        expect(sentence(voice, purposeWords({ kind, rule, who }))).toSatisfy(isProper);
      }
    }
  });

  test('WAL-2 the blow from the wall is asked for by another name than the climb', () => {
    const asked = (who: readonly string[]) => sentence(voice, purposeWords({ kind: 'climb', rule: 'WAL-2', who }));
    expect(asked(['r1', 'b1'])).not.toBe(asked(['r1']));
    expect(asked(['r1', 'b1'])).toSatisfy(isProper);
  });
});

test('a line tells the harm that its dice did, once', () => {
  const lines = linesOf(game, state, [attacked('melee', true), { type: 'bannerDropped', at: hex('B2') }, slain]);
  expect(entryWords(voiceOf(game, 'en'), lines, 0)).toEqual([
    'Shinbone attacks Thistle (2 dice against defence 4): dice 2, 5, slain',
    'The banner falls in B2',
  ]);
});

test('who falls by a spell falls to whoever cast it', () => {
  const lines = linesOf(game, state, [cast('fireball', { kind: 'character', id: 'b1' }), slain]);
  expect(entryWords(voiceOf(game, 'en'), lines, 0).at(-1)).toBe('Thistle falls to Morvanel, out of the game');
});

test('MAG-2 who comes back is told among what befell', () => {
  const returned: Event = { type: 'returned', who: 'b1', at: hex('C1'), by: 'resurrect' };
  const lines = linesOf(game, state, [cast('resurrect'), returned]);
  expect(keyLines(lines).map(({ messageId }) => messageId)).toEqual(['castlelog.returned.resurrect']);
});

test('CSC-1 several set up at once are told with their places, each with the last', () => {
  const events = [
    ['b1', 'C3'],
    ['b16', 'C2'],
    ['b1', 'D1'],
  ].map(([who, at]): Event => ({ type: 'deployed', who: who!, at: hex(at!), displaced: null }));
  const text = logText(voiceOf(game, 'en'), linesOf(game, state, events));
  expect(text).toContain('Thistle and Big Hammer take position');
  expect(text).toContain('Places: Thistle D1 and Big Hammer C2');
});

test('a line knows where it happened', () => {
  const [blow] = linesOf(game, state, [attacked('melee', false)]);
  expect(blow?.hexes).toEqual([hex('B4'), hex('B2')]);
  const [wall] = linesOf(game, state, [attacked('break', false, side('B4 N'))]);
  expect(wall?.hexes).toEqual([hex('B4'), hex('B3')]);
});
