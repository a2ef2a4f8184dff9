import { drawContours, type Hill } from './terrain.ts';

export interface ContourFieldProps {
  /** Determines the shape; the same seed gives the same field. */
  seed?: number;
  /** The summit's position in percent of width and height. Outside 0 to 100, only its slopes are visible. */
  summit?: { x: number; y: number };
  /** The number of contour lines. */
  lines?: number;
  className?: string;
}

const WIDTH = 1200;
const HEIGHT = 600;

const isBold = (_: number, index: number) => index % 5 === 0;

/** The thin and bold lines of each field, which are the same on every page that shows it. */
const fields = new Map<string, { thin: string; bold: string }>();
const MAX_FIELDS = 100;

function drawField({ seed, summit, lines }: Required<Pick<ContourFieldProps, 'seed' | 'summit' | 'lines'>>) {
  const key = JSON.stringify([seed, summit.x, summit.y, lines]);
  const known = fields.get(key);
  if (known) return known;
  const hill: Hill = {
    summit: { x: (summit.x / 100) * WIDTH, y: (summit.y / 100) * HEIGHT },
    reach: 620,
    seed,
    stretch: 1.45,
  };
  const heights = Array.from({ length: lines }, (_, i) => (100 * i) / lines);
  const field = {
    thin: drawContours(
      hill,
      heights.filter((height, index) => !isBold(height, index)),
    ),
    bold: drawContours(hill, heights.filter(isBold)),
  };
  if (fields.size < MAX_FIELDS) fields.set(key, field);
  return field;
}

/**
 * Faint contour lines behind other content. Decorative: hidden from screen readers, and never used behind small text.
 */
export function ContourField({ seed = 7, summit = { x: 82, y: 30 }, lines = 11, className }: ContourFieldProps) {
  const { thin, bold } = drawField({ seed, summit, lines });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <path d={thin} fill="none" vectorEffect="non-scaling-stroke" className="stroke-contour" />
      <path d={bold} fill="none" strokeWidth="1.75" vectorEffect="non-scaling-stroke" className="stroke-contour" />
    </svg>
  );
}
