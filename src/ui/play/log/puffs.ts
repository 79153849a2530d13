import type { Event } from '../../../skirmish';
import type { PuffTone, PuffWords } from '../../../store/replay-steps';
import { dealtTo } from '../../../skirmish/melee/dealt';
import { resultLooks } from '../../symbols/results';
import { outcome, type Harm } from './harm';
import { phrase, sentence, type Phrase, type Voice } from '../../table/log/voice';

const harmOf = { K: 'killed', W: 'wounded', '-': 'nothing' } as const;

/** The words of a table's result: what it does, whoever suffers it. */
function resultPhrase(result: keyof typeof resultLooks): Phrase {
  const { harm, horseDies } = resultLooks[result];
  if (horseDies) return phrase('log.puff.horse');
  return harm === null || harm === 'unhorsed' ? outcome('nothing') : outcome(harm satisfies Harm);
}

function puffPhrase({ game }: Voice, event: Event): Phrase | null {
  if (event.type === 'shot') return resultPhrase(event.result);
  if (event.type === 'fought') return resultPhrase(dealtTo(game, event.defenders, event.result));
  if (event.type === 'tested')
    return phrase('log.puff.test', { face: event.face, outcome: outcome(harmOf[event.result]) });
  if (event.type === 'retreatBlocked') return phrase('log.puff.blocked');
  if (event.type === 'unhorsed') return phrase('log.puff.unhorsed');
  if (event.type === 'left') return phrase('log.puff.left');
  return event.type === 'recovered' ? phrase('log.puff.recovered') : null;
}

function toneOf(event: Event): PuffTone {
  if (event.type === 'recovered' || event.type === 'left') return 'good';
  if (event.type === 'shot' || event.type === 'fought') return resultLooks[event.result].who === null ? 'plain' : 'bad';
  return event.type === 'tested' && event.result === '-' ? 'plain' : 'bad';
}

/** The few words that rise over the board where something happened; null for an event that needs none. */
export function puffOf(voice: Voice, event: Event): PuffWords | null {
  const words = puffPhrase(voice, event);
  return words && { text: sentence(voice, words), tone: toneOf(event) };
}
