import type { Direction, HexIndex } from '../hex';
import type { BoardPalette } from './palette';
import type { DialTouch } from './dial-touch';
import { PartDial } from './PartDial';
import { partsByHex } from './parts';
import type { DialOpen } from './parts-touch';
import type { CounterView, MarksView } from './view';

/** What a screen reader calls a magnified hex, its parts, and the way out of it. */
export interface PartWords {
  readonly hex: (hex: HexIndex) => string;
  readonly part: (hex: HexIndex, facing: Direction) => string;
  readonly close: string;
}

/** The magnified hex of a board, while one is open. */
export function Magnified({
  marks,
  counters,
  dial,
  onClose,
  words,
  palette,
  reducedMotion,
  onPoint,
  onChoose,
  onTouch,
}: {
  readonly marks: MarksView;
  readonly counters: readonly CounterView[];
  readonly dial: DialOpen;
  readonly onClose: () => void;
  readonly words: PartWords;
  readonly palette: BoardPalette;
  readonly reducedMotion: boolean;
  readonly onPoint: (hex: HexIndex | null, facing: Direction) => void;
  readonly onChoose: (hex: HexIndex, facing: Direction) => void;
  readonly onTouch: DialTouch;
}) {
  const six = partsByHex(marks.parts).get(dial.hex);
  if (!six) return null;
  const { hex } = dial;
  const picked = marks.pickedPart;
  return (
    <PartDial
      hex={six}
      place={dial.place}
      rider={counters.find(({ id }) => id === marks.selected) ?? marks.ghosts[0]}
      picked={picked?.hex === hex ? picked.facing : null}
      slid={dial.slid}
      label={words.hex(hex)}
      partLabel={(facing) => words.part(hex, facing)}
      closeLabel={words.close}
      palette={palette}
      reducedMotion={reducedMotion}
      onPoint={(facing) => onPoint(facing === null ? null : hex, facing ?? 0)}
      onChoose={(facing) => onChoose(hex, facing)}
      onClose={onClose}
      onTouch={onTouch}
    />
  );
}
