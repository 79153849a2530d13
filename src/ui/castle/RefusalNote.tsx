import type { Refusal } from '../../game';
import { RefusalNote as Note } from '../table/RefusalNote';
import { useNaming, useTable } from './play-context';
import { refusalWords } from './refusals/words';

/** Why something cannot be done, with the rule. */
export function RefusalNote({ refusal, quiet }: { readonly refusal: Refusal; readonly quiet?: boolean }) {
  const { game } = useTable();
  const naming = useNaming();
  return <Note words={naming.say(refusalWords(game, refusal))} rule={refusal.rule} quiet={quiet} />;
}
