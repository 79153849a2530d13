import { chanceToWound, type AttackKind } from '../../../castle';
import { total } from '../../../game';
import type { LogDetail } from '../../table/log/line';
import { type Telling } from '../../table/log/scene';
import { names, phrase, type Phrase } from '../../table/log/voice';
import { partOf, valueDetails } from '../tally/modifiers';
import { nothing, outcomeOn } from './harm';
import { facesWords, sectionWords, targetWords } from './places';
import type { EventOf, Scene } from './scene';

type Attacked = EventOf<'attacked'>;
type Climbed = EventOf<'climbed'>;

const rules: Readonly<Record<AttackKind, string>> = {
  melee: 'CFI-1',
  shooting: 'CFI-3',
  magic: 'CFI-3',
  climb: 'WAL-2',
  break: 'WAL-5',
  catapult: 'CAT-2',
};

const fact = (said: Phrase, rule: string | null = null): LogDetail => ({ kind: 'fact', phrase: said, rule });

/** A phrase such as "chance to wound: 75 %", for the kind of target. @rule CFI-1 */
export function chanceWords({ by, target }: Pick<Attacked, 'by' | 'target'>, chance: number): Phrase {
  const values = { chance: { percent: chance } };
  if (by === 'catapult' || target.kind === 'catapult') return phrase('castlelog.fact.chance.hit', values);
  return phrase(target.kind === 'section' ? 'castlelog.fact.chance.break' : 'castlelog.fact.chance', values);
}

/** Each die against the defence, how many there were and why, every defence that could count, the chance. @rule CFI-1 */
function attackDetails({ game, states }: Scene, at: number, event: Attacked): LogDetail[] {
  const { by, dice, defences, defence, faces } = event;
  const rule = rules[by];
  const rolled = faces.map((face): LogDetail => {
    const purpose = phrase(face > defence ? 'castlelog.die.over' : 'castlelog.die.under', { defence });
    return { kind: 'die', face, sides: 6, rule, purpose };
  });
  const counts = defences.length > 1 ? [fact(phrase('castlelog.fact.counts', { defence }), 'CFI-4')] : [];
  const shots = states[at + 1]?.catapult?.shots;
  return [
    ...rolled,
    ...valueDetails(game, dice),
    ...valueDetails(game, defences),
    ...counts,
    fact(chanceWords(event, partOf(chanceToWound(total(dice), defence)))),
    ...(by === 'catapult' && shots !== undefined ? [fact(phrase('castlelog.fact.shots', { shots }), 'CAT-6')] : []),
  ];
}

/** One attack with its dice and what it did. @rule CFI-1 */
export function tellAttacked(scene: Scene, at: number, event: Attacked): Telling {
  const { who, by, target, dice, defence, faces, hit } = event;
  const { said, tone, told, next } = hit ? outcomeOn(scene, at + 1, target) : nothing(at + 1);
  const values = {
    who: names(who),
    target: targetWords(scene.game, target),
    dice: total(dice),
    defence,
    faces: facesWords(faces),
    outcome: said,
  };
  const draft = {
    ...phrase(`castlelog.attacked.${by}`, values),
    rule: rules[by],
    details: attackDetails(scene, at, event),
    tone,
  };
  return { told: [{ draft, from: at, to: told.length > 0 ? at + 1 : next }, ...told], next };
}

/** One die, or two with haste; what gets over. @rule WAL-2 @rule MAG-2 */
function climbDetails({ game, states }: Scene, at: number, { who, faces }: Climbed): LogDetail[] {
  const { successFrom: from } = game.ruleset.values.climb;
  const tries = states[at]?.doings.hasted.includes(who) ? 2 : 1;
  const chance = { percent: partOf(chanceToWound(tries, from - 1)) };
  const rolled = faces.map((face, index): LogDetail => {
    const again = index > 0;
    const purpose = phrase(again ? 'castlelog.purpose.haste' : 'castlelog.purpose.climb');
    return { kind: 'die', face, sides: 6, rule: again ? 'MAG-2' : 'WAL-2', purpose };
  });
  return [...rolled, fact(phrase('castlelog.fact.climb', { from, chance }), 'WAL-2')];
}

/**
 * Tells a climb. Climbing over onto a free hex is one line; a climb against a defender is told before the blow. @rule
 * WAL-2
 */
export function tellClimbed(scene: Scene, at: number, event: Climbed): Telling {
  const { who, section, faces, over } = event;
  const values = { who: names(who), section: sectionWords(scene.game, section), faces: facesWords(faces) };
  const details = climbDetails(scene, at, event);
  const after = scene.events[at + 1];
  const isIn = after?.type === 'moved' && after.who === who && after.why === 'climb';
  const said = isIn
    ? phrase('castlelog.climbed.in', { ...values, to: { hex: after.path.at(-1) ?? 0 } })
    : phrase(over ? 'castlelog.climbed' : 'castlelog.climbed.not', values);
  const next = isIn ? at + 2 : at + 1;
  return {
    told: [{ draft: { ...said, rule: 'WAL-2', details, tone: over ? 'good' : 'plain' }, from: at, to: next }],
    next,
  };
}
