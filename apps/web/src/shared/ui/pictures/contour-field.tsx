import { contourPath, type Hill } from './terrain.ts';

export interface ContourFieldProps {
  /** Chooses the shape; the same seed gives the same field. */
  seed?: number;
  /** Where the summit lies, in percent of width and height; outside 0 to 100 only its slopes are seen. */
  summit?: { x: number; y: number };
  /** How many lines. */
  lines?: number;
  className?: string;
}

const WIDTH = 1200;
const HEIGHT = 600;

/** Quiet contour lines behind something else. Decoration: silent, and never behind small text. */
export function ContourField({ seed = 7, summit = { x: 82, y: 30 }, lines = 11, className }: ContourFieldProps) {
  const hill: Hill = {
    summit: { x: (summit.x / 100) * WIDTH, y: (summit.y / 100) * HEIGHT },
    reach: 620,
    seed,
    stretch: 1.45,
  };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <g fill="none" className="stroke-contour" strokeWidth="1">
        {Array.from({ length: lines }, (_, i) => {
          const height = (100 * i) / lines;
          return (
            <path
              key={height}
              d={contourPath(hill, height)}
              vectorEffect="non-scaling-stroke"
              strokeWidth={i % 5 === 0 ? 1.75 : 1}
            />
          );
        })}
      </g>
    </svg>
  );
}
