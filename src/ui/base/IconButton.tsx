import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';
import { classes } from './classes';

/** A button that shows an icon alone; its label is its name for screen readers and its tooltip. */
export function IconButton({
  label,
  children,
  look = 'quiet',
  className,
  ...rest
}: {
  readonly label: string;
  readonly look?: 'quiet' | 'secondary';
  readonly children: ReactNode;
} & Omit<ComponentProps<'button'>, 'aria-label' | 'title'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(css['button'], css[look], css['icon'], className)}
    >
      {children}
    </button>
  );
}
