import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/words';
import { Button } from './Button';
import { IconButton } from './IconButton';
import css from './toast.module.css';

/** A bar at the foot of the page: what was done, and one way on ("Undo"). Waits while it is pointed at or holds the focus. */
export function Toast({
  text,
  action,
  milliseconds,
  onClose,
}: {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Null: stays until it is closed. */
  readonly milliseconds: number | null;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (milliseconds === null || held) return;
    const timer = setTimeout(onClose, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, held, onClose]);

  return (
    <div
      className={css['toast']}
      data-passing
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={css['words']}>{text}</p>
      {action && (
        <Button
          look="quiet"
          className={css['action']}
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('app.close')} className={css['close']} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
