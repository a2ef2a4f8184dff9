/** A small drawing for each stage of a file. Decorative; the text beside each has the same meaning. */
const frame = { viewBox: '0 0 288 132', className: 'w-full' } as const;

/** Lines on a page, three of them recognized and labeled. */
export function PageDrawing() {
  const lines = [84, 62, 100, 92, 70, 96, 48];
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M14 6h94l20 20v100H14z" className="fill-raised stroke-edge" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M108 6v20h20" fill="none" className="stroke-edge" strokeWidth="1.5" strokeLinejoin="round" />
      {lines.map((width, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing, never reordered
        <rect key={i} x="26" y={24 + i * 14} width={width * 0.84} height="4" rx="2" className="fill-line" />
      ))}
      {[
        { y: 24, width: 70, to: 28 },
        { y: 52, width: 84, to: 66 },
        { y: 94, width: 80, to: 104 },
      ].map(({ y, width, to }) => (
        <g key={y}>
          <rect x="24" y={y - 3} width={width} height="10" rx="3" className="fill-hold" opacity="0.28" />
          <path
            d={`M${26 + width} ${y + 2}C150 ${y + 2} 140 ${to} 168 ${to}`}
            fill="none"
            className="stroke-hold"
            strokeWidth="1.5"
          />
          <circle cx="168" cy={to} r="4" className="fill-hold" />
          <rect
            x="180"
            y={to - 9}
            width="96"
            height="18"
            rx="4"
            className="fill-raised stroke-hold"
            strokeWidth="1.5"
          />
          <rect x="188" y={to - 2} width={width * 0.7} height="4" rx="2" className="fill-hold" />
        </g>
      ))}
    </svg>
  );
}

/** Six bars, each with a missing part. */
export function PartsDrawing() {
  const bars = [
    [120, 134],
    [70, 84],
    [76, 134],
    [58, 84],
    [34, 68],
    [44, 46],
  ] as const;
  return (
    <svg aria-hidden="true" {...frame}>
      {bars.map(([earned, possible], i) => (
        <g key={`${earned}-${possible}`}>
          <rect x="14" y={8 + i * 20} width={earned * 1.9} height="11" rx="2" className="fill-ink" />
          <rect
            x={16 + earned * 1.9}
            y={8.75 + i * 20}
            width={Math.max(3, (possible - earned) * 1.9 - 2)}
            height="9.5"
            rx="2"
            className="fill-caution-wash stroke-caution"
            strokeWidth="1.5"
            strokeDasharray="3 2.5"
          />
        </g>
      ))}
    </svg>
  );
}

/** A sentence that loses its filler words. */
export function EditDrawing() {
  const drawWords = (y: number, widths: number[], className: string) => {
    let x = 14;
    return widths.map((width) => {
      const word = <rect key={x} x={x} y={y} width={width} height="7" rx="3" className={className} />;
      x += width + 7;
      return word;
    });
  };
  return (
    <svg aria-hidden="true" {...frame}>
      {drawWords(18, [62, 18, 44, 36, 26], 'fill-edge')}
      <path d="M12 21.5h84" className="stroke-danger" strokeWidth="2.5" strokeLinecap="round" />
      {drawWords(40, [50, 30, 58], 'fill-edge')}
      <path d="M14 66h260" className="stroke-line" strokeWidth="1.5" />
      {drawWords(84, [44, 36, 26, 50, 30], 'fill-ink')}
      {drawWords(106, [58], 'fill-ink')}
      <rect x="79" y="101" width="76" height="17" rx="4" className="fill-hold-wash stroke-hold" strokeWidth="1.5" />
      <rect x="87" y="106" width="60" height="7" rx="3" className="fill-hold" />
      <circle cx="262" cy="108" r="12" className="fill-accent" />
      <path
        d="m257 108 4 4 7-8"
        fill="none"
        className="stroke-on-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Routes from one person to several openings, the nearest first. */
export function MatchDrawing() {
  const rows = [
    { y: 22, width: 120, reached: true },
    { y: 66, width: 96, reached: true },
    { y: 110, width: 108, reached: false },
  ];
  return (
    <svg aria-hidden="true" {...frame}>
      {rows.map(({ y, width, reached }) => (
        <g key={y}>
          <path
            d={`M26 66C70 66 60 ${y} 104 ${y}`}
            fill="none"
            className={reached ? 'stroke-accent' : 'stroke-edge'}
            strokeWidth="2"
            strokeDasharray={reached ? undefined : '1 6'}
            strokeLinecap="round"
          />
          <circle
            cx="104"
            cy={y}
            r="6"
            className={reached ? 'fill-accent' : 'fill-paper stroke-edge'}
            strokeWidth="2"
          />
          <rect x="122" y={y - 9} width={width} height="6" rx="3" className="fill-ink" />
          <rect x="122" y={y + 4} width={width * 0.6} height="5" rx="2.5" className="fill-edge" />
        </g>
      ))}
      <circle cx="26" cy="66" r="10" className="fill-paper stroke-accent" strokeWidth="4" />
    </svg>
  );
}

/** A sentence quoted from a listing about visas, or a note that there is none. */
export function QuoteDrawing() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M14 10h168v112H14z" strokeWidth="1.5" strokeLinejoin="round" className="fill-raised stroke-edge" />
      {[26, 44, 98].map((y, index) => (
        <rect key={y} x="28" y={y} width={[120, 138, 96][index]} height="6" rx="3" className="fill-line" />
      ))}
      <rect x="24" y="60" width="148" height="26" rx="3" className="fill-hold-wash" />
      <rect x="32" y="66" width="126" height="5" rx="2.5" className="fill-hold" />
      <rect x="32" y="76" width="84" height="5" rx="2.5" className="fill-hold" />
      <path d="M172 73c24 0 18-25 40-25" fill="none" strokeWidth="1.5" className="stroke-hold" />
      <circle cx="212" cy="48" r="4" className="fill-hold" />
      <path
        d="M226 40h10l-4 14h-8zM244 40h10l-4 14h-8z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-hold stroke-hold"
      />
    </svg>
  );
}

/** A file that the member controls: stored, exported, or erased. */
export function OwnershipDrawing() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M30 14h66l18 18v88H30z" strokeWidth="1.5" strokeLinejoin="round" className="fill-raised stroke-edge" />
      <path d="M44 44h46M44 60h54M44 76h36" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <circle cx="72" cy="100" r="7" strokeWidth="2" className="fill-paper stroke-ink" />
      <path d="M79 100h14m-5 0v5" fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
      <path d="M126 48c22-2 30-18 52-18" fill="none" strokeWidth="2" className="stroke-accent" />
      <path
        d="m172 22 10 8-10 8"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      <path
        d="M194 14h36l10 10v34h-46z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-raised stroke-accent"
      />
      <path d="M204 32h18M204 42h24" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <path
        d="M126 88c22 2 30 14 52 14"
        fill="none"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
        className="stroke-edge"
      />
      <path
        d="M194 82h36l10 10v34h-46z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeDasharray="4 4"
        className="fill-none stroke-edge"
      />
    </svg>
  );
}
