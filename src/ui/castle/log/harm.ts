import type { Target } from '../../../castle';
import type { Tone } from '../../table/log/line';
import { one, plain, type Telling, type Told } from '../../table/log/scene';
import { names, phrase, type Phrase } from '../../table/log/voice';
import { sectionWords } from './places';
import type { EventOf, Scene } from './scene';

/** The effect of an attack or a die, and the events that its line covers. */
export interface Outcome {
  readonly said: Phrase;
  readonly tone: Tone;
  /** What happened in between and has a line of its own. */
  readonly told: readonly Told[];
  readonly next: number;
}

export const nothing = (next: number): Outcome => ({
  said: phrase('castlelog.outcome.miss'),
  tone: 'plain',
  told: [],
  next,
});

/** What a slain carrier drops lies between the cause and his death. @rule CSC-3 */
function droppedAt(scene: Scene, at: number): readonly Told[] {
  const event = scene.events[at];
  return event?.type === 'bannerDropped' ? tellBannerDropped(at, event).told : [];
}

/** The harm to a character in the events from this one on. @rule CFI-2 */
export function harmTo(scene: Scene, at: number, who: string): Outcome | null {
  const told = droppedAt(scene, at);
  const index = at + told.length;
  const event = scene.events[index];
  const done = { told, next: index + 1 };
  if (event?.type === 'slain' && event.who === who) {
    return { said: phrase('castlelog.outcome.slain'), tone: 'death', ...done };
  }
  if (event?.type === 'wounded' && event.who === who) {
    return { said: phrase('castlelog.outcome.wounded', { life: event.life }), tone: 'harm', ...done };
  }
  return null;
}

/** What a hit does to whatever was aimed at. */
export function outcomeOn(scene: Scene, at: number, target: Target): Outcome {
  if (target.kind === 'character') {
    const harm = harmTo(scene, at, target.id);
    if (harm) return harm;
  }
  const event = scene.events[at];
  const done = { told: [], next: at + 1 };
  if (event?.type === 'sectionBroken') return { said: phrase('castlelog.outcome.broken'), tone: 'plain', ...done };
  if (event?.type === 'catapultDestroyed')
    return { said: phrase('castlelog.outcome.destroyed'), tone: 'harm', ...done };
  if (event?.type === 'catapultHurt') {
    return { said: phrase('castlelog.outcome.hurt', { life: event.life }), tone: 'harm', ...done };
  }
  return { said: phrase('castlelog.outcome.hit'), tone: 'harm', told: [], next: at };
}

export const tellWounded = (at: number, { who, life, rule }: EventOf<'wounded'>): Telling =>
  one(plain(phrase('castlelog.wounded', { who: names(who), life }), 'harm', rule), at, at + 1);

/** The attack or spell that caused this event; null where there is none. */
export function causeOf(scene: Scene, at: number): string | null {
  const cause = scene.events.slice(0, at).findLast(({ type }) => type === 'attacked' || type === 'cast');
  return cause?.type === 'attacked' || cause?.type === 'cast' ? cause.who : null;
}

export function tellSlain(scene: Scene, at: number, { who, rule }: EventOf<'slain'>): Telling {
  const by = causeOf(scene, at);
  const said =
    by === null
      ? phrase('castlelog.slain', { who: names(who) })
      : phrase('castlelog.slain.by', { who: names(who), by: names(by) });
  return one(plain(said, 'death', rule), at, at + 1);
}

/** @rule WAL-5 @rule MAG-2 */
export function tellSection(scene: Scene, at: number, event: EventOf<'sectionBroken' | 'sectionMended'>): Telling {
  const section = sectionWords(scene.game, event.section);
  const [id, rule] =
    event.type === 'sectionBroken'
      ? (['castlelog.sectionBroken', event.rule] as const)
      : (['castlelog.sectionMended', 'MAG-2'] as const);
  return one(plain(phrase(id, { section }), 'plain', rule), at, at + 1);
}

/** @rule CAT-4 */
export const tellCatapultHurt = (at: number, { life }: EventOf<'catapultHurt'>): Telling =>
  one(plain(phrase('castlelog.catapultHurt', { life }), 'harm', 'CAT-4'), at, at + 1);

export const tellCatapultDestroyed = (at: number, { rule }: EventOf<'catapultDestroyed'>): Telling =>
  one(plain(phrase('castlelog.catapultDestroyed'), 'harm', rule), at, at + 1);

/** @rule CSC-3 */
export function tellBannerDropped(at: number, { at: hex }: EventOf<'bannerDropped'>): Telling {
  return one(plain(phrase('castlelog.bannerDropped', { hex: { hex } }), 'plain', 'CSC-3'), at, at + 1);
}
