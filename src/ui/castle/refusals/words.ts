import type { CastleGame, RefusalCode } from '../../../castle';
import { terrainIds, type ArmyId, type Refusal } from '../../../game';
import type { Direction } from '../../../hex';
import { names, phrase, type Phrase } from '../../table/log/voice';
import { sideWords } from '../log/places';
import { blockerWords, wallWords } from './blockers';

type Game = Pick<CastleGame, 'board' | 'ground'>;
type Facts = Refusal['facts'];
type Words = (facts: Facts, game: Game, rule: string) => Phrase;
type Id = Phrase['messageId'];

const number = (facts: Facts, key: string): number => Number(facts[key] ?? 0);
const who = (facts: Facts, key = 'who') => names(String(facts[key] ?? ''));
const hex = (facts: Facts, key = 'hex') => ({ hex: Math.max(0, number(facts, key)) });
const named = (facts: Facts): boolean => String(facts['who'] ?? '') !== '';
const section = (facts: Facts, game: Game): Phrase =>
  sideWords(game, number(facts, 'hex'), number(facts, 'direction') as Direction);
const terrain = (facts: Facts, game: Game): Phrase =>
  phrase(`rules.terrain.${terrainIds[game.board.terrain[number(facts, 'hex')] ?? 0] ?? 'open'}`);

const fixed =
  (id: Id): Words =>
  () =>
    phrase(id);

const about =
  (id: Id): Words =>
  (facts) =>
    phrase(id, { who: who(facts) });

const inHex =
  (id: Id): Words =>
  (facts) =>
    phrase(id, { who: who(facts), hex: hex(facts) });

const ofSection =
  (id: Id): Words =>
  (facts, game) =>
    phrase(id, { section: section(facts, game) });

/** Before play there are the mages' dice, then the deployment. @rule MAG-1 @rule CSC-1 @rule CTU-1 */
const wrongPhase: Words = ({ needed, phase }) => {
  if (phase === 'magic') return phrase('castlelog.refusal.phase.magic');
  if (needed === 'magic') return phrase('castlelog.refusal.phase.rolled');
  return phrase(phase === 'deployment' ? 'castlelog.refusal.phase.deployment' : 'castlelog.refusal.phase.play');
};

/** @rule WAL-2 @rule WAL-6 */
const placeTaken: Words = (facts, game, rule) => {
  const values = { who: who(facts), hex: hex(facts) };
  if (rule === 'WAL-2') return phrase('castlelog.refusal.place-taken.climb', values);
  if (!named(facts)) return phrase('castlelog.refusal.place-taken', values);
  const isTop = game.ground.tower[number(facts, 'hex')] === 1;
  return phrase(isTop ? 'castlelog.refusal.place-taken.top' : 'castlelog.refusal.place-taken.by', values);
};

/** Steps of a walk name where they lead, those of the machine a side of its hex; at the edge only the hex is known. */
const noPath: Words = (facts) => {
  const values = { from: hex(facts, 'from'), to: hex(facts, 'to') };
  if (facts['to'] === undefined) {
    const edge = hex(facts, facts['from'] === undefined ? 'hex' : 'from');
    return phrase('castlelog.refusal.no-path.edge', { hex: edge });
  }
  return facts['from'] === facts['to']
    ? phrase('castlelog.refusal.no-path.nowhere')
    : phrase('castlelog.refusal.no-path', values);
};

/** Of a man, or of the machine. @rule CTU-2 @rule CAT-1 */
const tooFar: Words = (facts) => {
  const values = { need: number(facts, 'need'), have: number(facts, 'have') };
  return named(facts)
    ? phrase('castlelog.refusal.too-far', { ...values, who: who(facts) })
    : phrase('castlelog.refusal.too-far.machine', { have: values.have });
};

