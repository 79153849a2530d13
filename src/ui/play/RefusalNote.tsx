import { Ban } from 'lucide-react';
import type { Refusal } from '../../game';
import { classes } from '../base/classes';
import { RuleLink } from '../rules/RuleLink';
import { useNaming, useTable } from './play-context';
import css from './refusal.module.css';
import { refusalWords } from './refusals/words';

/** Why something cannot be done, with the rule. */
export function RefusalNote({ refusal, quiet }: { readonly refusal: Refusal; readonly quiet?: boolean }) {
  const { game } = useTable();
  const naming = useNaming();
  return (
    <div className={classes(css['note'], quiet && css['quiet'])} role={quiet ? undefined : 'status'}>
      <Ban aria-hidden size={20} />
      <p>{naming.say(refusalWords(game, refusal))}</p>
      <RuleLink rule={refusal.rule} />
    </div>
  );
}
