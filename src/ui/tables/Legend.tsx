import { useWords } from '../../i18n/words';
import { ResultSymbol } from '../symbols/ResultSymbol';
import { resultName, type ResultCode } from '../symbols/results';
import css from './tables.module.css';

/** What each result of a table means, with its symbol and its letters. */
export function Legend({ codes }: { readonly codes: readonly ResultCode[] }) {
  const { t } = useWords();
  return (
    <ul className={css['legend']}>
      {codes.map((code) => (
        <li key={code}>
          <span className={css['legendSymbol']}>
            <ResultSymbol code={code} decorative />
          </span>
          <span className={css['legendCode']}>{code === '-' ? '–' : code}</span>
          <span>{resultName(t, code)}</span>
        </li>
      ))}
    </ul>
  );
}
