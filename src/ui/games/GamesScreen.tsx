import { Plus, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GameHeader } from '../../game';
import { useWords } from '../../i18n/words';
import { Button, ButtonLink } from '../base/Button';
import { classes } from '../base/classes';
import { EmptyState } from '../base/EmptyState';
import { ErrorState } from '../base/ErrorState';
import { Notice } from '../base/Notice';
import { barTime } from '../notices/notices';
import { Screen } from '../shell/Screen';
import { useServices } from '../shell/services';
import { fileName, titled, titleMarks } from './describe';
import { downloadText } from './download';
import { journalFile } from './journal-file';
import { EmptyShelf } from './EmptyShelf';
import { findingPlace, findingText } from './findings';
import { GameItem, type GameActions } from './GameItem';
import css from './games.module.css';
import { RenameDialog } from './RenameDialog';
import { shareText } from './share';
import { problemWords, StorageNotice } from './StorageNotice';
import { useDrop, useImport, type BadFile } from './use-import';

/** What a game can be asked to do, with the undo bar after a deletion. */
function useGameActions(rename: (header: GameHeader) => void): GameActions {
  const { t, language } = useWords();
  const { games, notices, film, choices } = useServices();
  return {
    rename,
    duplicate: ({ id }) => void games.getState().duplicate(id, titleMarks.copy),
    exportFile: (header) =>
      void games
        .getState()
        .exportText(header.id)
        .then((text) => text !== null && downloadText(fileName(header), text)),
    journal: (header) =>
      void games
        .getState()
        .read(header.id)
        .then((saved) => (saved ? film(saved) : null))
        .then((made) => {
          if (!made) return;
          const { name, text } = journalFile(made, header, { t, language, choices });
          return shareText(name, text, header.title);
        }),
    remove: (header) =>
      void games
        .getState()
        .remove(header.id)
        .then((removed) => {
          if (!removed) return;
          const run = () => void games.getState().restore(removed);
          const text = t('app.games.deleted', { title: header.title });
          notices.getState().show({
            key: `deleted ${header.id}`,
            text,
            action: { label: t('app.undo'), run },
            milliseconds: barTime,
            anywhere: true,
          });
        }),
  };
}

function ImportButton({ take }: { readonly take: (files: readonly File[]) => Promise<void> }) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Upload size={20} aria-hidden />} onClick={() => input.current?.click()}>
        {t('app.games.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was mended.
          event.target.value = '';
          void take(files);
        }}
      />
    </>
  );
}

function FindingWords({ finding }: { readonly finding: BadFile['findings'][number] }) {
  const { t } = useWords();
  const place = findingPlace(finding, t);
  return (
    <>
      {findingText(finding, t)}
      {place !== null && <small>{place}</small>}
    </>
  );
}

/** A file of another kind can have hundreds of faults: the first ones tell enough. */
const shownFindings = 8;

function BadFiles({ files, onClose }: { readonly files: readonly BadFile[]; readonly onClose: () => void }) {
  const { t } = useWords();
  return files.map((file) => (
    <Notice key={file.name} kind="problem" title={t('app.games.badFile', { name: file.name })}>
      <p>{t('app.games.badFileHelp')}</p>
      <ul className={css['findings']}>
        {file.findings.slice(0, shownFindings).map((finding) => (
          <li key={`${finding.place} ${finding.reason}`}>
            <FindingWords finding={finding} />
          </li>
        ))}
        {file.findings.length > shownFindings && (
          <li>{t('app.games.badFileMore', { count: file.findings.length - shownFindings })}</li>
        )}
      </ul>
      <Button look="quiet" onClick={onClose}>
        {t('app.close')}
      </Button>
    </Notice>
  ));
}

function Shelf({
  actions,
  taken,
}: {
  readonly actions: GameActions;
  /** A game that has just come in: it is shown. */
  readonly taken: string | null;
}) {
  const { t, language } = useWords();
  const { games, choices } = useServices();
  const { status, headers: stored, problem } = useStore(games);
  const headers = stored.map((header) => titled(header, { t, language, choices }));
  if (status === 'loading') return <p aria-live="polite">{t('app.loading')}</p>;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('app.games.failed')}
        actions={<Button onClick={() => void games.getState().load()}>{t('app.storage.retry')}</Button>}
      >
        <p>{t(problemWords[problem ?? 'failed'])}</p>
      </ErrorState>
    );
  }
  if (headers.length === 0) {
    return (
      <EmptyState
        picture={<EmptyShelf />}
        title={t('app.games.empty')}
        actions={
          <ButtonLink look="primary" href="/new" icon={<Plus aria-hidden />}>
            {t('app.start.new')}
          </ButtonLink>
        }
      >
        {t('app.games.emptyHelp')}
      </EmptyState>
    );
  }
  const first = headers.find((header) => header.standing.winner === null);
  return (
    <ul className={css['list']}>
      {headers.map((header) => (
        <GameItem
          key={header.id}
          header={header}
          actions={actions}
          first={header.id === first?.id}
          shown={header.id === taken}
        />
      ))}
    </ul>
  );
}

/** Saved games: continue, rename, duplicate, delete (with undo), to a file and from one. */
export function GamesScreen() {
  const { t } = useWords();
  const { games } = useServices();
  const status = useStore(games, (state) => state.status);
  const [renamed, setRenamed] = useState<GameHeader | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const { take, taken, bad, close } = useImport();
  const over = useDrop(page, take);
  const actions = useGameActions(setRenamed);

  // Games are played, and stored, elsewhere: the list is read anew each time it is shown.
  useEffect(() => void games.getState().load(), [games]);

  return (
    <Screen title={t('app.games.title')} actions={<ImportButton take={take} />}>
      <div ref={page} className={classes(css['page'], over && css['dropping'])}>
        {status === 'ready' && <StorageNotice />}
        <BadFiles files={bad} onClose={close} />
        <Shelf actions={actions} taken={taken} />
        <p className={css['foot']}>{t('app.games.dropHelp')}</p>
      </div>
      <RenameDialog
        header={renamed}
        onClose={() => setRenamed(null)}
        onRename={(header, title) => {
          setRenamed(null);
          if (title !== '') void games.getState().rename(header.id, title);
        }}
      />
    </Screen>
  );
}
