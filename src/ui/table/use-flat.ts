import { useEffect } from 'react';
import { armiesOfPersons, armyIds } from '../../game';
import { rememberFlat } from '../../store/settings';
import { useServices, useSettings } from '../shell/services';
import { useAnySession } from './table-context';

/**
 * Whether the tablet lies flat between the players in this game, and how to change that. Possible only while people
 * play both armies, as nobody sits on the computer's side of the table.
 */
export function useFlat(): {
  readonly possible: boolean;
  readonly flat: boolean;
  readonly setFlat: (flat: boolean) => void;
} {
  const { settings } = useServices();
  const { flatGames } = useSettings();
  const id = useAnySession((now) => now.header.id);
  const possible = useAnySession((now) => armiesOfPersons(now.header.setup.players).length === armyIds.length);
  return {
    possible,
    flat: possible && flatGames.includes(id),
    setFlat(flat) {
      const now = settings.getState();
      now.set(rememberFlat(now.settings, id, flat));
    },
  };
}

/** Turns words and panels, not the map, to the army on the far side of the table while it plays. */
export function useTurned(): boolean {
  const { flat } = useFlat();
  const turned = useAnySession((now) => now.state.active === 'red') && flat;
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Dialogs and bars lie at the end of the page: they are turned by what stands on its root.
    dataset['turned'] = String(turned);
    return () => {
      delete dataset['turned'];
    };
  }, [turned]);
  return turned;
}
