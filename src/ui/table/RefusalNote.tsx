import { Ban } from 'lucide-react';
import { classes } from '../base/classes';
import { RuleLink } from '../rules/RuleLink';
import css from './refusal.module.css';

/** Why something cannot be done, in the game's words, with the rule. */
export function RefusalNote({
  words,
  rule,
  quiet,
}: {
  readonly words: string;
  readonly rule: string;
  readonly quiet?: boolean | undefined;
}) {
  return (
    <div className={classes(css['note'], quiet && css['quiet'])} role={quiet ? undefined : 'status'}>
      <Ban aria-hidden size={20} />
      <p>{words}</p>
      <RuleLink rule={rule} />
    </div>
  );
}
