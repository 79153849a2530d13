import type { ReactNode } from 'react';
import { classes } from '../base/classes';
import { useMoreBelow } from '../base/use-more-below';
import panel from './panel.module.css';

/** The buttons at the panel's foot. More of them than a low sheet holds can be pushed up, and are seen to go on. */
export function PanelButtons({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const box = useMoreBelow(true);
  return (
    <div ref={box} className={classes(panel['buttons'], className)}>
      {children}
    </div>
  );
}
