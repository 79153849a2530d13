import { describe, expect, test } from 'vitest';
import type { Event, SkirmishState } from '../../../src/skirmish';
import { linesOf } from '../../../src/ui/skirmish/log/lines';
import { logText } from '../../../src/ui/skirmish/log/manner';
import { entryWords } from '../../../src/ui/table/log/text';
import { namesOf } from '../../../src/ui/table/log/voice';
import { isProper, languages, voiceOf } from './voices';
import { drawNamed } from './tables';
import { plain } from '../../support/draw';

const { game, state, hex } = drawNamed({
  rows: plain(8, 8),
  b1: 'B2 14/12/6 bow',
  b2: 'C2 9/9/6',
  b3: 'E6 28/22/14 N',
  r1: 'D4 9/9/6 armoured',
  r2: 'E3 9/9/6',
  r3: 'F4 9/9/6',
  horses: { 'horse-r3': 'G6 N' },
  sequence: 4,
});

const pose = (label: string, facing: 0 | 1 | 2 | 3 | 4 | 5 | null = null) => ({ at: hex(label), facing });
const roll = (kind: string, face = 3): Event => ({
  type: 'rolled',
  purpose: { kind, who: ['b1'], rule: 'MEL' },
  sides: 10,
  face,
  after: [1, 2, 3, 4],
});
const tally = [
  { reason: 'range', rule: 'RNG-1', value: 1, facts: { range: 14 } },
  { reason: 'armour', rule: 'RNG-2', value: 1, facts: { who: 'r1' } },
];
const shifts = [
  { reason: 'several', rule: 'MEL-7', value: 1, facts: { count: 2 } },
  { reason: 'ground', rule: 'MEL-8', value: -1, facts: { hex: hex('D4') } },
  ...['above', 'below', 'window', 'fence', 'door', 'new'].map((reason) => ({
    reason,
    rule: 'MEL-8',
    value: -1,
    facts: { hex: hex('D4') },
  })),
];

const shot = (result: Extract<Event, { type: 'shot' }>['result']): Event => ({
  type: 'shot',
  who: 'b1',
  target: 'r1',
  from: hex('B2'),
  to: hex('D4'),
  range: 14,
  cover: 'light',
  tally,
  face: 4,
  result,
});
const fought = (
  result: Extract<Event, { type: 'fought' }>['result'],
  attackers = ['b1', 'b2'],
  defenders = ['r1'],
): Event => ({
  type: 'fought',
  attackers,
  defenders,
  attack: 23,
  defence: 9,
  column: '2-1',
  tally: shifts,
  face: 5,
  result,
});

