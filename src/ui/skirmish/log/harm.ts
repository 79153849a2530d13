import type { Event, MeleeResult, ShotResult } from '../../../skirmish';
import type { Draft, Tone } from '../../table/log/line';
import { one, plain, type Telling } from '../../table/log/scene';
import type { EventOf, Scene } from './scene';
import { names, phrase, type Phrase } from '../../table/log/voice';

/** The kinds of harm, by the letters that the tables share. */
export type Harm = 'killed' | 'wounded' | 'stunned' | 'retreats' | 'nothing';

const words = {
  killed: 'log.outcome.killed',
  wounded: 'log.outcome.wounded',
  stunned: 'log.outcome.stunned',
  retreats: 'log.outcome.retreats',
  nothing: 'log.outcome.nothing',
} as const;

const wordsFor = {
  killed: 'log.outcomeFor.killed',
  wounded: 'log.outcomeFor.wounded',
  stunned: 'log.outcomeFor.stunned',
  retreats: 'log.outcomeFor.retreats',
} as const;

const tones: Readonly<Record<Harm, Tone>> = {
  killed: 'death',
  wounded: 'harm',
  stunned: 'harm',
  retreats: 'plain',
  nothing: 'plain',
};

export const toneOf = (harm: Harm): Tone => tones[harm];

/** What an infiltration test does, by its letter. @rule MOV-4 */
export const harmOfTest = { K: 'killed', W: 'wounded', '-': 'nothing' } as const satisfies Record<string, Harm>;

/** "wounded" */
export const outcome = (harm: Harm): Phrase => phrase(words[harm]);

/** "Bertran wounded" */
export const outcomeFor = (harm: Exclude<Harm, 'nothing'>, ids: readonly string[]): Phrase =>
  phrase(wordsFor[harm], { who: names(...ids), count: ids.length });

/** Whether an event is the harm that a table's result just announced for somebody: then the result's line says it. */
function isAnnounced(event: Event | undefined, result: ShotResult | MeleeResult, who: string): boolean {
  if (event?.type === 'killed') return event.who === who && !['CHR-2', 'UNH-1', 'UNH-3'].includes(event.rule);
  if (event?.type === 'horseKilled') return result.startsWith('H') || result === 'BK' || event.horse === who;
  const hurts = event?.type === 'wounded' || event?.type === 'stunned';
  return hurts && event.who === who && result !== 'HS';
}

/** Where the events after a result begin that its line does not tell already. */
export function afterAnnounced(scene: Scene, from: number, result: ShotResult | MeleeResult, who: string): number {
  let next = from;
  while (isAnnounced(scene.events[next], result, who)) next++;
  return next;
}

/** The harm to a character in the next event, when a line can mention it in passing. */
export function harmNext(scene: Scene, at: number, who: string): { readonly harm: Harm; readonly next: number } | null {
  const event = scene.events[at];
  if (event?.type === 'wounded' && event.who === who) return { harm: 'wounded', next: at + 1 };
  if (event?.type === 'stunned' && event.who === who) return { harm: 'stunned', next: at + 1 };
  if (event?.type === 'killed' && event.who === who && event.rule === 'MEL') return { harm: 'killed', next: at + 1 };
  if (event?.type === 'horseKilled' && event.horse === who) return { harm: 'killed', next: at + 1 };
  return null;
}

/** Who dealt what an event before this one did to somebody: who shot or struck him, or tested him on his way. */
function strikers(scene: Scene, at: number, who: string): readonly string[] {
  for (const event of scene.events.slice(0, at).toReversed()) {
    if (event.type === 'shot' && event.target === who) return [event.who];
    if (event.type === 'tested' && event.who === who) return [event.by];
    if (event.type !== 'fought') continue;
    if (event.attackers.includes(who)) return event.defenders;
    if (event.defenders.includes(who)) return event.attackers;
  }
  return [];
}

