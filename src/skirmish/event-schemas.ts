import * as v from 'valibot';
import { commonEvents, eventParts, hexOn, idAmong, type EventSchemas } from '../game';
import type { EventType } from './events';
import type { SkirmishGame } from './game';
import { covers } from './results';

const { whole, army, tally, text, yes } = eventParts;
const letters = v.pipe(v.string(), v.maxLength(2));
const direction = v.picklist([0, 1, 2, 3, 4, 5]);

/** The schemas of the events on this board with these characters, for journals that come from outside. */
export function eventSchemas({ board, characters }: SkirmishGame): EventSchemas<EventType> {
  const hex = hexOn(board.grid);
  const who = idAmong(characters.map(({ id }) => id));
  const facing = v.nullable(direction);
  const path = v.array(v.object({ at: hex, facing }));
  const several = v.array(who);
  return {
    ...commonEvents,
    deployed: v.object({ who, at: hex, facing }),
    shot: v.object({
      who,
      target: text,
      from: hex,
      to: hex,
      range: whole,
      tally,
      face: whole,
      cover: v.picklist(covers),
      result: letters,
    }),
    moved: v.object({ who, path, why: v.picklist(['move', 'advance', 'retreat', 'pushed', 'leave']) }),
    moveEnded: v.object({ who, pointsLeft: whole }),
    left: v.object({ who }),
    tested: v.object({ who, by: who, at: hex, face: whole, result: letters }),
    fought: v.object({
      attackers: several,
      defenders: v.array(text),
      attack: whole,
      defence: whole,
      column: text,
      tally,
      face: whole,
      result: letters,
    }),
    drawn: v.object({ who: text, among: v.array(text) }),
    wounded: v.object({ who, rule: text }),
    stunned: v.object({ who }),
    killed: v.object({ who, rule: text }),
    horseKilled: v.object({ horse: text, rider: v.nullable(who), hexes: v.array(hex) }),
    horseLeft: v.object({ horse: text, rider: who, at: hex, facing: direction }),
    horseFled: v.object({ horse: text, rider: who }),
    unhorsed: v.object({ who, at: hex }),
    dismounted: v.object({ who, at: hex, pointsLeft: whole }),
    mounted: v.object({ who, horse: text, pointsLeft: whole }),
    horseMoved: v.object({ horse: text, path, why: v.picklist(['led', 'retreat']) }),
    retreatBlocked: v.object({ who }),
    recovered: v.object({ who }),
    advanceOffered: v.object({ who: several, into: v.array(hex) }),
    advanceEnded: v.object({ who, stayed: yes }),
    sequenceBegan: v.object({ sequence: v.pipe(whole, v.minValue(0), v.maxValue(9)), army }),
  };
}
