import type { ReactNode } from 'react';
import { classes } from '../base/classes';
import { useMoreBelow } from '../base/use-more-below';
import panel from './panel.module.css';

/**
 * The buttons at the panel's foot. The main one is always whole, however little room there is; more of the others than a
 * low sheet holds can be pushed up, and are seen to go on.
 */
export function PanelButtons({
  main,
  className,
  children,
}: {
  /** What the touch would do. */
  readonly main: ReactNode;
  /** Of the box of the others. */
  readonly className?: string | undefined;
  readonly children: readonly ReactNode[];
}) {
  const others = children.filter(Boolean);
  const box = useMoreBelow(others.length > 0);
  return (
    <>
      {main && <div className={panel['mainButton']}>{main}</div>}
      {others.length > 0 && (
        <div ref={box} className={classes(panel['buttons'], className)}>
          {others}
        </div>
      )}
    </>
  );
}
