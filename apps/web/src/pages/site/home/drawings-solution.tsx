/** A small drawing for each part of the solution. Decorative; the text beside each has the same meaning. */
const frame = { viewBox: '0 0 200 120', className: 'w-full max-w-52' } as const;

/** The contour line of 80 on a slope, with a route across it. */
export function EightyDrawing() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M4 112C40 108 52 96 84 92S150 60 196 12" fill="none" strokeWidth="1.5" className="stroke-edge" />
      <path d="M4 48H196" strokeWidth="2" strokeDasharray="7 5" className="stroke-hold" />
      <text x="6" y="40" className="fill-hold-text text-[15px] font-strong figures">
        80
      </text>
      <path
        d="M36 104C66 96 76 92 104 80S144 58 170 36"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <circle cx="36" cy="104" r="6" strokeWidth="3" className="fill-paper stroke-accent" />
      <circle cx="104" cy="80" r="6" className="fill-accent" />
      <circle cx="170" cy="36" r="9" className="fill-hold" />
    </svg>
  );
}

/** A sealed packet, handed over and signed. */
export function ApprovalDrawing() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M20 22h74v90H20z" strokeWidth="1.5" strokeLinejoin="round" className="fill-raised stroke-edge" />
      <path d="M32 38h50M32 50h40M32 62h46M32 74h30" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <path
        d="M32 96c8-12 12-12 14-2s8 6 12-2 8 2 18-2"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path d="M104 67h40" strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
      <path
        d="m138 60 8 7-8 7"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      <circle cx="172" cy="67" r="18" strokeWidth="2" className="fill-hold-wash stroke-hold" />
      <path
        d="m163 67 6 7 12-14"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-hold"
      />
    </svg>
  );
}

/** Routes from several sources that meet in one place. */
export function PortalDrawing() {
  const sources = [16, 44, 72, 100];
  return (
    <svg aria-hidden="true" {...frame}>
      {sources.map((y, index) => (
        <g key={y}>
          <path
            d={`M52 ${y + 6}C96 ${y + 6} 88 64 124 64`}
            fill="none"
            strokeWidth="2"
            className={index === 1 ? 'stroke-accent' : 'stroke-edge'}
          />
          <rect x="8" y={y} width="44" height="12" rx="2" strokeWidth="1.5" className="fill-raised stroke-edge" />
          <rect x="14" y={y + 4} width={[24, 30, 18, 27][index]} height="4" rx="2" className="fill-line" />
        </g>
      ))}
      <circle cx="124" cy="64" r="7" className="fill-accent" />
      <rect x="140" y="26" width="52" height="76" rx="3" strokeWidth="1.5" className="fill-raised stroke-ink" />
      {[38, 54, 70, 86].map((y, index) => (
        <rect
          key={y}
          x="149"
          y={y}
          width={[34, 26, 30, 22][index]}
          height="5"
          rx="2.5"
          className={index === 0 ? 'fill-accent' : 'fill-edge'}
        />
      ))}
    </svg>
  );
}

/** An application in progress: three steps done, and the next one open. */
export function TrackingDrawing() {
  const stops = [
    [20, 98],
    [68, 78],
    [112, 84],
    [152, 46],
    [188, 22],
  ] as const;
  return (
    <svg aria-hidden="true" {...frame}>
      <path
        d="M20 98 68 78l44 6 40-38"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      <path d="m152 46 36-24" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 7" className="stroke-edge" />
      {stops.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === 3 ? 10 : 7}
          strokeWidth="2.5"
          className={
            index < 3
              ? 'fill-accent stroke-accent'
              : index === 3
                ? 'fill-paper stroke-accent'
                : 'fill-paper stroke-edge'
          }
        />
      ))}
      <circle cx="152" cy="46" r="4" className="fill-accent" />
      <path d="M60 102h16M104 108h16" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <path
        d="M20 20h56v22H34l-8 8v-8h-6z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-raised stroke-edge"
      />
      <path d="M29 31h36" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
    </svg>
  );
}
