import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import css from '../base/toast.module.css';
import { Toast } from '../base/Toast';
import { useServices } from '../shell/services';
import type { Bar } from './notices';

function Shown({ bar }: { readonly bar: Bar }) {
  const { notices } = useServices();
  const onClose = useCallback(() => notices.getState().close(bar.key), [notices, bar.key]);
  return <Toast text={bar.text} action={bar.action} milliseconds={bar.milliseconds} onClose={onClose} />;
}

/** Where bars are shown, read out as they come. */
export function NoticeHost() {
  const { notices } = useServices();
  const bars = useStore(notices, (state) => state.bars);
  const [location] = useLocation();
  const page = useRef(location);
  useEffect(() => {
    if (page.current !== location) notices.getState().leave();
    page.current = location;
  }, [notices, location]);
  return (
    <output className={css['host']} aria-live="polite">
      {bars.map((bar) => (
        <Shown key={bar.key} bar={bar} />
      ))}
    </output>
  );
}
