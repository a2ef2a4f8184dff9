/**
 * A hill on a map: contour lines are its heights, a route climbs it. Everything is a pure function of its arguments, so that server and
 * browser draw the same. Heights run from 0 to 100, like a score.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Hill {
  summit: Point;
  /** Distance from the summit at which the height is 0. */
  reach: number;
  /** Chooses the shape of the hill. */
  seed: number;
  /** How much wider than high its rings are. */
  stretch?: number;
}

/** A number from 0 to 1 for each pair of integers, the same every time (integer hash after lowbias32 by C. Wellons). */
function noise(seed: number, index: number): number {
  let h = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** Where the hill is `height` high in the direction of `angle` (radians, clockwise from the right). Rings never cross. */
export function placeAt(hill: Hill, height: number, angle: number): Point {
  const slope = (1 - Math.min(100, Math.max(0, height)) / 100) ** 0.9;
  let shape = 1;
  for (let k = 1; k <= 4; k++) {
    const turn = 2 * Math.PI * noise(hill.seed, k);
    // Spurs and gullies fade towards the summit and turn a little on the way down.
    shape +=
      (0.34 / (k + 0.6)) * (noise(hill.seed, k + 20) - 0.2) * slope ** 0.35 * Math.cos(k * angle + turn + 0.5 * slope);
  }
  const distance = hill.reach * slope * shape;
  return {
    x: hill.summit.x + distance * (hill.stretch ?? 1) * Math.cos(angle),
    y: hill.summit.y + distance * Math.sin(angle),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** A smooth line through points: Catmull–Rom, written as cubic Bézier curves. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const [first] = points;
  if (!first || count < 2) return '';
  const pick = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) ?? first;
  let path = `M${at(first)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += i === 0 ? `C${at(leave)} ${at(arrive)} ${at(to)}` : `S${at(arrive)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** The line on which the hill is `height` high. */
export function contourPath(hill: Hill, height: number, corners = 28): string {
  const points = Array.from({ length: corners }, (_, i) => placeAt(hill, height, (2 * Math.PI * i) / corners));
  return smoothPath(points, true);
}
