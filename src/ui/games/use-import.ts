import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useWords } from '../../i18n/words';
import type { Finding } from '../../store/games';
import { readingTime } from '../notices/notices';
import { titled } from './describe';
import { useServices } from '../shell/services';

/** A file that was not imported, with what is wrong with it. */
export interface BadFile {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Takes in files of saved games, chosen or dropped; keeps the last one taken, and what was wrong, until the next ones. */
export function useImport() {
  const { t, language } = useWords();
  const { games, notices, choices } = useServices();
  const [taken, setTaken] = useState<string | null>(null);
  const [bad, setBad] = useState<readonly BadFile[]>([]);

  const take = useCallback(
    async (files: readonly File[]) => {
      const wrong: BadFile[] = [];
      const ids: string[] = [];
      for (const file of files) {
        const imported = await games.getState().importText(await file.text());
        if (imported.kind === 'refused') wrong.push({ name: file.name, findings: imported.findings });
        else if (imported.kind === 'taken') ids.push(imported.id);
      }
      setBad(wrong);
      setTaken(ids.at(-1) ?? null);
      const headers = games.getState().headers.filter(({ id }) => ids.includes(id));
      const [only] = headers;
      if (!only) return;
      const text =
        headers.length === 1
          ? t('app.games.importedOne', { title: titled(only, { t, language, choices }).title })
          : t('app.games.imported', { count: headers.length });
      notices.getState().show({ key: 'import', text, milliseconds: readingTime });
    },
    [games, notices, choices, language, t],
  );

  return { take, taken, bad, close: () => setBad([]) };
}

/** Whether files are being dragged over an element; those dropped on it are given to `take`. */
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