/** @rule CAS-3 @rule CAT-1 @rule MAG-2 */
const noWayThrough: Words = (facts, game, rule) => {
  if (rule === 'MAG-2') return phrase('castlelog.refusal.no-way-through.magic');
  const id = rule === 'CAT-1' ? 'castlelog.refusal.no-way-through.machine' : 'castlelog.refusal.no-way-through';
  return phrase(id, { hex: hex(facts), terrain: terrain(facts, game) });
};

/** Somebody, the machine, a wall, or nothing at all. @rule CFI-1 @rule CAT-4 @rule MAG-2 */
const notATarget: Words = (facts, _game, rule) => {
  if (named(facts)) {
    const id = rule === 'MAG-2' ? 'castlelog.refusal.not-a-target.spell' : 'castlelog.refusal.not-a-target';
    return phrase(id, { who: who(facts) });
  }
  if (facts['kind'] === 'catapult') {
    const own = rule === 'CAT-4' ? 'own-machine' : 'machine';
    return phrase(`castlelog.refusal.not-a-target.${own}`);
  }
  return phrase(`castlelog.refusal.not-a-target.${facts['kind'] === 'section' ? 'section' : 'nobody'}`);
};

const skills = ['melee', 'shooting', 'magic', 'break'] as const;

const notAble: Words = (facts) => {
  const skill = skills.find((one) => one === facts['skill']) ?? 'melee';
  return phrase(`castlelog.refusal.not-able.${skill}`, { who: who(facts) });
};

const apart = ['top', 'wall', 'rampart'] as const;

/** With whom or what, and what keeps them apart. @rule CTU-3 @rule CAT-1 @rule CAT-3 @rule WAL-5 */
const notInContact: Words = (facts) => {
  const cause = apart.find((one) => one === facts['because']);
  const because = phrase(`castlelog.apart.${cause ?? 'distance'}`);
  const id = 'castlelog.refusal.not-in-contact';
  if (!named(facts)) {
    const values = { hex: hex(facts) };
    return cause ? phrase(`${id}.apart.because`, { ...values, because }) : phrase(`${id}.apart`, values);
  }
  const values = { who: who(facts) };
  if (facts['target'] !== undefined) return phrase(id, { ...values, target: who(facts, 'target'), because });
  if (facts['at'] === 'section') return phrase(cause === 'top' ? `${id}.section.top` : `${id}.section`, values);
  return cause ? phrase(`${id}.machine.because`, { ...values, because }) : phrase(`${id}.machine`, values);
};

/** At night nobody shoots far, from wherever he shoots. @rule CFI-3 @rule CSC-2 @rule CAT-2 @rule MAG-2 */
const outOfRange: Words = (facts, _game, rule) =>
  phrase(rule === 'CSC-2' ? 'castlelog.refusal.out-of-range.night' : 'castlelog.refusal.out-of-range', {
    who: who(facts),
    range: number(facts, 'range'),
    reach: number(facts, 'reach'),
  });

/** Only what blocks and its hex are told. @rule CFI-4 */
const lineBlocked: Words = (facts, game) => {
  const at = number(facts, 'hex');
  const by = facts['by'];
  const blocker =
    by === 'wall' || by === 'window'
      ? wallWords(game, by, at, null)
      : blockerWords(game, { kind: by === 'tower' ? 'tower' : 'tree', hex: at });
  return phrase('castlelog.refusal.line-blocked', { blocker });
};

/** Hidden, invisible, or everybody placed. @rule WAL-7 @rule MAG-2 @rule CSC-1 */
const alreadySo: Words = (facts, _game, rule) => {
  if (rule === 'CSC-1') return phrase('castlelog.refusal.already-so.placed');
  return phrase(`castlelog.refusal.already-so.${rule === 'WAL-7' ? 'hidden' : 'invisible'}`, { who: who(facts) });
};

