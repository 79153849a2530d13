import { useEffect, useMemo, useState } from 'react';
import { Board } from '../../../src/board/Board';
import type { BoardAnimation } from '../../../src/board/animation';
import type { Camera } from '../../../src/board/camera-api';
import type { BoardPalette } from '../../../src/board/palette';
import { partOf, samePart, type PartRef } from '../../../src/board/parts';
import type { BoardView } from '../../../src/board/view';
import { directionNames, hexLabel } from '../../../src/hex';
import { riderMarks, riderParts } from './riders';

/** A stand-in for the owner of a board: previews what is touched, shows what is slid over, commits at a second touch. */
export function RidersHarness({
  base,
  camera,
  palette,
  log,
  onReady,
  still,
  chosen,
}: {
  readonly base: BoardView;
  readonly camera: Camera;
  readonly palette: BoardPalette;
  readonly log: string[];
  readonly onReady: (play: (animation: BoardAnimation) => void) => void;
  readonly still: boolean;
  readonly chosen: boolean;
}) {
  const parts = useMemo(() => (chosen ? riderParts(base) : []), [base, chosen]);
  const [picked, setPicked] = useState<PartRef | null>(null);
  const [slid, setSlid] = useState<PartRef | null>(null);
  const [animation, setAnimation] = useState<BoardAnimation | null>(null);
  useEffect(() => onReady(setAnimation), [onReady]);
  const { grid } = base.ground;
  const looked = slid ?? picked;
  const part = partOf(parts, looked);
  const name = (at: PartRef): string => `${hexLabel(grid, at.hex)} ${directionNames[at.facing]}`;
  const marks = chosen ? riderMarks(base, parts, looked) : base.marks;
  return (
    <Board
      view={{ ...base, marks }}
      camera={camera}
      palette={palette}
      label="Board"
      reducedMotion={still}
      animation={animation}
      onAnimationEnd={(id) => void log.push(`end ${id}`)}
      banner={slid && part ? `${name(slid)} · ${part.cost} points · ${part.tests} tests` : null}
      partWords={{
        hex: (hex) => `${hexLabel(grid, hex)}: which way?`,
        part: (hex, facing) => name({ hex, facing }),
        close: 'Close',
      }}
      onHex={(hex, facing) => {
        const at = { hex, facing };
        log.push(`${samePart(at, picked) ? 'commit' : 'hex'} ${name(at)}`);
        setPicked(samePart(at, picked) || !partOf(parts, at) ? null : at);
        return true;
      }}
      onHover={(hex, facing) => void log.push(`hover ${hex === null ? '-' : name({ hex, facing })}`)}
      onLongPress={(hex) => void log.push(`long ${hexLabel(grid, hex)}`)}
      onPart={(hex, facing, phase) => {
        log.push(`${phase} ${facing === null ? hexLabel(grid, hex) : name({ hex, facing })}`);
        setSlid(phase === 'slide' && facing !== null ? { hex, facing } : null);
        if (phase === 'lift' && facing !== null) setPicked({ hex, facing });
      }}
    />
  );
}
