import { useWords } from '../../i18n/words';
import css from './loading.module.css';

/** While a part of the app, or a game, is fetched from the device. Shown only when that takes a moment. */
export function LoadingScreen({ text }: { readonly text?: string }) {
  const { t } = useWords();
  return (
    <output className={css['loading']}>
      <svg viewBox="0 0 120 120" aria-hidden="true" className={css['candle']}>
        <circle cx="60" cy="46" r="44" className={css['halo']} />
        <path d="M60 16c10 14 15 21 15 30a15 15 0 0 1-30 0c0-9 5-16 15-30z" className={css['flame']} />
        <path d="M60 34c5 7 7 10 7 15a7 7 0 0 1-14 0c0-5 2-8 7-15z" className={css['core']} />
        <path d="M60 58v10" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M46 68q14-6 28 0v38H46z"
          fill="var(--paper-raised)"
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M66 69q1 14 4 14t4-9" fill="none" stroke="var(--line-strong)" strokeWidth="2" />
        <path
          d="M34 106h52q-4 8-26 8t-26-8z"
          fill="var(--ochre)"
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
      <p>{text ?? t('app.loading')}</p>
    </output>
  );
}
