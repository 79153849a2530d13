import type { Event, Sequence, Outcome } from '../../../skirmish';
import { one, plain, silent, type Telling } from '../../table/log/scene';
import type { EventOf, Scene } from './scene';
import { names, phrase, type Phrase } from '../../table/log/voice';

const sequenceWords = (sequence: Sequence): Phrase => phrase(`rules.sequence.${sequence}`);

/** A sequence in which nothing could be done: the next one began at once. @rule TURN-4 */
function isPassed(scene: Scene, at: number): boolean {
  const next = scene.events[at + 1]?.type;
  return next === 'sequenceBegan' || next === 'turnBegan';
}

/** Recovery without anybody to recover goes without saying. */
export function tellSequence(scene: Scene, at: number, { sequence }: EventOf<'sequenceBegan'>): Telling {
  const said = { sequence: sequenceWords(sequence) };
  if (!isPassed(scene, at)) return one(plain(phrase('log.sequence', said), 'sequence', 'TURN-1'), at, at + 1);
  return sequence === 5 ? silent(at + 1) : one(plain(phrase('log.passed', said), 'quiet', 'TURN-4'), at, at + 1);
}

export const tellTurn = (at: number, { turn, army }: EventOf<'turnBegan'>): Telling =>
  one(plain(phrase('log.turn', { turn, army: { army } }), 'turn', 'TURN-1'), at, at + 1);

const reasons: Readonly<Record<Outcome['reason'], Phrase>> = {
  destroyed: phrase('log.won.destroyed'),
  objective: phrase('log.won.objective'),
  points: phrase('log.won.points'),
  'equal-points': phrase('log.won.equalPoints'),
  'nobody-left': phrase('log.won.nobodyLeft'),
};

/** Why a game ended. @rule VIC-1 @rule VIC-2 */
export const reasonWords = (reason: string): Phrase => reasons[reason as Outcome['reason']] ?? phrase('log.won.over');

/** How a game ended, with its reason. */
export const outcomeWords = ({ army, reason }: Pick<EventOf<'armyWon'>, 'army' | 'reason'>): Phrase =>
  army
    ? phrase('log.won', { army: { army }, reason: reasonWords(reason) })
    : phrase('log.drawnGame', { reason: reasonWords(reason) });

export const tellEnd = (at: number, event: EventOf<'armyWon'>): Telling =>
  one(plain(outcomeWords(event), 'end', event.reason === 'destroyed' ? 'VIC-2' : 'VIC-1'), at, at + 1);

export const tellDeployed = (at: number, { who, at: hex }: EventOf<'deployed'>): Telling =>
  one(plain(phrase('log.deployed', { who: names(who), hex: { hex } }), 'quiet', 'VIC-1'), at, at + 1);

export const tellRecovered = (at: number, { who }: EventOf<'recovered'>): Telling =>
  one(plain(phrase('log.recovered', { who: names(who) }), 'good', 'TURN-3'), at, at + 1);

/** Asked once after a blow; that fewer are asked later is no news, nor that anybody is once the game is won. @rule ADV-1 */
export function tellOffer(scene: Scene, at: number, { who }: EventOf<'advanceOffered'>): Telling {
  const happened = (wanted: Event['type']) => scene.events.some(({ type }) => type === wanted);
  const isNews = who.length > 0 && happened('fought') && !happened('armyWon');
  return isNews
    ? one(plain(phrase('log.advanceOffered', { who: names(...who) }), 'quiet', 'ADV-1'), at, at + 1)
    : silent(at + 1);
}

export const tellAdvanceEnded = (at: number, { who, stayed }: EventOf<'advanceEnded'>): Telling =>
  stayed ? one(plain(phrase('log.stayed', { who: names(who) }), 'plain', 'ADV-1'), at, at + 1) : silent(at + 1);

export const tellLeft = (scene: Scene, at: number, { who }: EventOf<'left'>): Telling => {
  const hex = { hex: scene.states[at]!.characters[who]!.at };
  return one(
    plain(phrase('log.left', { who: names(who), from: hex, to: hex, hexes: 0 }), 'plain', 'VIC-1'),
    at,
    at + 1,
  );
};

/** Faces are told with what they were rolled for. */
const toldElsewhere = ['shot', 'test', 'melee', 'draw'];

export function tellRolled(at: number, { face, purpose }: EventOf<'rolled'>): Telling {
  if (toldElsewhere.includes(purpose.kind)) return silent(at + 1);
  return one(plain(phrase('log.rolled', { face, who: names(...purpose.who) }), 'plain', purpose.rule), at, at + 1);
}
