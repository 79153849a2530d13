import { useId, type ComponentProps } from 'react';
import css from './field.module.css';

/** One line of text to fill in, with its label above and a hint below. */
export function Field({
  label,
  hint,
  ...rest
}: { readonly label: string; readonly hint?: string } & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <input {...rest} id={id} className={css['input']} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <span className={css['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
