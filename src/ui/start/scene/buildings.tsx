/** Parts of the drawn village. Each stands with its foot at (x, y); lengths in the scene's own units. */

interface Place {
  readonly x: number;
  readonly y: number;
}

const pen = { stroke: 'var(--pen)', strokeWidth: 1.4, strokeLinejoin: 'round' } as const;

/** Battlements along the top of a wall, from `x` rightward. */
function battlements(x: number, y: number, width: number, count: number): string {
  const merlon = width / (count * 2 - 1);
  let path = `M${x} ${y}`;
  for (let i = 0; i < count; i++) {
    const from = x + i * 2 * merlon;
    path += `L${from} ${y}L${from} ${y - 9}L${from + merlon} ${y - 9}L${from + merlon} ${y}`;
  }
  return path;
}

/** A lit window; some flicker a little. */
export function Light({ x, y, arched, flickers }: Place & { readonly arched?: boolean; readonly flickers?: boolean }) {
  return (
    <g className={flickers ? 'flicker' : undefined}>
      <circle cx={x + 3.5} cy={y + 5} r="13" fill="url(#window-halo)" />
      <path
        d={arched ? `M${x} ${y + 10}v-7a3.5 3.5 0 0 1 7 0v7z` : `M${x} ${y}h7v10h-7z`}
        fill="var(--glow)"
        {...pen}
        strokeWidth={1}
      />
    </g>
  );
}

/** A stretch of curtain wall. */
export function Wall({ x, y, width, height }: Place & { readonly width: number; readonly height: number }) {
  const top = y - height;
  const courses = [0.3, 0.55, 0.8].map((part) => top + height * part);
  return (
    <g {...pen}>
      <path
        d={`${battlements(x, top, width, Math.max(2, Math.round(width / 20)))}L${x + width} ${y}L${x} ${y}z`}
        fill="var(--stone)"
      />
      <path d={`M${x} ${top + 6}H${x + width}`} strokeWidth={0.8} />
      {courses.map((course, i) => (
        <path
          key={course}
          d={`M${x + 4 + i * 5} ${course}H${x + width - 4}`}
          strokeWidth={0.8}
          strokeDasharray="11 9 5 14"
          opacity={0.55}
          fill="none"
        />
      ))}
      <rect x={x} y={top} width={width} height={height} fill="url(#hatch)" stroke="none" opacity={0.5} />
    </g>
  );
}

