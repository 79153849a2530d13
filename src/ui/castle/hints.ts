import { fieldOf } from '../../castle';
import type { MessageId } from '../../i18n/words';
import { selectedOf, type Interaction } from '../../store/castle/interaction';
import { rangeOf } from '../../store/castle/marks';
import { machine, type Table } from '../../store/castle/table';

/** What the chosen one can do by a touch on the board, the commonest first. */
function deedHints({ legal }: Table, who: string): readonly MessageId[] {
  const walks = legal.movers.includes(who);
  const attacks = legal.attackers[who];
  const climbs = Boolean(legal.climbers[who]);
  if (!attacks) {
    if (climbs) return [walks ? 'castle.hint.climb' : 'castle.hint.climbOnly'];
    return walks ? ['castle.hint.walk'] : [];
  }
  const by = (kind: string) => attacks.some((attack) => attack.by === kind);
  // A section or a stone has a sentence that tells of the ring itself, and comes first.
  const ringTold = attacks.every(({ by: kind }) => kind === 'break' || kind === 'catapult');
  const ways = [
    ...(by('break') ? (['castle.hint.break'] as const) : []),
    ...(by('catapult') ? (['castle.hint.catapult'] as const) : []),
    ...(climbs ? (['castle.hint.climbOnly'] as const) : []),
  ];
  if (!ringTold) return [walks ? 'castle.hint.target' : 'castle.hint.aim', ...ways];
  return walks ? [...ways, 'castle.hint.walk'] : ways;
}

/** What to touch next, while nothing is pointed at: sentences, in order. */
export function hintsOf(table: Table, interaction: Interaction): readonly MessageId[] {
  const { game, state, legal } = table;
  const chosen = selectedOf(interaction);
  if (state.outcome || state.phase === 'magic') return [];
  if (state.phase === 'deployment') {
    if (chosen !== null) return ['castle.hint.zone'];
    return [legal.unplaced.length > 0 ? 'castle.hint.tray' : 'castle.hint.ready'];
  }
  if (chosen === null) return ['castle.hint.choose'];
  if (chosen === machine) return legal.drags.length > 0 ? ['castle.hint.machine'] : [];
  if (fieldOf(game, state).byId.get(chosen)?.army !== state.active) return [];
  const hints = deedHints(table, chosen);
  return hints.length > 0 && rangeOf(table, interaction) ? [...hints, 'castle.hint.range'] : hints;
}
