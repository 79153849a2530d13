import { useMemo } from 'react';
import { attackOf, isRefusal } from '../../castle';
import { useWords } from '../../i18n/words';
import type { Choice } from '../../store/castle/interaction';
import { climbsOf } from '../../store/castle/places';
import { machine } from '../../store/castle/table';
import { useNaming, useTable } from './play-context';
import { castName } from './spell-words';

/** One of several things that a touch could mean, in words. */
export interface OptionWords {
  readonly title: string;
  readonly more: string;
  /** The chance, where there is one. */
  readonly end: string;
  /** Who is seen beside it. */
  readonly who: string | null;
}

/** Words for whatever can be pointed at. */
export function useOptions(): (choice: Choice) => OptionWords {
  const { t } = useWords();
  const table = useTable();
  const naming = useNaming();
  return useMemo(() => {
    const { game, state } = table;
    const kind = (who: string) => (who === machine ? '' : naming.kind(who));
    return (choice: Choice): OptionWords => {
      switch (choice.kind) {
        case 'selected': {
          const own = game.byId.get(choice.who)?.army === state.active;
          const name = naming.start(naming.name(choice.who));
          return {
            title: name,
            more: own
              ? t('castle.option.choose')
              : `${t('castle.option.look')}${kind(choice.who) && ` · ${kind(choice.who)}`}`,
            end: '',
            who: choice.who,
          };
        }
        case 'place': {
          const hex = naming.hex(choice.at);
          const top = game.ground.tower[choice.at] === 1;
          const id = choice.verb === 'leave' ? 'castle.place.leave' : top ? 'castle.place.top' : 'castle.place.walk';
          return { title: t(id, { hex }), more: naming.name(choice.who), end: '', who: choice.who };
        }
        case 'climb': {
          const climb = climbsOf(table, choice.who).find(({ to }) => to === choice.to);
          return {
            title: t('castle.climb.title', { who: naming.name(choice.who) }),
            more: climb ? naming.section(climb.section) : '',
            end: climb ? naming.chance(climb.chance) : '',
            who: choice.who,
          };
        }
        case 'target': {
          const answer = attackOf(game, state, choice.by, choice.who, choice.target);
          return {
            title: naming.start(naming.target(choice.target)),
            more: t(`castlerules.attack.${choice.by}`),
            end: isRefusal(answer) ? '' : naming.chance(answer.chance),
            who:
              choice.target.kind === 'character'
                ? choice.target.id
                : choice.target.kind === 'catapult'
                  ? machine
                  : null,
          };
        }
        case 'spell': {
          const { target, at } = choice;
          return {
            title: target ? naming.start(naming.target(target)) : at === undefined ? '' : naming.hex(at),
            more: t(castName(choice.use)),
            end: '',
            who: target?.kind === 'character' ? target.id : target?.kind === 'catapult' ? machine : null,
          };
        }
        case 'drag':
          return {
            title: t('castle.drag.title'),
            more: choice.at === undefined ? '' : naming.hex(choice.at),
            end: '',
            who: machine,
          };
      }
    };
  }, [t, table, naming]);
}
