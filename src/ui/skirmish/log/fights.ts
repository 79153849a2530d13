import { total, type Tally } from '../../../game';
import { fieldOf, isRefusal, oddsOf, type MeleeResult, type ShotResult, dealtTo } from '../../../skirmish';
import { resultLooks } from '../../symbols/results';
import { columnText } from '../../tables/table-data';
import { afterAnnounced, harmNext, outcome, outcomeFor, toneOf, type Harm } from './harm';
import type { LogDetail, Tone } from '../../table/log/line';
import { one, type Telling } from '../../table/log/scene';
import { modifierWords } from '../tally/modifiers';
import type { EventOf, Scene } from './scene';
import { hexCount, names, phrase, signed, type Phrase } from '../../table/log/voice';

const shotHarms: Readonly<Record<ShotResult, Harm | null>> = {
  K: 'killed',
  W: 'wounded',
  R: 'retreats',
  '-': 'nothing',
  BK: null,
  RK: null,
  HW: null,
  HK: null,
};

const shotOutcome = (result: ShotResult): Phrase => {
  const harm = shotHarms[result];
  return harm ? outcome(harm) : phrase(resultLooks[result].name);
};

/** A result that kills is a death: a horse's too. */
const toneOfResult = (result: ShotResult | MeleeResult, harm: Harm | null): Tone =>
  toneOf(harm ?? (resultLooks[result].horseDies || resultLooks[result].harm === 'killed' ? 'killed' : 'wounded'));

/** "die 4 + 1 = 5", or the face alone where nothing is added. */
const dieWords = (face: number, modifier: number): Phrase =>
  modifier === 0
    ? phrase('log.die', { face })
    : phrase('log.dieSum', { face, sign: signed(modifier)[0]!, modifier: Math.abs(modifier), sum: face + modifier });

const modifierDetails = ({ game }: Scene, tally: Tally): LogDetail[] =>
  tally.map((modifier) => ({ kind: 'modifier', modifier, phrase: modifierWords(game, modifier) }));

/** The row of the shooting table that was read. @rule SHT */
function rowDetail(scene: Scene, at: number, event: EventOf<'shot'>): LogDetail {
  const { shooting, weapons } = scene.game.ruleset;
  const weapon = scene.game.byId.get(event.who)?.weapon ?? 'crossbow';
  const lower = weapons[weapon].readsLower;
  const against = scene.states[at]!.characters[event.target]?.facing === null ? 'foot' : 'rider';
  const row = Math.min(shooting[against].rows.length, event.face + total(event.tally) + lower);
  const values = { row, cover: phrase(`rules.cover.${event.cover}`), lower };
  return { kind: 'fact', phrase: phrase(lower > 0 ? 'log.fact.bowRow' : 'log.fact.row', values), rule: 'SHT' };
}

/** @rule SHT @rule LOF-2 */
export function tellShot(scene: Scene, at: number, event: EventOf<'shot'>): Telling {
  const { who, target, range, cover, tally, face, result } = event;
  const said = phrase('log.shot', {
    who: names(who),
    target: names(target),
    range: hexCount(range),
    cover: phrase(`rules.cover.${cover}`),
    die: dieWords(face, total(tally)),
    outcome: shotOutcome(result),
  });
  const details: LogDetail[] = [
    { kind: 'die', face, sides: 10, rule: 'SHT', purpose: phrase('log.purpose.shot') },
    ...modifierDetails(scene, tally),
    rowDetail(scene, at, event),
    { kind: 'result', code: result },
  ];
  const tone = toneOfResult(result, shotHarms[result]);
  return one({ ...said, rule: 'SHT', details, tone }, at, afterAnnounced(scene, at + 1, result, target));
}

const meleeHarms: Readonly<Record<MeleeResult, Harm | null>> = {
  AR: 'retreats',
  AW: 'wounded',
  AK: 'killed',
  '-': 'nothing',
  DR: 'retreats',
  DS: 'stunned',
  DW: 'wounded',
  DK: 'killed',
  HK: null,
  HW: null,
  RK: null,
  BK: null,
  HS: null,
};

