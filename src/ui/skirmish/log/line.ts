import type { Event, Sequence } from '../../../skirmish';
import type { LogLine as TableLine } from '../../table/log/line';

/** A line of the skirmish's log: it also knows its sequence. */
export interface LogLine extends TableLine<Event> {
  readonly sequence: Sequence;
}
