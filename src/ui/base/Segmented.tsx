import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import css from './segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

/** A few choices side by side, one of them selected: a radio group for keyboards and screen readers. */
export function Segmented<Value extends string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  hint,
  wide,
}: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly Segment<Value>[];
  /** Null: nothing chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly hint?: string;
  readonly wide?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={classes(css['group'], wide && css['wide'])}>
      <legend className={classes(css['legend'], hideLabel && 'visually-hidden')}>{label}</legend>
      <div className={css['options']}>
        {options.map((option) => (
          <label key={option.value} className={css['option']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && <p className={css['hint']}>{hint}</p>}
    </fieldset>
  );
}
