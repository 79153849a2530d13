import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../i18n/words';
import { useBackCloses } from './back-closes';
import css from './dialog.module.css';
import { IconButton } from './IconButton';
import { useMoreBelow } from './use-more-below';

/**
 * A window over the page, the platform's own: the focus stays inside, Escape, a touch beside it and the browser's way
 * back close it, and the focus goes back to where it was.
 */
export function Dialog({
  title,
  open,
  onClose,
  foot,
  children,
}: {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const body = useMoreBelow(open);
  useBackCloses(open, () => dialog.current?.close());

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  // A touch on the backdrop reports the dialog itself as its target: listened to here, as it is no control. It must have
  // begun there too: the click of the very touch that opened the dialog falls on the backdrop.
  useEffect(() => {
    const element = dialog.current;
    const listening = new AbortController();
    let pressedOutside = false;
    const press = (event: PointerEvent) => {
      pressedOutside = event.target === element;
    };
    const closeOutside = (event: MouseEvent) => {
      if (pressedOutside && event.target === element) element?.close();
    };
    element?.addEventListener('pointerdown', press, { signal: listening.signal });
    element?.addEventListener('click', closeOutside, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  // At the end of the body: it may be asked for from within a sentence.
  return createPortal(
    <dialog ref={dialog} className={css['dialog']} aria-labelledby={id} onClose={onClose}>
      {open && (
        <>
          <div className={css['head']}>
            <h2 className={css['title']} id={id}>
              {title}
            </h2>
            <IconButton label={t('app.close')} onClick={() => dialog.current?.close()}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div ref={body} className={css['body']}>
            {children}
          </div>
          {foot && <div className={css['foot']}>{foot}</div>}
        </>
      )}
    </dialog>,
    document.body,
  );
}
