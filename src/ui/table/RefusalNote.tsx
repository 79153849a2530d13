import { Ban } from 'lucide-react';
import type { Refusal } from '../../game';
import { classes } from '../base/classes';
import { RuleLink } from '../rules/RuleLink';
import { sentence } from './log/voice';
import { useOnTable } from './table-context';
import { useVoice } from './use-voice';
import css from './refusal.module.css';

/** Why something cannot be done, in the game's words, with the rule. `quiet`: not announced to a screen reader. */
export function RefusalNote({ refusal, quiet }: { readonly refusal: Refusal; readonly quiet?: boolean }) {
  const voice = useVoice();
  const { refusalWords } = useOnTable();
  return (
    <div className={classes(css['note'], quiet && css['quiet'])} role={quiet ? undefined : 'status'}>
      <Ban aria-hidden size={20} />
      <p>{sentence(voice, refusalWords(refusal))}</p>
      <RuleLink rule={refusal.rule} />
    </div>
  );
}
