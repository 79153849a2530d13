import type { ArmyId, Modifier } from '../../../game';
import type { Event, Sequence } from '../../../skirmish';
import type { ResultCode } from '../../symbols/results';
import type { Phrase } from './voice';

/** How a line is set: what hurts and what kills stand out, what only marks time is quiet. */
export type Tone = 'plain' | 'quiet' | 'good' | 'harm' | 'death' | 'end' | 'turn' | 'sequence';

/** What a line says when it is opened. */
export type LogDetail =
  | {
      readonly kind: 'die';
      readonly face: number;
      readonly sides: number;
      readonly rule: string;
      readonly purpose: Phrase;
    }
  | { readonly kind: 'modifier'; readonly modifier: Modifier; readonly of: 'die' | 'column' }
  | { readonly kind: 'fact'; readonly phrase: Phrase; readonly rule: string | null }
  | { readonly kind: 'result'; readonly code: ResultCode };

/** One happening, in no language yet: `say` it. */
export interface LogLine extends Phrase {
  /** Entry and event that it begins with: the same for the same journal. */
  readonly key: string;
  readonly entry: number;
  readonly turn: number;
  /** Whose turn it was. */
  readonly army: ArmyId;
  readonly sequence: Sequence;
  readonly rule: string | null;
  readonly details: readonly LogDetail[];
  readonly events: readonly Event[];
  readonly tone: Tone;
  /** Taken back later, by agreement. */
  readonly undone: boolean;
}

/** A line before it has its place in the journal. */
export type Draft = Pick<LogLine, 'messageId' | 'values' | 'rule' | 'details' | 'tone'>;
