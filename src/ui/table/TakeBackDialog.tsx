import { useState } from 'react';
import { armiesOfPersons, takeBackTarget, takersOf } from '../../game';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import css from './dialogs.module.css';
import { useAnySession, useOnTable } from './table-context';

/** Once, in words that name the thing: going back although dice were rolled, and what would be taken back. */
export function TakeBackDialog({
  open,
  tell,
  onClose,
}: {
  readonly open: boolean;
  /** The log's words for an entry. */
  readonly tell: (entry: number) => readonly string[];
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { session } = useOnTable();
  const players = useAnySession((now) => now.header.setup.players);
  // The computer always agrees.
  const alone = armiesOfPersons(players).length < 2;
  const [ticked, setTicked] = useState(false);
  const agreed = ticked || alone;
  const target = useAnySession((now) => takeBackTarget(now.entries, takersOf(players)));
  const words = open && target !== null ? tell(target) : [];
  const close = () => {
    setTicked(false);
    onClose();
  };
  return (
    <Dialog
      title={t('play.takeBack.title')}
      open={open}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{t('play.takeBack.no')}</Button>
          <Button
            look="primary"
            aria-disabled={!agreed}
            onClick={() => {
              if (!agreed) return;
              session.getState().takeBackByAgreement();
              close();
            }}
          >
            {t('play.takeBack.yes')}
          </Button>
        </>
      }
    >
      {words.length > 0 && (
        <blockquote className={css['takenBack']} aria-label={t('play.takeBack.what')}>
          {words.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
            <p key={place}>{line}</p>
          ))}
        </blockquote>
      )}
      <p>{t(alone ? 'solo.takeBack.text' : 'play.takeBack.text')}</p>
      {!alone && (
        <label className={css['agree']}>
          <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
          {t('play.takeBack.agree')}
        </label>
      )}
    </Dialog>
  );
}