/** A round tower; with a pointed roof or with battlements. */
export function Tower({
  x,
  y,
  width,
  height,
  roof,
}: Place & { readonly width: number; readonly height: number; readonly roof: number }) {
  const top = y - height;
  const right = x + width;
  const shade = x + width * 0.6;
  return (
    <g {...pen}>
      <path d={`M${x} ${y}V${top}H${right}V${y}z`} fill="var(--stone)" />
      <path d={`M${shade} ${y}V${top}H${right}V${y}z`} fill="var(--stone-shade)" stroke="none" />
      <path d={`M${shade} ${y}V${top}H${right}V${y}z`} fill="url(#hatch)" stroke="none" />
      <path d={`M${battlements(x - 4, top, width + 8, 4).slice(1)}V${top + 10}H${x - 4}z`} fill="var(--stone)" />
      {roof > 0 && (
        <>
          <path d={`M${x - 7} ${top - 2}L${x + width / 2} ${top - roof}L${right + 7} ${top - 2}z`} fill="var(--roof)" />
          <path
            d={`M${x + width / 2} ${top - roof}L${right + 7} ${top - 2}H${x + width * 0.6}z`}
            fill="var(--roof-shade)"
            stroke="none"
          />
          <path d={`M${x + width / 2} ${top - roof}v-13`} />
        </>
      )}
      <path d={`M${x + width * 0.32} ${top + height * 0.35}v13`} strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

/** A house seen on its long side, its gable to the right. */
export function House({
  x,
  y,
  width,
  height,
  roof,
}: Place & { readonly width: number; readonly height: number; readonly roof: number }) {
  const top = y - height;
  const gable = width * 0.34;
  const front = x + width - gable;
  const ridge = front + gable / 2;
  return (
    <g {...pen}>
      <path d={`M${x} ${y}V${top}H${front}V${y}z`} fill="var(--plaster)" />
      <path d={`M${front} ${y}V${top}L${ridge} ${top - roof}L${x + width} ${top}V${y}z`} fill="var(--plaster)" />
      <path
        d={`M${front} ${y}V${top}L${ridge} ${top - roof}L${x + width} ${top}V${y}z`}
        fill="url(#hatch)"
        stroke="none"
      />
      <path
        d={`M${x - 4} ${top + 3}L${x + gable / 2 - 2} ${top - roof}H${ridge}L${front - 3} ${top + 3}z`}
        fill="var(--roof)"
      />
      <path
        d={`M${x + 2} ${top - roof * 0.3}H${front + 4}M${x + 6} ${top - roof * 0.62}H${front + 9}`}
        strokeWidth={0.8}
        opacity={0.6}
        fill="none"
      />
      <path d={`M${ridge} ${top - roof}L${x + width + 4} ${top + 4}`} fill="none" strokeWidth={2.4} />
      <path
        d={`M${front} ${top}H${x + width}M${ridge} ${top}V${y}M${x + width * 0.2} ${top}V${y}`}
        strokeWidth={1}
        fill="none"
      />
    </g>
  );
}

/** The church: nave, tower, steeple. */
export function Church({ x, y }: Place) {
  return (
    <g {...pen}>
      <path d={`M${x + 34} ${y}v-62h86v62z`} fill="var(--plaster)" />
      <path d={`M${x + 30} ${y - 60}l18-40h62l14 40z`} fill="var(--roof)" />
      <path d={`M${x + 36} ${y - 74}h82M${x + 42} ${y - 87}h73`} strokeWidth={0.8} opacity={0.6} />
      <path d={`M${x} ${y}v-118h40v118z`} fill="var(--plaster)" />
      <path d={`M${x + 25} ${y}v-118h15v118z`} fill="url(#hatch)" stroke="none" />
      <path d={`M${x - 5} ${y - 116}l25-84 25 84z`} fill="var(--roof)" />
      <path d={`M${x + 20} ${y - 200}l25 84h-16z`} fill="var(--roof-shade)" stroke="none" />
      <path d={`M${x + 20} ${y - 200}v-20m-6 7h12`} strokeWidth={2} />
      <path d={`M${x + 14} ${y - 80}v-14a6 6 0 0 1 12 0v14z`} fill="var(--stone-shade)" />
    </g>
  );
}

/** The gate between its two towers, with torch light under the arch. */
export function Gate({ x, y }: Place) {
  return (
    <g {...pen}>
      <path d={`${battlements(x, y - 104, 84, 5)}V${y}H${x}z`} fill="var(--stone)" />
      <path d={`M${x + 20} ${y}v-46a22 22 0 0 1 44 0v46z`} fill="var(--pen)" />
      <path d={`M${x + 24} ${y}v-44a18 18 0 0 1 36 0v44z`} fill="url(#gate-light)" stroke="none" className="flicker" />
      <path
        d={`M${x + 30} ${y - 58}v24M${x + 42} ${y - 64}v28M${x + 54} ${y - 58}v24M${x + 24} ${y - 46}h36`}
        strokeWidth={2}
        fill="none"
      />
      <path d={`M${x + 4} ${y - 84}h76`} strokeWidth={0.8} />
    </g>
  );
}

/** A windmill on its hill. */
export function Windmill({ x, y }: Place) {
  return (
    <g {...pen}>
      <path d={`M${x} ${y}l7-52h22l7 52z`} fill="var(--plaster)" />
      <path d={`M${x + 19} ${y - 52}h10l7 52h-15z`} fill="url(#hatch)" stroke="none" />
      <path d={`M${x + 4} ${y - 51}l14-17 14 17z`} fill="var(--roof)" />
      {[20, 110, 200, 290].map((turn) => (
        <g key={turn} transform={`rotate(${turn} ${x + 18} ${y - 54})`}>
          <path d={`M${x + 18} ${y - 54}v-46`} strokeWidth={2} />
          <path d={`M${x + 18} ${y - 98}h11v34h-11z`} fill="var(--plaster)" opacity={0.9} />
          <path d={`M${x + 18} ${y - 87}h11m-11 11h11`} strokeWidth={0.8} />
        </g>
      ))}
    </g>
  );
}
