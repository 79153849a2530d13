import { describe, expect, test } from 'vitest';
import { castle, sectionOf, type Blocker, type Command, type RefusalCode } from '../../../src/castle';
import { givenDice, type Refusal } from '../../../src/game';
import { blockerWords } from '../../../src/ui/castle/refusals/blockers';
import { refusalWords } from '../../../src/ui/castle/refusals/words';
import { modifierWords } from '../../../src/ui/castle/tally/modifiers';
import { say, sentence } from '../../../src/ui/table/log/voice';
import { commandsOf } from '../../castle/every-command';
import { citadel, line } from '../../castle/stage';
import { namedStage } from './named-stage';
import { isAboutAHorse, isProper, languages, voiceOf } from './voices';

const table = namedStage({
  ...line,
  people: { b1: { at: 'B2' }, b18: { at: 'C2', magic: 2 }, r1: { at: 'B4' }, r2: { at: 'C5' } },
  catapult: { at: 'F6' },
});
const { game, hex } = table;
const top = namedStage({ ...citadel, people: { b1: { at: 'C3' } } });

type Facts = Refusal['facts'];
type Case = readonly [rule: string, facts: Facts];
const who = { who: 'b1' };
const atSide = { hex: hex('B4'), direction: 0 };
const atEdge = { hex: hex('A1'), direction: 0 };

/** Every code with every set of facts that the rules give it. The compiler names the codes that are missing. */
const cases: Readonly<Record<RefusalCode, readonly Case[]>> = {
  'game-over': [['CSC-1', {}]],
  'wrong-phase': ['magic', 'deployment', 'play'].flatMap((needed) =>
    ['magic', 'deployment', 'play'].map((phase): Case => ['CTU-1', { needed, phase }]),
  ),
  'choice-first': [['MAG-1', { army: 'red' }]],
  'no-choice': [['MAG-1', {}]],
  unknown: [
    ['CTU-1', { who: 'nobody' }],
    ['CSC-1', { who: 'catapult' }],
    ['MAG-2', { who: '' }],
  ],
  'not-in-zone': [['CSC-1', { hex: hex('B4') }]],
  'place-taken': [
    ['CAT-1', { hex: hex('B4') }],
    ['CAT-1', { hex: hex('B4'), who: 'r1' }],
    ['CTU-2', { hex: hex('B4'), who: 'r1' }],
    ['WAL-2', { hex: hex('B3') }],
    ['MAG-2', { hex: hex('B4') }],
  ],
  'not-placed': [
    ['CSC-1', who],
    ['CSC-1', { who: 'catapult' }],
  ],
  stupefied: [6, 1].map((turns): Case => ['MAG-2', { who: 'b1', turns }]),
  'already-moved': [['CTU-2', who]],
  'already-acted': [['CTU-2', who]],
  'already-cast': [['MAG-1', { who: 'b18' }]],
  'no-path': [
    ['CTU-2', { from: hex('B2'), to: hex('B2') }],
    ['CTU-2', { from: hex('B2'), to: hex('E5') }],
    ['CTU-2', { from: hex('A1') }],
    ['CAT-1', atEdge],
  ],
  'too-far': [
    ['CTU-2', { who: 'b1', need: 3, have: 2 }],
    ['CTU-2', { who: 'b1', need: 3, have: 1 }],
    ['CAT-1', { need: 3, have: 2 }],
  ],
  'no-way-through': [
    ['CAS-3', { hex: hex('B4') }],
    ['CAT-1', { hex: hex('B2') }],
    ['MAG-2', { hex: -1 }],
    ['MAG-2', { hex: 999 }],
  ],
  'wall-between': [
    ['CAS-3', atSide],
    ['CAT-1', atEdge],
  ],
  'rampart-between': [
    ['WAL-2', atSide],
    ['CAT-1', atSide],
  ],
  'tower-from-yard': [['WAL-6', { hex: hex('B2') }]],
  'enemy-in-the-way': [['CTU-2', { hex: hex('B4'), who: 'r1' }]],
  'machine-in-the-way': [['CTU-2', { hex: hex('F6') }]],
  'own-wall': [['WAL-1', who]],
  'nothing-to-climb': [['WAL-2', { who: 'r1', hex: hex('B3') }]],
  'not-a-target': [
    ['CFI-1', who],
    ['MAG-2', who],
    ['MAG-2', { who: '' }],
    ...['catapult', 'section', 'character', ''].flatMap((kind): Case[] =>
      ['CFI-1', 'CAT-4', 'WAL-5', 'MAG-2'].map((rule) => [rule, { kind }]),
    ),
  ],
  'target-hidden': [['WAL-7', who]],
  'target-invisible': [['MAG-2', who]],
  'not-able': ['melee', 'shooting', 'magic', 'break', 'new'].map((skill): Case => ['CFI-1', { who: 'b1', skill }]),
  hidden: [['WAL-7', who]],
  'in-contact': [['CFI-5', { who: 'b1', enemy: 'r1' }]],
  'not-in-contact': [
    ...['top', 'wall', 'rampart', 'distance'].flatMap((because): Case[] => [
      ['CTU-3', { who: 'b1', target: 'r1', because }],
      ['CTU-3', { who: 'b1', because }],
      ['CTU-3', { hex: hex('F6'), because }],
    ]),
    ['CAT-3', { who: 'b1', because: 'distance' }],
    ['CAT-1', { who: 'b1', because: 'distance' }],
    ['WAL-5', { who: 'b1', at: 'section' }],
    ['CTU-3', { who: 'b1', at: 'section', because: 'top' }],
  ],
  'out-of-range': ['MAG-2', 'CFI-3', 'CAT-2', 'CSC-2'].map((rule): Case => [rule, { who: 'b1', range: 7, reach: 6 }]),
  'line-blocked': ['wall', 'window', 'tree', 'tower'].map((by): Case => ['CFI-4', { by, hex: hex('B4') }]),
  'no-section': [
    ['WAL-5', { hex: hex('B6'), direction: 0 }],
    ['MAG-2', { hex: hex('B6') }],
  ],
  'already-broken': [['WAL-5', atSide]],
  'not-broken': [['MAG-2', atSide]],
  'no-catapult': [['CAT-4', {}]],
  'no-shots': [['CAT-6', {}]],
  'catapult-moved': [['CAT-1', {}]],
  'catapult-shot': [
    ['CAT-1', {}],
    ['CAT-2', {}],
  ],
  'catapult-held': [['CAT-5', { who: 'r1' }]],
  'needs-two': [['CAT-1', { who: 'r1' }]],
  'nowhere-to-hide': [['WAL-7', { who: 'b1', hex: hex('B2') }]],
  'not-hidden': [['WAL-7', who]],
  'no-mage': [['MAG-1', who]],
  'no-spell': [
    ['MAG-1', { spell: 'haste' }],
    ['MAG-1', { who: 'b18', spell: 'haste' }],
  ],
  'no-crystal': [['MAG-1', { who: 'b18' }]],
  'nobody-lost': [['MAG-2', {}]],
  'already-so': [
    ['WAL-7', who],
    ['MAG-2', who],
    ['CSC-1', {}],
  ],
  'not-the-carrier': [['CSC-3', who]],
  'not-an-exit': [['CSC-3', { who: 'r1', hex: hex('B4') }]],
};

