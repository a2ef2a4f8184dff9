import type { ReactNode } from 'react';

export type EmptyMotif = 'route' | 'page' | 'map' | 'gap' | 'lost';

const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Small drawings for empty states. Decorative: the text next to them has the same meaning. */
const DRAWINGS: Record<EmptyMotif, ReactNode> = {
  // A first step, with the rest of the route still dashed.
  route: (
    <>
      <path d="M30 118 62 90 84 98 116 60 138 66 160 28" {...line} strokeDasharray="1 8" className="stroke-edge" />
      <circle cx="30" cy="118" r="9" className="fill-accent" />
      <circle cx="62" cy="90" r="6" {...line} className="fill-paper stroke-edge" />
      <circle cx="116" cy="60" r="6" {...line} className="fill-paper stroke-edge" />
      <circle cx="160" cy="28" r="6" {...line} className="fill-paper stroke-edge" />
    </>
  ),
  // A page whose lines are still blank.
  page: (
    <>
      <path d="M62 20h56l22 22v92H62z" {...line} className="fill-raised stroke-edge" />
      <path d="M118 20v22h22" {...line} className="stroke-edge" />
      <path d="M78 62h30M78 80h46M78 98h40M78 116h22" {...line} strokeDasharray="1 8" className="stroke-edge" />
      <circle cx="62" cy="62" r="7" className="fill-accent" />
    </>
  ),
  // A folded map with one cross on it.
  map: (
    <>
      <path d="M34 36 76 24 118 36 160 24V116L118 128 76 116 34 128Z" {...line} className="fill-raised stroke-edge" />
      <path d="M76 24v92M118 36v92" {...line} className="stroke-line" />
      <path d="M46 104c12-18 28-6 40-22s18-24 44-20" {...line} strokeDasharray="1 7" className="stroke-edge" />
      <path d="m124 54 14 14m0-14-14 14" {...line} strokeWidth={3} className="stroke-accent" />
    </>
  ),
  // A route that breaks off.
  gap: (
    <>
      <path d="M26 116 58 92 78 98" {...line} className="stroke-ink" />
      <path d="M122 58 144 62 166 30" {...line} className="stroke-ink" />
      <path d="M86 88 112 66" {...line} strokeDasharray="1 8" className="stroke-danger" />
      <circle cx="26" cy="116" r="8" className="fill-ink" />
      <circle cx="78" cy="98" r="7" {...line} className="fill-paper stroke-danger" />
      <circle cx="122" cy="58" r="7" {...line} className="fill-paper stroke-danger" />
      <circle cx="166" cy="30" r="8" className="fill-ink" />
    </>
  ),
  // A signpost without a name.
  lost: (
    <>
      <path d="M96 30v100" {...line} strokeWidth={3} className="stroke-ink" />
      <path d="M96 40h48l12 12-12 12H96z" {...line} className="fill-raised stroke-ink" />
      <path d="M96 74H52L40 86l12 12h44z" {...line} className="fill-raised stroke-ink" />
      <path d="M108 52h24M60 86h24" {...line} strokeDasharray="1 7" className="stroke-edge" />
      <path d="M70 130h52" {...line} className="stroke-edge" />
      <circle cx="96" cy="26" r="6" className="fill-accent" />
    </>
  ),
};

/** View boxes cropped so that each drawing lines up with the edge of the text. */
const FRAMES: Record<EmptyMotif, string> = {
  route: '19 14 152 120',
  page: '53 14 92 126',
  map: '30 20 134 112',
  gap: '16 20 160 108',
  lost: '38 16 122 120',
};

export function EmptyDrawing({ motif }: { motif: EmptyMotif }) {
  return (
    <svg viewBox={FRAMES[motif]} aria-hidden="true" className="h-32 w-auto shrink-0 self-start md:self-center">
      {DRAWINGS[motif]}
    </svg>
  );
}
