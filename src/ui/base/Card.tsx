import type { ComponentProps } from 'react';
import css from './card.module.css';
import { classes } from './classes';

/** A sheet of paper that holds what belongs together. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classes(css['card'], className)} />;
}
