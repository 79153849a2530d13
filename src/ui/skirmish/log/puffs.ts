import { type Event, dealtTo } from '../../../skirmish';
import type { PuffTone, PuffWords } from '../../../store/replay-steps';
import { resultLooks } from '../../symbols/results';
import { harmOfTest, outcome, type Harm } from './harm';
import { phrase, sentence, type Phrase, type Voice } from '../../table/log/voice';

/** Harm that no table's result has announced: a second wound, no room to fall, a wound with the horse. @rule UNH-3 */
const unannounced: readonly string[] = ['CHR-2', 'UNH-1', 'UNH-3'];

/** The words of a table's result: what it does, whoever suffers it. */
function resultPhrase(result: keyof typeof resultLooks): Phrase {
  const { harm, horseDies, name } = resultLooks[result];
  if (horseDies) return phrase(name);
  return harm === null || harm === 'unhorsed' ? outcome('nothing') : outcome(harm satisfies Harm);
}

function puffPhrase({ game }: Voice, event: Event): Phrase | null {
  if (event.type === 'shot') return resultPhrase(event.result);
  if (event.type === 'fought') return resultPhrase(dealtTo(game, event.defenders, event.result));
  if (event.type === 'tested')
    return phrase('log.puff.test', { face: event.face, outcome: outcome(harmOfTest[event.result]) });
  if (event.type === 'retreatBlocked') return phrase('log.puff.blocked');
  if (event.type === 'unhorsed') return phrase('log.puff.unhorsed');
  if (event.type === 'left') return phrase('log.puff.left');
  if (event.type === 'horseFled') return phrase('log.puff.fled');
  if ((event.type === 'wounded' || event.type === 'killed') && unannounced.includes(event.rule)) {
    return outcome(event.type);
  }
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
