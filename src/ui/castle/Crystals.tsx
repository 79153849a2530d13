import { useWords } from '../../i18n/words';
import css from './castle.module.css';

/** A crystal of mana: cut, bright on one side. */
function Crystal() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.5 19 8l-3.2 13h-7.6L5 8z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      <path d="M12 1.5 5 8l3.2 13L12 9z" fill="#fff" opacity="0.38" />
      <path d="M5 8h14L12 9z" fill="#fff" opacity="0.5" />
    </svg>
  );
}

/** Crystals as tokens, as many as are left. @rule MAG-1 */
export function Crystals({ count }: { readonly count: number }) {
  const { t } = useWords();
  return (
    <span className={css['crystals']}>
      {Array.from({ length: count }, (_, index) => (
        // One is like the other.
        // oxlint-disable-next-line react/no-array-index-key
        <Crystal key={index} />
      ))}
      <span className="visually-hidden">{t('castlerules.crystals', { count })}</span>
      {count === 0 && <span aria-hidden>0</span>}
    </span>
  );
}
