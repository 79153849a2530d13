import * as v from 'valibot';
import { commonEvents, eventParts, hexOn, idAmong, type EventSchemas } from '../game';
import type { EventType } from './events';
import type { CastleGame } from './game';

const { whole, army, tally, text, yes } = eventParts;
const count = v.pipe(whole, v.minValue(0));

/** The schemas of the events on this board with these characters, for journals that come from outside. */
export function eventSchemas({ board, ground, characters }: CastleGame): EventSchemas<EventType> {
  const hex = hexOn(board.grid);
  const who = idAmong(characters.map(({ id }) => id));
  const section = v.picklist([...ground.sections]);
  const path = v.pipe(v.array(hex), v.minLength(1));
  const faces = v.array(whole);
  const target = v.variant('kind', [
    v.object({ kind: v.literal('character'), id: who }),
    v.object({ kind: v.literal('catapult') }),
    v.object({ kind: v.literal('section'), hex, direction: v.picklist([0, 1, 2, 3, 4, 5]) }),
  ]);
  return {
    ...commonEvents,
    phaseBegan: v.object({ phase: v.picklist(['magic', 'deployment', 'play']), army }),
    spellRolled: v.object({ army, face: whole, spell: v.nullable(text) }),
    crystalsGiven: v.object({ count }),
    spellOffered: v.object({ army }),
    spellChosen: v.object({ army, spell: text }),
    deployed: v.object({ who, at: hex, displaced: v.nullable(who) }),
    catapultDeployed: v.object({ at: hex }),
    deploymentCleared: v.object({ army }),
    moved: v.object({ who, path, why: v.picklist(['walk', 'climb', 'leave']) }),
    climbed: v.object({ who, section, faces, over: yes }),
    attacked: v.object({
      who,
      target,
      dice: tally,
      defences: tally,
      defence: whole,
      faces,
      hit: yes,
      by: v.picklist(['melee', 'shooting', 'magic', 'climb', 'break', 'catapult']),
    }),
    wounded: v.object({ who, life: count, rule: text }),
    slain: v.object({ who, rule: text }),
    sectionBroken: v.object({ section, rule: text }),
    sectionMended: v.object({ section }),
    catapultHurt: v.object({ life: count }),
    catapultDestroyed: v.object({ rule: text }),
    catapultDragged: v.object({ who: v.strictTuple([who, who]), path, ways: v.strictTuple([path, path]) }),
    hid: v.object({ who }),
    stoodUp: v.object({ who, why: v.picklist(['free', 'acting', 'attacked', 'uncovered']) }),
    cast: v.object({ who, use: text, target: v.nullable(target), crystals: count }),
    vanished: v.object({ who }),
    hasted: v.object({ who: v.array(who) }),
    stupefied: v.object({ who, turns: count }),
    stuporEased: v.object({ who, turns: count }),
    returned: v.object({ who, at: hex, by: text }),
    bannerTaken: v.object({ who }),
    bannerDropped: v.object({ at: hex }),
    bannerCarriedOff: v.object({ who }),
  };
}
