import type { ComponentType } from 'react';
import type { ArmyId } from '../../../game';
import type { HexIndex } from '../../../hex';
import type { LogLine } from './line';
import type { Phrase } from './voice';

/** A part of a player's turn. */
export interface PartGroup<Line> {
  readonly key: string;
  /** Null where a turn has no parts. */
  readonly title: Phrase | null;
  readonly lines: readonly Line[];
}

/** One player's turn, or a stretch before play. */
export interface TurnGroup<Line> {
  readonly key: string;
  readonly title: Phrase;
  /** Null: nobody's own. */
  readonly army: ArmyId | null;
  readonly parts: readonly PartGroup<Line>[];
}

/** What the log needs to know of a game beside its lines. */
export interface LogManner<Line extends LogLine> {
  /** By player's turn, in the order of play. */
  readonly group: (lines: readonly Line[]) => readonly TurnGroup<Line>[];
  /** The hexes that a line is about, each once. */
  readonly hexesOf: (line: Line) => readonly HexIndex[];
  /** The small drawing before a line; the words say it too. */
  readonly Mark: ComponentType<{ readonly line: Line }>;
}

export interface Run<Line> {
  readonly first: Line;
  readonly lines: Line[];
}

/** Neighbouring lines that agree. */
export function runs<Line>(lines: readonly Line[], agree: (a: Line, b: Line) => boolean): Run<Line>[] {
  const found: Run<Line>[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && agree(open.first, line)) open.lines.push(line);
    else found.push({ first: line, lines: [line] });
  }
  return found;
}

/**
 * Of a character placed several times only the last line is kept. `placed`: whom a line places; null for any other
 * line.
 */
export function lastPlaces<Line>(lines: readonly Line[], placed: (line: Line) => string | null): Line[] {
  return lines.filter((line, index) => {
    const who = placed(line);
    return who === null || !lines.slice(index + 1).some((later) => placed(later) === who);
  });
}