/** Every event with everything that changes its words. */
const happenings: Readonly<Record<Event['type'], readonly (readonly Event[])[]>> = {
  rolled: [[roll('something new')]],
  turnBegan: [[{ type: 'turnBegan', army: 'red', turn: 2 }]],
  armyWon: ['destroyed', 'objective', 'points', 'equal-points', 'nobody-left', 'new'].flatMap((reason) =>
    (['blue', null] as const).map((army) => [{ type: 'armyWon', army, reason }] as const),
  ),
  deployed: [[{ type: 'deployed', who: 'b1', at: hex('C3'), facing: null }]],
  shot: (['K', 'W', 'R', '-', 'BK', 'RK', 'HW', 'HK'] as const).map((result) => [shot(result)]),
  moved: [
    ...(['move', 'advance', 'retreat', 'pushed', 'leave'] as const).map(
      (why) => [{ type: 'moved', who: 'b1', path: [pose('B3'), pose('B4')], why }] as const,
    ),
    [{ type: 'moved', who: 'b3', path: [pose('E5', 0)], why: 'move' }],
    [{ type: 'moved', who: 'b3', path: [pose('E6', 3)], why: 'move' }],
    [
      { type: 'moved', who: 'r2', path: [pose('F3')], why: 'pushed' },
      { type: 'moved', who: 'r1', path: [pose('E3')], why: 'retreat' },
    ],
    ...(['move', 'retreat'] as const).map(
      (why) =>
        [
          { type: 'moved', who: 'b1', path: [pose('B3')], why },
          { type: 'tested', who: 'b1', by: 'r1', at: hex('B3'), face: 1, result: 'K' },
          { type: 'killed', who: 'b1', rule: 'MOV-4' },
        ] as const,
    ),
    [
      { type: 'moved', who: 'b1', path: [pose('B1')], why: 'leave' },
      { type: 'left', who: 'b1' },
    ],
  ],
  moveEnded: [],
  left: [[{ type: 'left', who: 'b1' }]],
  tested: (['K', 'W', '-'] as const).map((result) => [
    { type: 'tested', who: 'b1', by: 'r1', at: hex('B3'), face: 1, result },
  ]),
  fought: (['AR', 'AW', 'AK', '-', 'DR', 'DS', 'DW', 'DK', 'HK', 'HW', 'RK', 'BK', 'HS'] as const).flatMap((result) => [
    [fought(result)],
    [fought(result, ['b2'], ['r1', 'r2'])],
    [fought(result, ['b1'], ['r1'])],
  ]),
  drawn: [
    [roll('draw', 2), { type: 'drawn', who: 'b2', among: ['b1', 'b2'] }, { type: 'wounded', who: 'b2', rule: 'MEL' }],
    [{ type: 'drawn', who: 'b2', among: ['b1', 'b2'] }],
  ],
  wounded: [[{ type: 'wounded', who: 'b1', rule: 'MEL' }]],
  stunned: [[{ type: 'stunned', who: 'b1' }]],
  killed: ['MEL', 'CHR-2', 'UNH-1', 'UNH-3'].map((rule) => [{ type: 'killed', who: 'b1', rule }]),
  horseKilled: [[{ type: 'horseKilled', horse: 'horse-r3', rider: null, hexes: [hex('G6'), hex('G7')] }]],
  horseLeft: [[{ type: 'horseLeft', horse: 'horse-b3', rider: 'b3', at: hex('E6'), facing: 0 }]],
  horseFled: [[{ type: 'horseFled', horse: 'horse-b3', rider: 'b3' }]],
  unhorsed: [[{ type: 'unhorsed', who: 'b3', at: hex('F7') }]],
  dismounted: [[{ type: 'dismounted', who: 'b3', at: hex('F7'), pointsLeft: 2 }]],
  mounted: [[{ type: 'mounted', who: 'r3', horse: 'horse-r3', pointsLeft: 2 }]],
  horseMoved: (['led', 'retreat'] as const).map((why) => [
    { type: 'horseMoved', horse: 'horse-r3', path: [pose('G5', 0)], why },
  ]),
  retreatBlocked: [
    [{ type: 'retreatBlocked', who: 'r1' }],
    [
      { type: 'retreatBlocked', who: 'r1' },
      { type: 'wounded', who: 'r1', rule: 'RET-4' },
    ],
  ],
  recovered: [[{ type: 'recovered', who: 'r1' }]],
  advanceOffered: [[fought('DR'), { type: 'advanceOffered', who: ['b1', 'b2'], into: [hex('D4')] }]],
  advanceEnded: [[{ type: 'advanceEnded', who: 'b1', stayed: true }]],
  sequenceBegan: [
    [{ type: 'sequenceBegan', sequence: 4, army: 'blue' }],
    [
      { type: 'sequenceBegan', sequence: 3, army: 'blue' },
      { type: 'sequenceBegan', sequence: 4, army: 'blue' },
    ],
  ],
};

const stunned: SkirmishState = {
  ...state,
  characters: { ...state.characters, b1: { ...state.characters['b1']!, stunnedIn: 0 } },
};

describe.each(languages)('every happening has words in %s', (language) => {
  const voice = voiceOf(game, language);

  test.each(
    Object.entries(happenings).flatMap(([type, all]) => all.map((events, index) => [type, index, events] as const)),
  )('%s %i', (type, _index, events) => {
    const lines = linesOf(game, state, events);
    expect(lines.some((line) => line.events.some((event) => event.type === type))).toBe(true);
    const words = entryWords(voice, lines, 0);
    expect(words.length).toBeGreaterThan(0);
    for (const text of [...words, ...logText(voice, lines).trim().split('\n')]) expect(text).toSatisfy(isProper);
  });

  test('a second wound, a blow while stunned and a retreat while stunned are told apart', () => {
    const killed: Event = { type: 'killed', who: 'b1', rule: 'CHR-2' };
    const texts = [
      linesOf(game, state, [killed]),
      linesOf(game, stunned, [fought('DW', ['r1'], ['b1']), killed]),
      linesOf(game, stunned, [fought('DR', ['r1'], ['b1']), killed]),
    ].map((lines) => entryWords(voice, lines, 0).at(-1));
    expect(new Set(texts).size).toBe(3);
    // Who struck is told too.
    for (const text of texts.slice(1)) expect(text).toContain(namesOf(voice, ['r1']));
  });
});

test('the end of a move is nothing to tell', () => {
  expect(linesOf(game, state, [{ type: 'moveEnded', who: 'b1', pointsLeft: 0 } as Event])).toEqual([]);
});
