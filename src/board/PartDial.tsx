import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import type { Direction, Point } from '../hex';
import { icons } from './counters/shapes';
import { useDialTouch, type DialTouch } from './dial-touch';
import { dialParts, hubShare, type DialPart, type DialPlace } from './dial-place';
import { textFace, type BoardPalette } from './palette';
import type { PartedHex } from './parts';
import { TurningRider } from './TurningRider';
import type { CounterView, PartView } from './view';
import { toward } from './world';
import './part-dial.css';

export interface PartDialProps {
  readonly hex: PartedHex;
  readonly place: DialPlace;
  /** Who would stand there. */
  readonly rider: CounterView | undefined;
  readonly picked: Direction | null;
  /** The part that a finger slides over. */
  readonly slid: Direction | null;
  /** What a screen reader calls it, each of its parts, and the way out. */
  readonly label: string;
  readonly partLabel: (facing: Direction) => string;
  readonly closeLabel: string;
  readonly palette: BoardPalette;
  readonly reducedMotion: boolean;
  /** A mouse or the keyboard is at a part; null: at none. */
  readonly onPoint: (facing: Direction | null) => void;
  readonly onChoose: (facing: Direction) => void;
  readonly onClose: () => void;
  readonly onTouch: DialTouch;
}

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')} Z`;

/** A shape shrunk by some pixels, so that a thin gap stays between two of them. */
function drawnIn(points: readonly Point[], by: number): readonly Point[] {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return points.map((point) => {
    const far = Math.hypot(point.x - x, point.y - y);
    const share = (far - by) / far;
    return { x: x + (point.x - x) * share, y: y + (point.y - y) * share };
  });
}

/** An arrowhead on the outer side of a part. */
function arrowhead(facing: Direction, radius: number, size: number): string {
  const way = toward(facing);
  const side = (radius * Math.sqrt(3)) / 2;
  const at = (along: number, aside: number): Point => ({
    x: way.x * along - way.y * aside,
    y: way.y * along + way.x * aside,
  });
  return path([
    at(side + size * 0.6, 0),
    at(side - size * 0.75, size),
    at(side - size * 0.4, 0),
    at(side - size * 0.75, -size),
  ]);
}

interface PartButtonProps {
  readonly part: DialPart;
  readonly view: PartView;
  readonly radius: number;
  readonly pressed: boolean;
  readonly marked: boolean;
  readonly label: string;
  readonly onPoint: (facing: Direction | null) => void;
  readonly onChoose: (facing: Direction) => void;
}

/** One part: a button of its own form, with its tests in red and its cost. */
function PartButton({ part, view, radius, pressed, marked, label, onPoint, onChoose }: PartButtonProps) {
  const { facing, left, top, width, height, outline } = part;
  const local = (points: readonly Point[]): readonly Point[] => points.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const clip = local(outline)
    .map(({ x, y }) => `${x.toFixed(1)}px ${y.toFixed(1)}px`)
    .join(', ');
  const way = toward(facing);
  const far = (radius * (1 + hubShare) * Math.sqrt(3)) / 4;
  return (
    <button
      type="button"
      className="dial-part"
      data-marked={marked || undefined}
      aria-pressed={pressed}
      aria-label={label}
      style={{ left: left + radius, top: top + radius, width, height, clipPath: `polygon(${clip})` }}
      onClick={() => onChoose(facing)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(facing)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && onPoint(facing)}
    >
      <svg width={width} height={height} aria-hidden="true">
        <path className="dial-form" d={path(drawnIn(local(outline), 3))} />
      </svg>
      <span className="dial-numbers" style={{ left: way.x * far - left, top: way.y * far - top }}>
        {view.tests > 0 && <span className="dial-tests">{view.tests}</span>}
        {view.cost > 0 && (
          <span className="dial-cost">
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={icons.boot} />
            </svg>
            {view.cost}
          </span>
        )}
      </span>
    </button>
  );
}

function colours(palette: BoardPalette): CSSProperties {
  return {
    ['--dial-ground' as string]: palette.cream,
    ['--dial-sheet' as string]: palette.deepParchment,
    ['--dial-ink' as string]: palette.ink,
    ['--dial-faded' as string]: palette.fadedInk,
    ['--dial-part' as string]: palette.reach,
    ['--dial-edge' as string]: palette.reachEdge,
    ['--dial-test' as string]: palette.test,
    ['--dial-focus' as string]: palette.ready,
    fontFamily: textFace,
  };
}

