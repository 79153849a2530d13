import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../src/game';
import type { Blocker, RefusalCode } from '../../../src/skirmish';
import { blockerWords } from '../../../src/ui/skirmish/refusals/blockers';
import { refusalWords } from '../../../src/ui/skirmish/refusals/words';
import { say, sentence } from '../../../src/ui/table/log/voice';
import { plain } from '../../support/draw';
import { refusalOf, shoot } from '../../support/act';
import { drawNamed } from './tables';
import { isProper, languages, voiceOf } from './voices';

const table = drawNamed({
  rows: ['.....', '..T..', '.~...', '.h...', '.....'],
  b1: 'A1 9/9/6 bow',
  b2: 'D5 9/9/6',
  r1: 'E5 9/9/6',
  r2: 'E3 9/9/6',
});
const { game, hex } = table;

type Facts = Refusal['facts'];
type Case = readonly [rule: string, facts: Facts];
const who = { who: 'b1' };

/** Every code with every set of facts that the rules give it. The compiler names the codes that are missing. */
const cases: Readonly<Record<RefusalCode, readonly Case[]>> = {
  'game-over': [['VIC-1', {}]],
  'wrong-sequence': [0, 1, 2, 4].flatMap((needed) =>
    [0, 1, 2, 3, 4, 5].map((sequence): Case => ['TURN-1', { needed, sequence }]),
  ),
  'choice-first': [['ADV-1', who]],
  'no-choice': [['ADV-1', who]],
  'cannot-act': [
    ['CHR-3', who],
    ['CHR-5', who],
  ],
  unknown: [['TURN-1', {}]],
  'already-acted': ['SHT-3', 'MOV-1', 'MEL-1'].map((rule): Case => [rule, who]),
  'already-attacked': [['MEL-1', who]],
  'shot-already': [['TURN-2', who]],
  'no-weapon': [['SHT-3', who]],
  'not-a-target': [['SHT-3', who]],
  'in-contact': [['LOF-1', { who: 'b2', enemy: 'r1' }]],
  'out-of-range': [['RNG-1', { who: 'b1', range: 81, reach: 70 }]],
  'line-blocked': [
    ['LOF-4', { by: 'terrain', hex: hex('C2') }],
    ['LOF-4', { by: 'wall', hex: hex('C2'), direction: 3 }],
    ['LOF-7', { by: 'window', hex: hex('C1'), direction: 0 }],
    ['LOF-6', { by: 'crest', hex: hex('C2'), direction: 2 }],
    ['LOF-4', { by: 'character', hex: hex('D5'), who: 'b2' }],
    ['LOF-4', { by: 'character', hex: hex('D5'), who: 'horse-r2' }],
  ],
  'no-path': [
    ['MOV-1', { from: hex('A1'), to: hex('A1') }],
    ['MOV-1', { from: hex('A1'), to: hex('C3') }],
  ],
  'too-far': [1, 2, 5].map((have): Case => ['MOV-1', { who: 'b1', need: 6, have }]),
  'no-way-there': [
    ['MOV-2', { ...who, hex: 0 }],
    ['MOV-10', { ...who, hex: 0, mounted: 1 }],
  ],
  'no-way-through': ['B3', 'C2', 'A1'].flatMap((label): Case[] => [
    ['TER-3', { hex: hex(label) }],
    ['MOV-10', { hex: hex(label), mounted: 1 }],
  ]),
  'wall-between': [
    ['TER-2', { by: 'wall', hex: hex('C2'), direction: 3 }],
    ['MOV-10', { by: 'window', hex: hex('C2'), direction: 3 }],
  ],
  'enemy-in-the-way': [['MOV-2', { hex: hex('E5'), who: 'r1' }]],
  'horse-in-the-way': [['UNH-4', { hex: hex('E5') }]],
  'place-taken': [['MOV-2', { hex: hex('D5') }]],
  'not-an-exit': [['VIC-1', { who: 'b1', hex: hex('A1') }]],
  'not-in-contact': [
    ['MEL-1', { who: 'b1', target: 'r1' }],
    ['MEL-1', {}],
  ],
  'cannot-strike': [['MEL-2', who]],
  'several-on-several': [['MEL-1', {}]],
  'mixed-defenders': [['MEL-3', { who: 'r1' }]],
  'too-weak': [['MEL-5', { attack: 4, defence: 9, shift: 0 }]],
  'not-the-freed-hex': [['ADV-2', who]],
  'not-in-zone': [['VIC-1', { hex: hex('A1') }]],
  'no-room-to-dismount': [['MOV-13', who]],
  'no-horse': [['MOV-13', who]],
  'cannot-lead': [['MOV-13', who]],
};

const all = Object.entries(cases).flatMap(([code, list]) => list.map(([rule, facts]) => ({ code, rule, facts })));

describe.each(languages)('every refusal has words in %s', (language) => {
  const voice = voiceOf(game, language);
  test.each(all)('$code $rule $facts', (refusal) => {
    const text = sentence(voice, refusalWords(game, refusal));
    expect(text).toSatisfy(isProper);
    expect(text).toMatch(/[.?!]$/);
  });
});

describe('what blocks a line, in a few words', () => {
  const blockers: readonly (readonly [Blocker, string, string, string])[] = [
    [{ kind: 'terrain', hex: hex('C2') }, 'tree in C2', 'arbre en C2', 'дерево на\u00a0C2'],
    [
      { kind: 'wall', hex: hex('C2'), direction: 3 },
      'wall between C2 and C3',
      'mur entre C2 et C3',
      'стена между C2 и\u00a0C3',
    ],
    [{ kind: 'window', hex: hex('A1'), direction: 0 }, 'window at A1', 'fenêtre en A1', 'окно у\u00a0A1'],
    [{ kind: 'character', hex: hex('E5'), who: 'r1' }, 'Odo in E5', 'Odon en E5', 'Одо на\u00a0E5'],
  ];
  test.each(blockers)('%j', (blocker, ...texts) => {
    expect(languages.map((language) => say(voiceOf(game, language), blockerWords(game, blocker)))).toEqual(texts);
  });
});

test('LOF-4 a refused shot says what is in the way', () => {
  const blocked = drawNamed({ rows: ['....T....'], b1: 'A1 9/9/6 bow', r1: 'I1', sequence: 1 });
  const refusal = refusalOf(blocked, shoot(blocked, 'b1', 'r1'));
  expect(sentence(voiceOf(blocked.game, 'en'), refusalWords(blocked.game, refusal))).toBe(
    'The line of fire is blocked: tree in E1. Choose another target, or shoot from another hex.',
  );
});

test('MOV-1 an unknown code still says something', () => {
  const open = drawNamed({ rows: plain(2, 2), b1: 'A1' });
  expect(sentence(voiceOf(open.game, 'fr'), refusalWords(open.game, { code: 'x', rule: 'MOV-1', facts: {} }))).toMatch(
    /^Cela/,
  );
});
