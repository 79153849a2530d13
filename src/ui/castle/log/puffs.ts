import type { Event } from '../../../castle';
import type { PuffTone, PuffWords } from '../../../store/replay-steps';
import { phrase, sentence, type Phrase, type Voice } from '../../table/log/voice';
import { facesWords } from './places';

function puffPhrase(event: Event): Phrase | null {
  switch (event.type) {
    case 'rolled':
      return event.purpose.kind === 'hail' ? phrase('log.die', { face: event.face }) : null;
    case 'attacked':
      return event.hit ? null : phrase('castlelog.puff.miss');
    case 'climbed':
      return phrase(event.over ? 'castlelog.puff.over' : 'castlelog.puff.notOver', { faces: facesWords(event.faces) });
    case 'wounded':
      return phrase('castlelog.puff.wounded');
    case 'slain':
      return phrase('castlelog.puff.slain');
    case 'sectionBroken':
      return phrase('castlelog.puff.broken');
    case 'sectionMended':
      return phrase('castlelog.puff.mended');
    case 'catapultHurt':
      return phrase('castlerules.effect.lives', { life: event.life });
    case 'catapultDestroyed':
      return phrase('castlelog.puff.destroyed');
    case 'hid':
      return phrase('castlelog.puff.hidden');
    case 'stoodUp':
      return event.why === 'acting' ? null : phrase('castlelog.puff.up');
    case 'vanished':
      return phrase('castlelog.puff.invisible');
    case 'hasted':
      return phrase('castlelog.puff.haste');
    case 'stupefied':
      return phrase('castlelog.puff.stupor');
    case 'stuporEased':
      return event.turns === 0 ? phrase('castlelog.puff.awake') : null;
    case 'returned':
      return phrase('castlelog.puff.returned');
    case 'bannerTaken':
    case 'bannerCarriedOff':
      return phrase('castlelog.puff.banner');
    case 'bannerDropped':
      return phrase('castlelog.puff.dropped');
    case 'turnBegan':
    case 'armyWon':
    case 'phaseBegan':
    case 'spellRolled':
    case 'crystalsGiven':
    case 'spellOffered':
    case 'spellChosen':
    case 'deployed':
    case 'catapultDeployed':
    case 'deploymentCleared':
    case 'moved':
    case 'catapultDragged':
    case 'cast':
      return null;
  }
}

const good: readonly Event['type'][] = [
  'hasted',
  'vanished',
  'sectionMended',
  'stuporEased',
  'returned',
  'bannerTaken',
  'bannerCarriedOff',
];
const bad: readonly Event['type'][] = [
  'wounded',
  'slain',
  'sectionBroken',
  'catapultHurt',
  'catapultDestroyed',
  'stupefied',
];

function toneOf(event: Event): PuffTone {
  if (event.type === 'climbed') return event.over ? 'good' : 'plain';
  if (good.includes(event.type)) return 'good';
  return bad.includes(event.type) ? 'bad' : 'plain';
}

/** The few words that rise over the board where something happened; null for an event that needs none. */
export function puffOf(voice: Voice, event: Event): PuffWords | null {
  const words = puffPhrase(event);
  return words && { text: sentence(voice, words), tone: toneOf(event) };
}
