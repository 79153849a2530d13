import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import css from './button.module.css';
import { classes } from './classes';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Looks {
  readonly look?: Look | undefined;
  readonly large?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const className = ({ look = 'secondary', large, wide }: Omit<Looks, 'icon' | 'children'>, more?: string) =>
  classes(css['button'], css[look], large && css['large'], wide && css['wide'], more);

/** A button with a visible text. One primary a screen. */
export function Button({
  look,
  large,
  wide,
  icon,
  children,
  className: more,
  ...rest
}: Looks & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={className({ look, large, wide }, more)}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A link to a screen of the app, looking like a button. */
export function ButtonLink({ look, large, wide, icon, children, href }: Looks & { readonly href: string }) {
  return (
    <Link href={href} className={className({ look, large, wide })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
