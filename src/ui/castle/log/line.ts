import type { Event, Phase } from '../../../castle';
import type { HexIndex } from '../../../hex';
import type { LogLine as TableLine } from '../../table/log/line';

/** A line of the castle's log: it also knows whether it is before play, and where it happened. */
export interface LogLine extends TableLine<Event> {
  readonly phase: Phase;
  /** Each once; none where only people and things off the board are named. */
  readonly hexes: readonly HexIndex[];
}