const all = Object.entries(cases).flatMap(([code, list]) => list.map(([rule, facts]) => ({ code, rule, facts })));

describe.each(languages)('every refusal has words in %s', (language) => {
  const voice = voiceOf(game, language);
  test.each(all)('$code $rule $facts', (refusal) => {
    const text = sentence(voice, refusalWords(game, refusal));
    expect(text).toSatisfy(isProper);
    expect(text).not.toSatisfy(isAboutAHorse);
    expect(text).toMatch(/[.?!]$/);
  });

  test('WAL-6 on a top it says who is there', () => {
    const facts = { hex: top.hex('C3'), who: 'b1' };
    const text = sentence(
      voiceOf(top.game, language),
      refusalWords(top.game, { code: 'place-taken', rule: 'CTU-2', facts }),
    );
    expect(text).toSatisfy(isProper);
    expect(text).toContain('C3');
  });

  test('what blocks a line, in a few words', () => {
    const blockers: readonly Blocker[] = [
      { kind: 'tree', hex: hex('B4') },
      { kind: 'tower', hex: hex('B4') },
      { kind: 'wall', ...atSide, direction: 0 },
      { kind: 'window', ...atEdge, direction: 0 },
    ];
    for (const blocker of blockers) expect(say(voice, blockerWords(game, blocker))).toSatisfy(isProper);
  });

  test('an unknown code and an unknown reason still say something', () => {
    expect(say(voice, refusalWords(game, { code: 'new', rule: 'CAS-1', facts: {} }))).toSatisfy(isProper);
    expect(say(voice, modifierWords(game, { reason: 'new', rule: 'CAS-1', value: 1, facts: {} }))).toSatisfy(isProper);
  });
});

test('WAL-2 the wall that bars the way is named, with what to do', () => {
  const decision = castle.decide(
    game,
    table.state(),
    { type: 'move', who: 'r1', path: table.path('B3') },
    givenDice([], table.state().dice),
  );
  expect(decision.kind).toBe('refused');
  if (decision.kind !== 'refused') return;
  expect(sentence(voiceOf(game, 'en'), refusalWords(game, decision.refusal))).toBe(
    'The rampart between B4 and B3 bars the way from outside. Climb it, break it, or go in by a breach.',
  );
});

test('whatever the rules refuse on this board has words', () => {
  const state = table.state();
  const legal = new Set([...commandsOf(game, state)].map((command) => JSON.stringify(command)));
  const section = sectionOf(game.board, game.ground.sections[0]!);
  const ids = ['b1', 'b18', 'r1', 'r2', 'catapult', 'nobody'];
  const tried: Command[] = ids.flatMap((id): Command[] => [
    { type: 'move', who: id, path: [hex('C3')] },
    { type: 'climb', who: id, to: hex('B3') },
    { type: 'hide', who: id },
    { type: 'stand', who: id },
    { type: 'leave', who: id, path: [] },
    { type: 'drag', who: [id, 'r2'], path: [hex('G6')] },
    { type: 'deploy', who: id, at: hex('C3') },
    ...(['melee', 'shooting', 'magic', 'break', 'catapult'] as const).flatMap((by): Command[] => [
      ...ids.map((target): Command => ({ type: 'attack', who: id, by, target: { kind: 'character', id: target } })),
      { type: 'attack', who: id, by, target: { kind: 'catapult' } },
      { type: 'attack', who: id, by, target: { kind: 'section', hex: section.outside, direction: section.direction } },
    ]),
    { type: 'cast', who: id, use: 'hail' },
  ]);
  let refused = 0;
  for (const command of tried) {
    if (legal.has(JSON.stringify(command))) continue;
    const decision = castle.decide(game, state, command, givenDice([6, 6, 6, 6, 6, 6], state.dice));
    if (decision.kind !== 'refused') continue;
    refused++;
    const text = sentence(voiceOf(game, 'en'), refusalWords(game, decision.refusal));
    expect(text).toSatisfy(isProper);
    expect(text).not.toSatisfy(isAboutAHorse);
  }
  expect(refused).toBeGreaterThan(50);
});
