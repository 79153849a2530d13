import type { ArmyId, GameEvent, Modifier } from '../../../game';
import type { Phrase } from './voice';

/** How a line is set: what hurts and what kills stand out, as does who comes back; what only marks time is quiet. */
export type Tone = 'plain' | 'quiet' | 'good' | 'harm' | 'death' | 'return' | 'end' | 'turn' | 'sequence';

/** What a line says when it is opened. */
export type LogDetail =
  | {
      readonly kind: 'die';
      readonly face: number;
      readonly sides: number;
      readonly rule: string;
      readonly purpose: Phrase;
    }
  | { readonly kind: 'modifier'; readonly modifier: Modifier; readonly phrase: Phrase }
  /** A value that nothing is added to: a number of dice, a defence that could have counted. */
  | { readonly kind: 'value'; readonly modifier: Modifier; readonly phrase: Phrase }
  | { readonly kind: 'fact'; readonly phrase: Phrase; readonly rule: string | null }
  /** What a game's table said, in its own code: drawn before the line, which says it in words. */
  | { readonly kind: 'result'; readonly code: string };

/** One happening, in no language yet: `say` it. */
export interface LogLine<Event extends GameEvent = GameEvent> extends Phrase {
  /** Entry and event that it begins with: the same for the same journal. */
  readonly key: string;
  readonly entry: number;
  readonly turn: number;
  /** Whose turn it was. */
  readonly army: ArmyId;
  readonly rule: string | null;
  readonly details: readonly LogDetail[];
  readonly events: readonly Event[];
  readonly tone: Tone;
  /** Taken back later, by agreement. */
  readonly undone: boolean;
}

/** A line before it has its place in the journal. */
export type Draft = Pick<LogLine, 'messageId' | 'values' | 'rule' | 'details' | 'tone'>;
