import type { LogDetail } from '../../table/log/line';
import { one, plain, silent, type Telling } from '../../table/log/scene';
import { names, phrase, type Phrase } from '../../table/log/voice';
import type { EventOf, Scene } from './scene';

/**
 * Whether an event begins a turn of play. Before play the tablet may change hands too; then the phase's own heading
 * says so. @rule CTU-1
 */
export function isTurnOfPlay(scene: Scene, at: number): boolean {
  const next = scene.events[at + 1];
  return scene.states[at]!.phase === 'play' || (next?.type === 'phaseBegan' && next.phase === 'play');
}

export function tellTurn(scene: Scene, at: number, { turn, army }: EventOf<'turnBegan'>): Telling {
  if (!isTurnOfPlay(scene, at)) return silent(at + 1);
  return one(plain(phrase('castlelog.group.turn', { turn, army: { army } }), 'turn', 'CTU-1'), at, at + 1);
}

export function tellPhase(at: number, { phase, army }: EventOf<'phaseBegan'>): Telling {
  // The turn that play begins with has said it.
  if (phase === 'play') return silent(at + 1);
  const said =
    phase === 'magic' ? phrase('castlelog.group.magic') : phrase('castlelog.group.deployment', { army: { army } });
  return one(plain(said, 'turn', phase === 'magic' ? 'MAG-1' : 'CSC-1'), at, at + 1);
}

const reasons: Readonly<Record<string, Phrase>> = {
  destroyed: phrase('castlelog.reason.destroyed'),
  yard: phrase('castlelog.reason.yard'),
  banner: phrase('castlelog.reason.banner'),
  time: phrase('castlelog.reason.time'),
};

/** Why a game ended. @rule CSC-1 @rule CSC-3 */
export const reasonWords = (reason: string): Phrase => reasons[reason] ?? phrase('castlelog.reason.other');

/** How a game ended, with its reason. */
export const outcomeWords = ({ army, reason }: Pick<EventOf<'armyWon'>, 'army' | 'reason'>): Phrase =>
  army
    ? phrase('castlelog.won', { army: { army }, reason: reasonWords(reason) })
    : phrase('castlelog.drawnGame', { reason: reasonWords(reason) });

export const tellEnd = (at: number, event: EventOf<'armyWon'>): Telling =>
  one(plain(outcomeWords(event), 'end', event.reason === 'banner' ? 'CSC-3' : 'CSC-1'), at, at + 1);

/** Tells a deployment; several placed at once are told together. @rule CSC-1 */
export function tellDeployed(scene: Scene, at: number, { who, at: place, displaced }: EventOf<'deployed'>): Telling {
  const places = new Map<string, Phrase>();
  let next = at;
  for (; scene.events[next]?.type === 'deployed'; next++) {
    const placed = scene.events[next] as EventOf<'deployed'>;
    // Who is moved again makes way for another: the last place counts.
    places.set(placed.who, phrase('castlelog.place', { who: names(placed.who), hex: { hex: placed.at } }));
  }
  if (next > at + 1) {
    const said = phrase('castlelog.deployed.rest', { who: names(...places.keys()), count: places.size });
    const where = phrase('castlelog.fact.places', { places: { list: [...places.values()] } });
    const details: LogDetail[] = [{ kind: 'fact', phrase: where, rule: null }];
    return one({ ...plain(said, 'quiet', 'CSC-1'), details }, at, next);
  }
  const values = { who: names(who), hex: { hex: place } };
  const said =
    displaced === null
      ? phrase('castlelog.deployed', values)
      : phrase('castlelog.deployed.swap', { ...values, displaced: names(displaced) });
  return one(plain(said, 'quiet', 'CSC-1'), at, at + 1);
}

export const tellCatapultDeployed = (at: number, { at: hex }: EventOf<'catapultDeployed'>): Telling =>
  one(plain(phrase('castlelog.catapultDeployed', { hex: { hex } }), 'quiet', 'CSC-1'), at, at + 1);

export const tellCleared = (at: number, { army }: EventOf<'deploymentCleared'>): Telling =>
  one(plain(phrase('castlelog.deploymentCleared', { army: { army } }), 'quiet', 'CSC-1'), at, at + 1);

/** What these are rolled for has a line of its own. */
const toldElsewhere = ['spell', 'crystals', 'climb', 'melee', 'shooting', 'magic', 'break', 'catapult'];

export function tellRolledElsewhere(at: number, { face, purpose }: EventOf<'rolled'>): Telling {
  if (toldElsewhere.includes(purpose.kind)) return silent(at + 1);
  return one(plain(phrase('log.rolled', { face, who: names(...purpose.who) }), 'plain', purpose.rule), at, at + 1);
}
