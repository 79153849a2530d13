import { useWords } from '../../i18n/words';
import { classes } from '../base/classes';
import { HarmGlyph, HeaterShield, HorseHead, RoundShield } from './glyphs';
import { resultLooks, resultName, type ResultCode } from './results';
import css from './symbol.module.css';

/**
 * A result of a table, drawn: a blue round shield when the attacker suffers it, a red pointed one when the defender or
 * the target does, a horse's head added when the horse dies. Its height is 1.75 em. @rule SHT-1
 */
export function ResultSymbol({
  code,
  decorative,
  className,
}: {
  readonly code: ResultCode;
  /** Its name stands in words beside it. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}) {
  const { t } = useWords();
  const { who, harm, horseDies } = resultLooks[code];
  const beside = horseDies && harm !== 'unhorsed';
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': resultName(t, code) };
  return (
    <svg
      {...naming}
      viewBox={beside ? '0 0 66 40' : '0 0 40 40'}
      fill="currentColor"
      className={classes(css['symbol'], css[who ?? 'nothing'], className)}
    >
      {who === null && <rect x="13" y="18.5" width="14" height="3" rx="1.5" />}
      {who === 'attacker' && <RoundShield />}
      {who === 'defender' && <HeaterShield />}
      {harm && (
        <g color="var(--on-symbol)" fill="currentColor">
          <HarmGlyph harm={harm} />
        </g>
      )}
      {beside && (
        <g transform="translate(39 5)">
          <HorseHead />
        </g>
      )}
    </svg>
  );
}