/** A magnified hex, for hexes whose six parts are too small for a finger: six large parts around the turning rider. */
export function PartDial(props: PartDialProps) {
  const { hex, place, rider, picked, slid, palette, onPoint, onClose } = props;
  const { centre, radius } = place;
  const root = useRef<HTMLDialogElement>(null);
  const fingers = useDialTouch(root, props.onTouch);
  const [under, setUnder] = useState<Direction | null>(null);
  const buttons = useMemo(() => dialParts(radius), [radius]);
  const looks = slid ?? under ?? picked;
  const open = hex.parts.flatMap((part) => (part ? [part.facing] : []));
  // What is merely looked at is marked too, but only what was touched here counts as pressed.
  const [chosen, setChosen] = useState(picked);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    // Before anybody else: the first Escape closes this and nothing more.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [onClose]);
  useEffect(() => {
    const before = document.activeElement;
    const dial = root.current;
    const noMenu = (event: Event): void => event.preventDefault();
    dial?.addEventListener('contextmenu', noMenu);
    dial?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const point = (facing: Direction | null): void => {
    setUnder(facing);
    onPoint(facing);
  };

  return (
    <dialog
      open
      ref={root}
      className="dial"
      data-still={props.reducedMotion || undefined}
      aria-label={props.label}
      tabIndex={-1}
      {...fingers}
      style={{
        ...colours(palette),
        left: centre.x - radius,
        top: centre.y - radius,
        width: 2 * radius,
        height: 2 * radius,
      }}
    >
      <DialGround radius={radius} open={open} />
      {buttons.map((part) => {
        const view = hex.parts[part.facing];
        return (
          view && (
            <PartButton
              key={part.facing}
              part={part}
              view={view}
              radius={radius}
              pressed={chosen === part.facing}
              marked={slid === part.facing || picked === part.facing}
              label={props.partLabel(part.facing)}
              onPoint={point}
              onChoose={(facing) => {
                setChosen(facing);
                props.onChoose(facing);
              }}
            />
          )
        );
      })}
      {rider && (
        <TurningRider
          rider={rider}
          facing={looks ?? rider.facing ?? 0}
          size={radius * hubShare * Math.sqrt(3) * 0.98}
          middle={radius}
          palette={palette}
          still={props.reducedMotion}
        />
      )}
      <DialArrows radius={radius} looks={looks} facings={open} />
      <button type="button" className="dial-close" onClick={onClose}>
        {props.closeLabel}
      </button>
    </dialog>
  );
}

const frameOf = (radius: number) => ({
  width: 2 * radius,
  height: 2 * radius,
  viewBox: `${-radius} ${-radius} ${2 * radius} ${2 * radius}`,
  'aria-hidden': true,
});

/** The sheet under the parts; sides that cannot be looked to lie in its shade. */
function DialGround({ radius, open }: { readonly radius: number; readonly open: readonly Direction[] }) {
  const parts = dialParts(radius);
  const hexagon = parts.map(({ outline }) => outline[0] as Point);
  return (
    <svg className="dial-ground" {...frameOf(radius)}>
      <radialGradient id="dial-sheet" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
        <stop offset="0.35" className="dial-light" />
        <stop offset="1" className="dial-shade" />
      </radialGradient>
      <path className="dial-plate" d={path(hexagon)} fill="url(#dial-sheet)" />
      <path className="dial-line" d={path(hexagon.map(({ x, y }) => ({ x: x * 0.965, y: y * 0.965 })))} />
      {parts.map(({ facing, outline }) =>
        open.includes(facing) ? null : <path key={facing} className="dial-shut" d={path(drawnIn(outline, 5))} />,
      )}
    </svg>
  );
}

/** An arrowhead on each side that can be looked to, larger on the one that is. */
function DialArrows({
  radius,
  looks,
  facings,
}: {
  readonly radius: number;
  readonly looks: Direction | null;
  readonly facings: readonly Direction[];
}) {
  return (
    <svg className="dial-arrows" {...frameOf(radius)}>
      {facings.map((facing) => (
        <path
          key={facing}
          className="dial-arrow"
          data-looks={facing === looks || undefined}
          d={arrowhead(facing, radius, facing === looks ? 13 : 8)}
        />
      ))}
    </svg>
  );
}