/** Made to retreat by the last table result before this event, and not by a retreat that failed. */
function wasDrivenBack(scene: Scene, at: number): boolean {
  const cause = scene.events
    .slice(0, at)
    .findLast(({ type }) => type === 'shot' || type === 'fought' || type === 'tested');
  return cause?.type === 'shot' || cause?.type === 'fought' ? cause.result.endsWith('R') : false;
}

/** Why the second blow kills. @rule CHR-2 @rule UNH-1 @rule UNH-3 */
function deathWords(scene: Scene, at: number, { who, rule }: EventOf<'killed'>): Draft {
  const by = strikers(scene, at, who);
  const said = { who: names(who), by: names(...by) };
  const die = (id: Phrase['messageId']) => plain(phrase(id, said), 'death', rule);
  if (rule === 'UNH-1') return die('log.killed.noRoom');
  if ((rule !== 'CHR-2' && rule !== 'UNH-3') || by.length === 0) return die('log.killed');
  const before = scene.states[at]!.characters[who];
  if (before?.stunnedIn === null || before === undefined) return die('log.killed.secondWound');
  return die(wasDrivenBack(scene, at) ? 'log.killed.drivenBack' : 'log.killed.whileStunned');
}

export const tellKilled = (scene: Scene, at: number, event: EventOf<'killed'>): Telling =>
  one(deathWords(scene, at, event), at, at + 1);

export const tellWounded = (at: number, { who, rule }: EventOf<'wounded'>): Telling =>
  one(plain(phrase('log.wounded', { who: names(who) }), 'harm', rule), at, at + 1);

export const tellStunned = (at: number, { who }: EventOf<'stunned'>): Telling =>
  one(plain(phrase('log.stunned', { who: names(who) }), 'harm', 'CHR-2'), at, at + 1);

/** @rule RET-4 */
export function tellRetreatBlocked(scene: Scene, at: number, { who }: EventOf<'retreatBlocked'>): Telling {
  const wound = harmNext(scene, at + 1, who);
  const id = wound?.harm === 'wounded' ? 'log.retreatBlocked.wounded' : 'log.retreatBlocked';
  return one(plain(phrase(id, { who: names(who) }), 'harm', 'RET-4'), at, wound?.next ?? at + 1);
}

/** What becomes of horses and of those who sat on them. @rule UNH-1 @rule UNH-2 @rule UNH-3 @rule MOV-13 */
export function tellHorse(
  scene: Scene,
  at: number,
  event: EventOf<'horseKilled' | 'horseLeft' | 'horseFled' | 'unhorsed' | 'dismounted' | 'mounted' | 'horseMoved'>,
): Telling {
  const tell = (draft: Draft) => one(draft, at, at + 1);
  switch (event.type) {
    case 'horseKilled':
      return tell(plain(phrase('log.horseKilled', { horse: names(event.horse) }), 'death', 'UNH-2'));
    case 'horseLeft':
      // Its rider killed, or got off and is told of in the line before.
      return tell(
        plain(
          phrase('log.horseLeft', { horse: names(event.horse) }),
          'quiet',
          scene.events[at - 1]?.type === 'dismounted' ? 'UNH-4' : 'UNH-3',
        ),
      );
    case 'horseFled':
      return tell(plain(phrase('log.horseFled', { horse: names(event.horse) }), 'quiet', 'UNH-3'));
    case 'unhorsed':
      return tell(plain(phrase('log.unhorsed', { who: names(event.who), hex: { hex: event.at } }), 'harm', 'UNH-1'));
    case 'dismounted':
      return tell(
        plain(phrase('log.dismounted', { who: names(event.who), hex: { hex: event.at } }), 'plain', 'MOV-13'),
      );
    case 'mounted':
      return tell(plain(phrase('log.mounted', { who: names(event.who) }), 'plain', 'MOV-13'));
    case 'horseMoved': {
      const hex = { hex: event.path.at(-1)?.at ?? 0 };
      const id = event.why === 'led' ? 'log.horseLed' : 'log.horseDriven';
      return tell(
        plain(phrase(id, { horse: names(event.horse), hex }), 'plain', event.why === 'led' ? 'MOV-13' : 'RET-5'),
      );
    }
  }
}
