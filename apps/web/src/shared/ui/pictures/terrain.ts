/**
 * A hill on a map, with contour lines for its heights and a route up. Everything is a pure function, so that server and
 * browser draw the same. Heights run from 0 to 100, like a score, and go below 0 around the hill.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Hill {
  summit: Point;
  /** Distance from the summit at which the height is 0. */
  reach: number;
  /** Determines the hill's shape. */
  seed: number;
  /** The width-to-height ratio of the rings. */
  stretch?: number;
}

/** Hashes a pair of integers to a number from 0 to 1 (integer hash after lowbias32 by C. Wellons). */
function noise(seed: number, index: number): number {
  let h = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

interface RidgeSpur {
  angle: number;
  width: number;
  /** Relative offset from the ring; negative for a gully. */
  amount: number;
}

const SPUR_COUNT = 7;

function createSpurs(seed: number): RidgeSpur[] {
  return Array.from({ length: SPUR_COUNT }, (_, k) => ({
    angle: ((k + 0.8 * noise(seed, k)) / SPUR_COUNT) * 2 * Math.PI,
    width: 0.42 + 0.3 * noise(seed, k + 20),
    amount: (k % 2 === 0 ? 0.22 : -0.17) * (0.5 + noise(seed, k + 40)),
  }));
}

/** The spurs of hills in use, because every point of a contour line needs them. */
const knownSpurs = new WeakMap<Hill, RidgeSpur[]>();

function getSpurs(hill: Hill): RidgeSpur[] {
  const spurs = knownSpurs.get(hill) ?? createSpurs(hill.seed);
  knownSpurs.set(hill, spurs);
  return spurs;
}

/** The angle between two directions, 0 to π. */
function getAngleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

/**
 * The distance from the summit at `height`, as a share of the hill's reach, without spurs and gullies: 0 at the summit,
 * 1 at height 0, more below.
 */
export function distanceAtHeight(height: number): number {
  return (1 - Math.min(100, height) / 100) ** 0.92;
}

/** The point at `height` in the direction of `angle` (radians, clockwise from the right). Rings never cross. */
export function pointAtHeight(hill: Hill, height: number, angle: number): Point {
  const slope = distanceAtHeight(height);
  // Spurs and gullies fade toward the summit.
  const fadeFactor = slope / (slope + 0.22);
  let shape = 1;
  for (const spur of getSpurs(hill))
    shape += fadeFactor * spur.amount * Math.exp(-((getAngleBetween(angle, spur.angle) / spur.width) ** 2));
  const distance = hill.reach * slope * shape;
  return {
    x: hill.summit.x + distance * (hill.stretch ?? 1) * Math.cos(angle),
    y: hill.summit.y + distance * Math.sin(angle),
  };
}

/** Writes path numbers in their shortest form: a minus sign also separates two numbers. */
function formatNumbers(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

/**
 * A smooth line through points: Catmull–Rom as relative cubic Bézier curves in whole units, which keeps the path short,
 * since every page that shows it includes it.
 */
export function drawSmoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const [first] = points;
  if (!first || count < 2) return '';
  const pick = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) ?? first;
  let [x, y] = [Math.round(first.x), Math.round(first.y)];
  let path = `M${formatNumbers([x, y])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const endControl = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    const steps = (i === 0 ? [leave, endControl, to] : [endControl, to]).flatMap((place) => [
      Math.round(place.x) - x,
      Math.round(place.y) - y,
    ]);
    path += (i === 0 ? 'c' : 's') + formatNumbers(steps);
    [x, y] = [Math.round(to.x), Math.round(to.y)];
  }
  return closed ? `${path}z` : path;
}

/** Points per ring: enough to show the spurs, few enough to keep pages small. */
const POINTS_PER_RING = 30;

/** The contour line at `height` as an SVG path. */
export function drawContour(hill: Hill, height: number): string {
  const points = Array.from({ length: POINTS_PER_RING }, (_, i) =>
    pointAtHeight(hill, height, (2 * Math.PI * i) / POINTS_PER_RING),
  );
  return drawSmoothPath(points, true);
}

/** Several contour lines as one SVG path. */
export function drawContours(hill: Hill, heights: readonly number[]): string {
  return heights.map((height) => drawContour(hill, height)).join('');
}