/** What a result says: of one alone by name, of several in the table's words. */
function meleeOutcome({ result, attackers, defenders }: EventOf<'fought'>): Phrase {
  const harm = meleeHarms[result];
  if (harm === 'nothing' || result === '-') return outcome('nothing');
  const sufferers = result.startsWith('A') ? attackers : defenders;
  if (harm === 'retreats') return outcomeFor('retreats', sufferers);
  if (harm === null || sufferers.length > 1) return phrase(resultLooks[result].name);
  return outcomeFor(harm, sufferers);
}

/** Everybody's strength, then how the column was found and shifted. @rule MEL-4 @rule MEL-8 */
function meleeDetails(scene: Scene, at: number, event: EventOf<'fought'>): LogDetail[] {
  const { attackers, defenders, attack, defence, column, tally, face, result } = event;
  const { byId } = fieldOf(scene.game, scene.states[at]!);
  const odds = oddsOf(scene.game, scene.states[at]!, attackers, defenders);
  const fact = (said: Phrase, rule: string | null = null): LogDetail => ({ kind: 'fact', phrase: said, rule });
  const strengths = attackers.map((id) =>
    fact(phrase('log.fact.attack', { who: names(id), value: byId.get(id)?.values.attack ?? attack })),
  );
  const facts = { attack, defence, difference: signed(attack - defence) };
  const before = isRefusal(odds) ? column : odds.columns[odds.before]!;
  return [
    { kind: 'die', face, sides: 10, rule: 'MEL', purpose: phrase('log.purpose.melee') },
    ...(attackers.length > 1 ? strengths : []),
    fact(phrase(`log.fact.${scene.game.options.table}`, { ...facts, column: columnText(before) }), 'MEL-4'),
    ...modifierDetails(scene, tally),
    ...(tally.length > 0 ? [fact(phrase('log.fact.shifted', { column: columnText(column) }), 'MEL-8')] : []),
    { kind: 'result', code: result },
  ];
}

/** @rule MEL-1 @rule MEL-10 */
export function tellFought(scene: Scene, at: number, fought: EventOf<'fought'>): Telling {
  const event = { ...fought, result: dealtTo(scene.game, fought.defenders, fought.result) };
  const { attackers, defenders, attack, defence, column, face, result } = event;
  const said = phrase('log.fought', {
    attackers: names(...attackers),
    count: attackers.length,
    defenders: names(...defenders),
    attack,
    defence,
    column: columnText(column),
    die: phrase('log.die', { face }),
    outcome: meleeOutcome(event),
  });
  const sufferers = result.startsWith('A') ? attackers : defenders;
  const only = sufferers.length === 1 ? sufferers[0]! : null;
  const told = only === null ? null : harmNext(scene, at + 1, only);
  const next = only === null ? at + 1 : afterAnnounced(scene, told?.next ?? at + 1, result, only);
  const tone = sufferers.length > 1 ? 'plain' : toneOfResult(result, meleeHarms[result]);
  return one({ ...said, rule: 'MEL', details: meleeDetails(scene, at, event), tone }, at, next);
}

/** Tells which of several was drawn, and the harm to that one. @rule MEL-11 */
export function tellDrawn(scene: Scene, at: number, { who, among }: EventOf<'drawn'>): Telling {
  const harm = harmNext(scene, at + 1, who);
  const values = { who: names(who), among: names(...among) };
  const said = harm
    ? phrase('log.drawn.outcome', { ...values, outcome: outcome(harm.harm) })
    : phrase('log.drawn', values);
  const roll = scene.events[at - 1];
  const details: LogDetail[] =
    roll?.type === 'rolled' && roll.purpose.kind === 'draw'
      ? [{ kind: 'die', face: roll.face, sides: roll.sides, rule: 'MEL-11', purpose: phrase('log.purpose.draw') }]
      : [];
  const tone = toneOf(harm?.harm ?? 'nothing');
  return one({ ...said, rule: 'MEL-11', details, tone }, at, harm?.next ?? at + 1);
}
