import { useEffect, useState } from 'react';
import { useServices } from '../shell/services';
import { useOnTable } from './table-context';
import type { Film } from './watch/film';

/** The film of the game on the table as it stands when it is asked for; null until it is made. */
export function useFilm(wanted: boolean): Film | null {
  const { session } = useOnTable();
  const { film } = useServices();
  const [made, setMade] = useState<Film | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let still = true;
    void film(session.getState().saved()).then((one) => still && setMade(one));
    return () => void (still = false);
  }, [wanted, film, session]);
  return wanted ? made : null;
}
