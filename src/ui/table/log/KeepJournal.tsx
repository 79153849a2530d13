import { ClipboardCheck, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import type { SavedGame } from '../../../game';
import { useWords } from '../../../i18n/words';
import { Button } from '../../base/Button';
import type { Reading } from '../../games/describe';
import { downloadBlob } from '../../games/download';
import { journalFile } from '../../games/journal-file';
import { useServices, type Services } from '../../shell/services';
import { useOnTable } from '../table-context';
import css from './log.module.css';

async function journalOf(saved: SavedGame, film: Services['film'], reading: Reading) {
  const made = await film(saved);
  if (!made) throw new Error('a game on the table can be told');
  return journalFile(made, saved.header, reading);
}

/** Copies or saves the whole journal as a text, with who plays which army by which rules. */
export function KeepJournal() {
  const words = useWords();
  const { t } = words;
  const { session } = useOnTable();
  const { film, choices } = useServices();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const made = () => journalOf(session.getState().saved(), film, { ...words, choices });
  const keep = (act: () => Promise<void>, done: 'ready' | 'copied') => () => {
    act().then(
      () => setState(done),
      () => setState('failed'),
    );
  };
  const copy = async () => navigator.clipboard.writeText((await made()).text);
  const save = async () => {
    const { name, text } = await made();
    downloadBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  const Icon = state === 'copied' ? ClipboardCheck : Copy;
  return (
    <div className={css['keep']}>
      <Button look="quiet" icon={<Icon aria-hidden size={18} />} onClick={keep(copy, 'copied')}>
        {t(state === 'copied' ? 'log.copied' : 'log.copy')}
      </Button>
      <Button look="quiet" icon={<Download aria-hidden size={18} />} onClick={keep(save, 'ready')}>
        {t('log.save')}
      </Button>
      <output className={css['status']}>{state === 'failed' && t('log.copyFailed')}</output>
    </div>
  );
}
