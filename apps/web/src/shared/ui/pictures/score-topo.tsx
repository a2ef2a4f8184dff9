import {
  distanceAtHeight,
  drawContour,
  drawContours,
  drawSmoothPath,
  type Hill,
  type Point,
  pointAtHeight,
} from './terrain.ts';

export interface TopoStop {
  id: string;
  /** The score, 0 to 100, which determines the contour line. */
  height: number;
}

export interface ScoreTopoProps {
  /** Describes the drawing for screen readers. */
  label: string;
  /** The start of the route. */
  start: TopoStop;
  /** The stops on the way up, lowest first. They are numbered 1, 2, 3 … to match a list next to the drawing. */
  holds: readonly TopoStop[];
  /** The contour line of the target. */
  target?: number;
  className?: string;
}

const SUMMIT = { x: 420, y: 190 };
/** Distance from the summit to the start of the route. It is the same at any height, because the scale adapts. */
const ROUTE_REACH = 325;
const MAX_WIDTH = 500;
const CLOSEST_ZOOM = 1_100;
/** Rings beyond this distance are outside the visible area. */
const MAX_REACH = 950;

function createHill(startHeight: number): Hill {
  const scale = ROUTE_REACH / distanceAtHeight(startHeight);
  return { summit: SUMMIT, reach: Math.min(CLOSEST_ZOOM, Math.max(MAX_WIDTH, scale)), seed: 29, stretch: 1.1 };
}

/** Contour lines every 5 points, from just below the summit to the edge of the visible area. Every fourth is bold. */
function drawContourRings(hill: Hill): { thin: string; bold: string } {
  const heights: number[] = [];
  for (let height = 95; hill.reach * distanceAtHeight(height) < MAX_REACH; height -= 5) heights.push(height);
  const isBold = (height: number) => height % 20 === 0;
  return {
    thin: drawContours(
      hill,
      heights.filter((height) => !isBold(height)),
    ),
    bold: drawContours(hill, heights.filter(isBold)),
  };
}

const LABELED_HEIGHTS = [40, 60];
/** The range of directions from the summit, in radians, that the route zigzags between. */
const FROM_ANGLE = 2.32;
const TO_ANGLE = 2.24;
const SWING_RADIANS = 0.26;

function stopAngle(index: number, count: number): number {
  const share = count === 0 ? 0 : index / count;
  return (
    FROM_ANGLE +
    (TO_ANGLE - FROM_ANGLE) * share +
    (index % 2 === 0 ? -1 : 1) * SWING_RADIANS * Math.sin(Math.PI * (0.15 + 0.7 * share))
  );
}

interface PlacedStop extends TopoStop {
  angle: number;
  place: Point;
}

function placeStops(hill: Hill, stops: readonly TopoStop[]): PlacedStop[] {
  return stops.map((stop, index) => {
    const angle = stopAngle(index, stops.length - 1);
    return { ...stop, angle, place: pointAtHeight(hill, stop.height, angle) };
  });
}

/** Follows the slope between two stops, so that the route crosses each contour line at the right height. */
function drawRoute(hill: Hill, stops: readonly PlacedStop[]): string {
  const points = stops.flatMap((stand, index) => {
    const next = stops[index + 1];
    if (!next) return [stand.place];
    return [0, 1 / 3, 2 / 3].map((share) =>
      pointAtHeight(
        hill,
        stand.height + (next.height - stand.height) * share,
        stand.angle + (next.angle - stand.angle) * share,
      ),
    );
  });
  return drawSmoothPath(points);
}

/** A map where height is the score: contour lines, and the route from the current score past the target line. */
export function ScoreTopo({ label, start, holds, target = 80, className }: ScoreTopoProps) {
  const hill = createHill(start.height);
  const stops = placeStops(hill, [start, ...holds]);
  const [first] = stops;
  const { summit } = hill;
  const rings = drawContourRings(hill);
  return (
    <svg viewBox="0 0 640 600" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label} className={className}>
      <path d={rings.thin} fill="none" className="stroke-contour" />
      <path d={rings.bold} fill="none" strokeWidth="2" className="stroke-contour" />
      <path d={drawContour(hill, target)} className="fill-hold/7 stroke-hold" strokeWidth="2" strokeDasharray="7 5" />
      {LABELED_HEIGHTS.map((height) => (
        <HeightLabel key={height} hill={hill} height={height} angle={2.98} className="fill-soft" />
      ))}
      <HeightLabel hill={hill} height={target} angle={5.4} className="fill-hold-text font-strong" />
      <path d={`M${summit.x - 7} ${summit.y + 6}h14l-7-12z`} className="fill-soft" />
      <text x={summit.x + 13} y={summit.y + 6} className="fill-soft text-[16px] figures">
        100
      </text>
      <path
        d={drawRoute(hill, stops)}
        pathLength={1}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1"
        className="animate-draw stroke-accent"
      />
      {first && (
        <circle cx={first.place.x} cy={first.place.y} r="9" className="fill-paper stroke-accent" strokeWidth="4" />
      )}
      {stops.slice(1).map((stand, index) => (
        <g key={stand.id}>
          <circle cx={stand.place.x} cy={stand.place.y} r="15" className="fill-accent stroke-paper" strokeWidth="3" />
          <text
            x={stand.place.x}
            y={stand.place.y + 0.5}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-on-accent text-[15px] font-heavy figures"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function HeightLabel({
  hill,
  height,
  angle,
  className,
}: {
  hill: Hill;
  height: number;
  angle: number;
  className: string;
}) {
  const { x, y } = pointAtHeight(hill, height, angle);
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      strokeWidth="6"
      paintOrder="stroke"
      strokeLinejoin="round"
      className={`stroke-paper text-[16px] figures ${className}`}
    >
      {height}
    </text>
  );
}
