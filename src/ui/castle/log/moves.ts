import type { HexIndex } from '../../../hex';
import { one, plain, type Telling } from '../../table/log/scene';
import { hexCount, names, phrase, type Phrase } from '../../table/log/voice';
import type { EventOf, Scene } from './scene';

/** A walk, up a tower or not; or, after a blow from the wall, down inside. @rule CTU-2 @rule WAL-2 @rule WAL-6 */
export function tellMoved(scene: Scene, at: number, { who, path, why }: EventOf<'moved'>): Telling {
  const from = scene.states[at]!.characters[who]?.at ?? path[0] ?? 0;
  const to: HexIndex = path.at(-1) ?? from;
  const values = { who: names(who), from: { hex: from }, to: { hex: to }, hexes: hexCount(path.length) };
  if (why === 'climb') return one(plain(phrase('castlelog.moved.over', values), 'good', 'WAL-2'), at, at + 1);
  const isTop = scene.game.ground.tower[to] === 1;
  const said = phrase(isTop ? 'castlelog.moved.top' : 'castlelog.moved', values);
  return one(plain(said, 'plain', isTop ? 'WAL-6' : 'CTU-2'), at, at + 1);
}

/** @rule CAT-1 */
export function tellDragged(scene: Scene, at: number, { who, path }: EventOf<'catapultDragged'>): Telling {
  const from = scene.states[at]!.catapult?.at ?? -1;
  const to = path.at(-1) ?? from;
  const said = phrase('castlelog.dragged', {
    who: names(...who),
    from: { hex: Math.max(0, from) },
    to: { hex: Math.max(0, to) },
  });
  return one(plain(said, 'plain', 'CAT-1'), at, at + 1);
}

/** Tells hiding and standing up, with what made the character stand up. @rule WAL-7 */
export function tellHiding(at: number, event: EventOf<'hid' | 'stoodUp'>): Telling {
  const values = { who: names(event.who) };
  const tell = (said: Phrase) => one(plain(said, 'quiet', 'WAL-7'), at, at + 1);
  if (event.type === 'hid') return tell(phrase('castlelog.hid', values));
  if (event.why === 'attacked') return tell(phrase('castlelog.stoodUp.attacked', values));
  return tell(phrase(event.why === 'uncovered' ? 'castlelog.stoodUp.uncovered' : 'castlelog.stoodUp', values));
}

/** @rule CSC-3 */
export function tellBanner(at: number, { type, who }: EventOf<'bannerTaken' | 'bannerCarriedOff'>): Telling {
  return one(plain(phrase(`castlelog.${type}`, { who: names(who) }), 'good', 'CSC-3'), at, at + 1);
}
