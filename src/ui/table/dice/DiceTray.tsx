import type { ReactNode } from 'react';
import { classes } from '../../base/classes';
import css from './dice.module.css';
import { RollPlace } from './RollPlace';

/** The tray that dice roll over: as long as the card while they tumble, no larger than they are once they lie. */
export function DiceTray({
  tumbling,
  onSkip,
  children,
}: {
  readonly tumbling: boolean;
  readonly onSkip: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes(css['tray'], tumbling && css['long'])}>
      <RollPlace tumbling={tumbling} onSkip={onSkip}>
        {children}
      </RollPlace>
    </div>
  );
}
