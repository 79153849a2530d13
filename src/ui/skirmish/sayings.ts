import type { MessageId } from '../../i18n/words';
import type { Command } from '../../skirmish';
import type { SkirmishReason } from '../../solo';
import { because, type GameSayings } from '../solo/sayings';
import { names, phrase, type Phrase } from '../table/log/voice';

const sentences = {
  'may-kill': 'solo.because.may-kill',
  'may-wound': 'solo.because.may-wound',
  finishes: 'solo.because.finishes',
  'stops-dangerous': 'solo.because.stops-dangerous',
  'drives-off': 'solo.because.drives-off',
  'frees-goal': 'solo.because.frees-goal',
  'gangs-up': 'solo.because.gangs-up',
  'comes-to-blows': 'solo.because.comes-to-blows',
  'gets-a-shot': 'solo.because.gets-a-shot',
  'closes-in': 'solo.because.closes-in',
  'takes-goal': 'solo.because.takes-goal',
  'towards-goal': 'solo.because.towards-goal',
  'towards-exit': 'solo.because.towards-exit',
  'gets-away': 'solo.because.gets-away',
  'out-of-danger': 'solo.because.out-of-danger',
  'takes-cover': 'solo.because.takes-cover',
  mounts: 'solo.because.mounts',
  'brings-horse': 'solo.because.brings-horse',
  'fights-on-foot': 'solo.because.fights-on-foot',
  planned: 'solo.because.planned',
  'stays-put': 'solo.because.stays-put',
  'nothing-better': 'solo.because.nothing-better',
} as const satisfies Readonly<Record<SkirmishReason, MessageId>>;

function doing(command: Command): Phrase {
  switch (command.type) {
    case 'deploy':
    case 'dismount':
      return phrase(`solo.do.${command.type}`, { who: names(command.who), hex: { hex: command.at } });
    case 'move':
    case 'leave':
    case 'advance':
    case 'lead': {
      const last = command.path.at(-1);
      const who = names(command.who);
      if (!last) return phrase('solo.do.stay', { who });
      const rides = command.type === 'move' && last.facing !== null;
      return phrase(`solo.do.${rides ? 'ride' : command.type}`, { who, hex: { hex: last.at } });
    }
    case 'shoot':
      return phrase('solo.do.shoot', { who: names(command.who), target: names(command.target) });
    case 'attack': {
      const { attackers, defenders } = command;
      return phrase('solo.do.attack', {
        count: attackers.length,
        who: names(...attackers),
        target: names(...defenders),
      });
    }
    case 'mount':
    case 'stay':
      return phrase(`solo.do.${command.type}`, { who: names(command.who) });
    case 'endSequence':
      return phrase('solo.do.endSequence');
  }
}

/** The skirmish's words for what the computer does, and why. */
export const skirmishSayings: GameSayings = {
  command: (command) => doing(command as Command),
  reason: (reason) => because(sentences, reason),
};