/** Words for every code: the compiler names the ones that have none. */
const words: Readonly<Record<RefusalCode, Words>> = {
  'game-over': fixed('castlelog.refusal.game-over'),
  'wrong-phase': wrongPhase,
  'choice-first': (facts) => phrase('castlelog.refusal.choice-first', { army: { army: facts['army'] as ArmyId } }),
  'no-choice': fixed('castlelog.refusal.no-choice'),
  unknown: (_facts, _game, rule) =>
    phrase(rule === 'MAG-2' ? 'castlelog.refusal.unknown.lost' : 'castlelog.refusal.unknown'),
  'not-in-zone': inHex('castlelog.refusal.not-in-zone'),
  'place-taken': placeTaken,
  'not-placed': about('castlelog.refusal.not-placed'),
  stupefied: (facts) => phrase('castlelog.refusal.stupefied', { who: who(facts), turns: number(facts, 'turns') }),
  'already-moved': about('castlelog.refusal.already-moved'),
  'already-acted': about('castlelog.refusal.already-acted'),
  'already-cast': about('castlelog.refusal.already-cast'),
  'no-path': noPath,
  'too-far': tooFar,
  'no-way-through': noWayThrough,
  'wall-between': (facts, game) =>
    phrase('castlelog.refusal.wall-between', {
      wall: wallWords(game, 'wall', number(facts, 'hex'), number(facts, 'direction') as Direction),
    }),
  'rampart-between': (facts, game, rule) =>
    phrase(rule === 'CAT-1' ? 'castlelog.refusal.rampart-between.machine' : 'castlelog.refusal.rampart-between', {
      section: section(facts, game),
    }),
  'tower-from-yard': inHex('castlelog.refusal.tower-from-yard'),
  'enemy-in-the-way': inHex('castlelog.refusal.enemy-in-the-way'),
  'machine-in-the-way': inHex('castlelog.refusal.machine-in-the-way'),
  'own-wall': about('castlelog.refusal.own-wall'),
  'nothing-to-climb': inHex('castlelog.refusal.nothing-to-climb'),
  'not-a-target': notATarget,
  'target-hidden': about('castlelog.refusal.target-hidden'),
  'target-invisible': about('castlelog.refusal.target-invisible'),
  'not-able': notAble,
  hidden: about('castlelog.refusal.hidden'),
  'in-contact': (facts) => phrase('castlelog.refusal.in-contact', { who: who(facts), enemy: who(facts, 'enemy') }),
  'not-in-contact': notInContact,
  'out-of-range': outOfRange,
  'line-blocked': lineBlocked,
  'no-section': (facts) =>
    phrase(facts['direction'] === undefined ? 'castlelog.refusal.no-section.hex' : 'castlelog.refusal.no-section', {
      hex: hex(facts),
    }),
  'already-broken': ofSection('castlelog.refusal.already-broken'),
  'not-broken': ofSection('castlelog.refusal.not-broken'),
  'no-catapult': fixed('castlelog.refusal.no-catapult'),
  'no-shots': fixed('castlelog.refusal.no-shots'),
  'catapult-moved': fixed('castlelog.refusal.catapult-moved'),
  'catapult-shot': fixed('castlelog.refusal.catapult-shot'),
  'catapult-held': about('castlelog.refusal.catapult-held'),
  'needs-two': fixed('castlelog.refusal.needs-two'),
  'nowhere-to-hide': inHex('castlelog.refusal.nowhere-to-hide'),
  'not-hidden': about('castlelog.refusal.not-hidden'),
  'no-mage': about('castlelog.refusal.no-mage'),
  'no-spell': fixed('castlelog.refusal.no-spell'),
  'no-crystal': about('castlelog.refusal.no-crystal'),
  'nobody-lost': fixed('castlelog.refusal.nobody-lost'),
  'already-so': alreadySo,
  'not-the-carrier': about('castlelog.refusal.not-the-carrier'),
  'not-an-exit': inHex('castlelog.refusal.not-an-exit'),
};

/** Why a command is refused, what with, and what to do instead. */
export function refusalWords(game: Game, { code, facts, rule }: Refusal): Phrase {
  const say = words[code as RefusalCode] as Words | undefined;
  return say?.(facts, game, rule) ?? phrase('castlelog.refusal.other');
}
