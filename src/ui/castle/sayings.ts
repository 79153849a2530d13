import type { MessageId } from '../../i18n/words';
import type { CastleGame, Command } from '../../castle';
import type { CastleReason } from '../../solo';
import { because, type GameSayings } from '../solo/sayings';
import { names, phrase, type Phrase } from '../table/log/voice';
import { targetWords } from './log/places';
import { castName, spellName } from './spell-words';

const sentences = {
  melee: 'solo.because.melee',
  shooting: 'solo.because.shooting',
  magic: 'solo.because.magic',
  break: 'solo.because.break',
  catapult: 'solo.because.catapult',
  climb: 'solo.because.climb',
  cast: 'solo.because.cast',
  hide: 'solo.because.hide',
  safer: 'solo.because.safer',
  exposed: 'solo.because.exposed',
  nearer: 'solo.because.nearer',
  post: 'solo.because.post',
  prospect: 'solo.because.prospect',
  drag: 'solo.because.drag',
  'yard-taken': 'solo.because.yard-taken',
  'banner-away': 'solo.because.banner-away',
  planned: 'solo.because.planned',
  'nothing-better': 'solo.because.nothing-better',
  'set-up': 'solo.because.set-up',
  spell: 'solo.because.spell',
} as const satisfies Readonly<Record<CastleReason, MessageId>>;

const attacks = {
  melee: 'solo.do.attack.melee',
  shooting: 'solo.do.shoot',
  magic: 'solo.do.attack.magic',
  break: 'solo.do.attack.break',
  catapult: 'solo.do.attack.catapult',
} as const satisfies Readonly<Record<string, MessageId>>;

function doing(game: CastleGame, command: Command): Phrase {
  switch (command.type) {
    case 'deploy':
      return phrase('solo.do.deploy', { who: names(command.who), hex: { hex: command.at } });
    case 'move':
    case 'leave': {
      const hex = command.path.at(-1);
      const who = names(command.who);
      return hex === undefined
        ? phrase('solo.do.stay', { who })
        : phrase(`solo.do.${command.type}`, { who, hex: { hex } });
    }
    case 'climb':
      return phrase('solo.do.climb', { who: names(command.who), hex: { hex: command.to } });
    case 'attack':
      return phrase(attacks[command.by], { who: names(command.who), target: targetWords(game, command.target) });
    case 'cast': {
      const said = { who: names(command.who), spell: phrase(castName(command.use)) };
      if (command.target) return phrase('solo.do.cast.on', { ...said, target: targetWords(game, command.target) });
      return phrase('solo.do.cast', said);
    }
    case 'drag':
      return phrase('solo.do.drag', { who: names(...command.who), hex: { hex: command.path.at(-1) ?? -1 } });
    case 'hide':
    case 'stand':
      return phrase(`solo.do.${command.type}`, { who: names(command.who) });
    case 'chooseSpell':
      return phrase('solo.do.chooseSpell', { spell: phrase(spellName(command.spell)) });
    case 'clearDeployment':
      return phrase('castle.do.clear');
    case 'rollMagic':
    case 'deployRest':
    case 'endDeployment':
    case 'endTurn':
      return phrase(`solo.do.${command.type}`);
  }
}

/** The castle's words for what the computer does, and why. */
export const castleSayings = (game: CastleGame): GameSayings => ({
  command: (command) => doing(game, command as Command),
  reason: (reason) => {
    // Most spells ask for no die: there is no chance to be told, least of all of the walk to where one is cast.
    const sure = reason.code === 'cast' && Number(reason.facts['percent']) >= 100;
    return sure ? phrase('solo.because.cast.sure') : because(sentences, reason);
  },
});
