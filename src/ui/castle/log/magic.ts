import type { SpellUse } from '../../../castle';
import type { LogDetail } from '../../table/log/line';
import { one, plain, silent, type Telling } from '../../table/log/scene';
import { names, phrase, type Phrase } from '../../table/log/voice';
import { causeOf, harmTo, nothing } from './harm';
import { targetWords } from './places';
import type { EventOf, Scene } from './scene';
import { tellRolledElsewhere } from './turns';

/** The spells of both tables. */
const spellIds = [
  'invisibility',
  'masonry',
  'haste',
  'hail',
  'resurrection',
  'stupor',
  'fireball',
  'raising',
  'transformation',
] as const;
type SpellId = (typeof spellIds)[number];

const isSpell = (id: string): id is SpellId => (spellIds as readonly string[]).includes(id);

/** A spell's name. */
export const spellWords = (id: string): Phrase =>
  isSpell(id) ? phrase(`castlerules.spell.${id}`) : phrase('castlelog.purpose.spell');

/** What a spell does, in a sentence; null for one that is not known. @rule MAG-2 */
export const spellLine = (id: string): Phrase | null => (isSpell(id) ? phrase(`castlerules.spell.${id}.line`) : null);

/** What a cast does, by name: one spell has two uses. @rule MAG-2 */
export const castWords = (use: SpellUse): Phrase => phrase(`castlerules.use.${use}`);

const spellFact = (id: string | null): LogDetail[] => {
  const line = id === null ? null : spellLine(id);
  return line ? [{ kind: 'fact', phrase: line, rule: 'MAG-2' }] : [];
};

/** @rule MAG-1 */
export function tellSpellRolled(at: number, { army, face, spell }: EventOf<'spellRolled'>): Telling {
  const values = { army: { army }, die: phrase('log.die', { face }) };
  const said =
    spell === null
      ? phrase('castlelog.spellRolled.choice', values)
      : phrase('castlelog.spellRolled', { ...values, spell: spellWords(spell) });
  const details: LogDetail[] = [
    { kind: 'die', face, sides: 6, rule: 'MAG-1', purpose: phrase('castlelog.purpose.spell') },
    ...spellFact(spell),
  ];
  return one({ ...said, rule: 'MAG-1', details, tone: 'plain' }, at, at + 1);
}

/** @rule MAG-1 */
export function tellCrystals(scene: Scene, at: number, { count }: EventOf<'crystalsGiven'>): Telling {
  const faces = scene.events
    .slice(0, at)
    .flatMap((event) => (event.type === 'rolled' && event.purpose.kind === 'crystals' ? [event.face] : []));
  const said =
    faces.length > 0
      ? phrase('castlelog.crystals', { count, faces: faces.join(', ') })
      : phrase('castlelog.crystals.given', { count });
  const rolled = faces.map((face): LogDetail => {
    return { kind: 'die', face, sides: 6, rule: 'MAG-1', purpose: phrase('castlelog.purpose.crystals') };
  });
  const details: LogDetail[] = [...rolled, { kind: 'fact', phrase: phrase('castlelog.fact.crystals'), rule: 'MAG-1' }];
  return one({ ...said, rule: 'MAG-1', details, tone: 'plain' }, at, at + 1);
}

/** @rule MAG-1 */
export function tellSpellChoice(at: number, event: EventOf<'spellOffered' | 'spellChosen'>): Telling {
  const army = { army: event.army };
  if (event.type === 'spellOffered') {
    return one(plain(phrase('castlelog.spellOffered', { army }), 'quiet', 'MAG-1'), at, at + 1);
  }
  const said = phrase('castlelog.spellChosen', { army, spell: spellWords(event.spell) });
  return one({ ...said, rule: 'MAG-1', details: spellFact(event.spell), tone: 'plain' }, at, at + 1);
}

/** What it does follows in lines of its own. @rule MAG-1 */
export function tellCast(scene: Scene, at: number, { who, use, target, crystals }: EventOf<'cast'>): Telling {
  const values = { who: names(who), spell: castWords(use), crystals };
  const said = target
    ? phrase('castlelog.cast.at', { ...values, target: targetWords(scene.game, target) })
    : phrase('castlelog.cast', values);
  return one(plain(said, 'plain', 'MAG-1'), at, at + 1);
}

/** A die of hail, and what it did to the one below. @rule MAG-2 */
function tellHail(scene: Scene, at: number, { face, sides, purpose }: EventOf<'rolled'>): Telling {
  const [who = ''] = purpose.who;
  const { said, tone, told, next } = harmTo(scene, at + 1, who) ?? nothing(at + 1);
  // Who cast it is named with the first die alone.
  const first = !scene.events.slice(0, at).some((event) => event.type === 'rolled' && event.purpose.kind === 'hail');
  const by = first ? causeOf(scene, at) : null;
  const values = { who: names(who), die: phrase('log.die', { face }), outcome: said };
  const words =
    by === null ? phrase('castlelog.hail', values) : phrase('castlelog.hail.by', { ...values, by: names(by) });
  const { hailFrom: from } = scene.game.ruleset.values.spells;
  const details: LogDetail[] = [
    { kind: 'die', face, sides, rule: 'MAG-2', purpose: phrase('castlelog.purpose.hail') },
    { kind: 'fact', phrase: phrase('castlelog.fact.hail', { from }), rule: 'MAG-2' },
  ];
  const draft = { ...words, rule: 'MAG-2', details, tone };
  return { told: [{ draft, from: at, to: told.length > 0 ? at + 1 : next }, ...told], next };
}

/** Tells a roll: of hail with its results; any other face is mostly told in the line of what it was rolled for. */
export function tellRolled(scene: Scene, at: number, event: EventOf<'rolled'>): Telling {
  return event.purpose.kind === 'hail' ? tellHail(scene, at, event) : tellRolledElsewhere(at, event);
}

/** What lasts. @rule MAG-2 */
export function tellEffect(
  at: number,
  event: EventOf<'vanished' | 'hasted' | 'stupefied' | 'stuporEased' | 'returned'>,
): Telling {
  const tell = (said: Phrase, tone: 'plain' | 'quiet' | 'good' | 'harm' | 'return') =>
    one(plain(said, tone, 'MAG-2'), at, at + 1);
  switch (event.type) {
    case 'vanished':
      return tell(phrase('castlelog.vanished', { who: names(event.who) }), 'plain');
    case 'hasted':
      return event.who.length > 0
        ? tell(phrase('castlelog.hasted', { who: names(...event.who) }), 'good')
        : silent(at + 1);
    case 'stupefied':
      return tell(phrase('castlelog.stupefied', { who: names(event.who), turns: event.turns }), 'harm');
    case 'stuporEased':
      return event.turns > 0
        ? tell(phrase('castlelog.stuporEased', { who: names(event.who), turns: event.turns }), 'quiet')
        : tell(phrase('castlelog.stuporOver', { who: names(event.who) }), 'good');
    case 'returned': {
      const values = { who: names(event.who), hex: { hex: event.at } };
      const by = event.by === 'raise' || event.by === 'transform' ? event.by : 'resurrect';
      return tell(phrase(`castlelog.returned.${by}`, values), 'return');
    }
  }
}
