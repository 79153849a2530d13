import { useId, useState } from 'react';
import type { GameHeader } from '../../game';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { Field } from '../base/Field';

function RenameForm({
  id,
  header,
  onRename,
}: {
  readonly id: string;
  readonly header: GameHeader;
  /** The empty title: it was not changed. */
  readonly onRename: (title: string) => void;
}) {
  const { t } = useWords();
  const [title, setTitle] = useState(header.title);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = title.trim();
        // A title that nobody changed stays what it is, and goes on being read in any language.
        onRename(chosen === header.title ? '' : chosen);
      }}
    >
      <Field
        label={t('app.games.name')}
        value={title}
        maxLength={80}
        required
        onChange={(event) => setTitle(event.target.value)}
      />
    </form>
  );
}

/** Gives a saved game another name. */
export function RenameDialog({
  header,
  onRename,
  onClose,
}: {
  /** Null: closed. */
  readonly header: GameHeader | null;
  readonly onRename: (header: GameHeader, title: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const form = useId();
  return (
    <Dialog
      title={t('app.games.rename')}
      open={header !== null}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button look="primary" type="submit" form={form}>
            {t('app.save')}
          </Button>
        </>
      }
    >
      {header && <RenameForm key={header.id} id={form} header={header} onRename={(title) => onRename(header, title)} />}
    </Dialog>
  );
}
