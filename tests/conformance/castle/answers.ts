import {
  attackNow,
  castNowRefusal,
  climbsNow,
  fieldOf,
  isRefusal,
  reachOf,
  sight,
  type Cast,
} from '../../../src/castle';
import type { CastleAsk } from './case-file';
import type { CastleTable } from './table';

/** One answer a kind of ask, in the form that `expect` has. Throws for what the case should not have asked. */
export type CastleAnswer = (table: CastleTable, ask: CastleAsk) => unknown;

function castOf({ target, hex }: CastleTable, { caster: who, spell: use, target: name, lost }: CastleAsk): Cast {
  const back = lost[0] === undefined ? {} : { lost: lost[0] };
  if (use === 'resurrect' || use === 'raise') return { who, use, at: hex(name), ...back };
  return name ? { who, use, target: target(name), ...back } : { who, use, ...back };
}

export const castleAnswers: Readonly<Record<string, CastleAnswer>> = {
  'castle-reach'({ game, state, label }, { who }) {
    return reachOf(game, state, who).map(({ at }) => label(at));
  },
  'castle-climb'({ game, state, label }, { who }) {
    const climbs = climbsNow(game, state, who);
    return Object.fromEntries(climbs.map(({ to, holder }) => [label(to), holder === null ? 'free' : 'held']));
  },
  'castle-sight'({ game, state }, { shooter, target }) {
    const { byId } = fieldOf(game, state);
    const [from, to] = [byId.get(shooter), byId.get(target)];
    if (!from || !to) throw new Error(`"${shooter}" or "${target}" is not on the board`);
    const { clear, hides } = sight(game, state, from.at, to.at);
    if (!clear) return { clear };
    return { clear, defence: Math.max(to.sheet.defence, ...hides.map(({ value }) => value)) };
  },
  'castle-wound'({ game, state, target }, { attacker, target: name, by }) {
    const attack = attackNow(game, state, by, attacker, target(name));
    if (isRefusal(attack)) return { refused: true };
    return { chance: `${attack.chance.numerator}/${attack.chance.denominator}` };
  },
  'castle-spell'(table, ask) {
    return { allowed: !castNowRefusal(table.game, table.state, castOf(table, ask)) };
  },
};
