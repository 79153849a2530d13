import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useWords } from '../../i18n/words';
import type { Finding } from '../../store/games';
import { barTime } from '../notices/notices';
import { useServices } from '../shell/services';

/** What is wrong with a file that was not taken in. */
export interface BadFile {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Takes in files of saved games, chosen or dropped; keeps what was wrong with them until the next ones. */
export function useImport() {
  const { t } = useWords();
  const { games, notices } = useServices();
  const [bad, setBad] = useState<readonly BadFile[]>([]);

  const take = useCallback(
    async (files: readonly File[]) => {
      const wrong: BadFile[] = [];
      let taken = 0;
      for (const file of files) {
        const findings = await games.getState().importText(await file.text());
        if (findings.length > 0) wrong.push({ name: file.name, findings });
        else if (games.getState().problem === games.getState().standing) taken++;
      }
      setBad(wrong);
      if (taken > 0) {
        notices
          .getState()
          .show({ key: 'import', text: t('app.games.imported', { count: taken }), milliseconds: barTime });
      }
    },
    [games, notices, t],
  );

  return { take, bad, close: () => setBad([]) };
}

/** Whether files hang over an element now; those let go there are handed to `take`. */
export function useDrop(
  target: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => Promise<void>,
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    element.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    element.addEventListener(
      'dragleave',
      (event) => {
        if (!element.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      { signal },
    );
    element.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();
  }, [target, take]);
  return over;
}
