import type { ListingMap } from '@foothold/contracts/listings/map';

export type MapCountry = ListingMap['areas'][number]['country'];

/** What each country's map shows, in its own units: from `left` and 0. */
export const MAP_SIZES: Readonly<Record<MapCountry, { left: number; width: number; height: number }>> = {
  // The westernmost islands of Alaska are left of the map of us-atlas.
  US: { left: -60, width: 1035, height: 610 },
  GB: { left: 0, width: 380, height: 610 },
};

/** Angles are in degrees. */
export interface AlbersOptions {
  /** The longitude in the middle, negated. */
  rotate: number;
  /** The point that `translate` moves, with its longitude from the middle. */
  center: readonly [longitude: number, latitude: number];
  parallels: readonly [number, number];
  /** Units for the radius of the earth. */
  scale: number;
  /** Where the center is on the map. */
  translate: readonly [x: number, y: number];
}

const US_SCALE = 1300;
const US_CENTER = [487.5, 305] as const;
const fromCenter = (x: number, y: number) => [US_CENTER[0] + x * US_SCALE, US_CENTER[1] + y * US_SCALE] as const;

/** As in d3-geo's geoAlbersUsa, with the scale of us-atlas: Alaska and Hawaii are moved to the lower left, and Alaska is drawn smaller. */
const US_MAPS = {
  states: {
    rotate: 96,
    center: [-0.6, 38.7],
    parallels: [29.5, 45.5],
    scale: US_SCALE,
    translate: US_CENTER,
  },
  alaska: {
    rotate: 154,
    center: [-2, 58.5],
    parallels: [55, 65],
    scale: US_SCALE * 0.35,
    translate: fromCenter(-0.307, 0.201),
  },
  hawaii: {
    rotate: 157,
    center: [-3, 19.9],
    parallels: [8, 18],
    scale: US_SCALE,
    translate: fromCenter(-0.205, 0.212),
  },
} as const satisfies Record<string, AlbersOptions>;

export const UK_MAP: AlbersOptions = {
  rotate: 4.4,
  center: [0, 55.4],
  parallels: [50, 60],
  scale: 3000,
  translate: [149, 308],
};

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Albers' equal-area conic projection with two standard parallels on a sphere (J. P. Snyder, Map Projections: A Working Manual, 1987, p. 100),
 * with the options of d3-geo.
 */
export function createAlbers({ rotate, center, parallels, scale, translate }: AlbersOptions) {
  const [first, second] = parallels.map((latitude) => Math.sin(toRadians(latitude))) as [number, number];
  const n = (first + second) / 2;
  const c = 1 + first * (2 * n - first);
  const projectRaw = (longitude: number, latitude: number): [x: number, y: number] => {
    const radius = Math.sqrt(c - 2 * n * Math.sin(toRadians(latitude))) / n;
    const angle = n * toRadians(longitude);
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  const [centerX, centerY] = projectRaw(...center);
  return (longitude: number, latitude: number): [x: number, y: number] => {
    // The islands at the end of Alaska are beyond 180°.
    const fromMiddle = ((((longitude + rotate + 180) % 360) + 360) % 360) - 180;
    const [x, y] = projectRaw(fromMiddle, latitude);
    return [translate[0] + scale * (x - centerX), translate[1] - scale * (y - centerY)];
  };
}

const projectStates = createAlbers(US_MAPS.states);
const projectAlaska = createAlbers(US_MAPS.alaska);
const projectHawaii = createAlbers(US_MAPS.hawaii);
const projectUk = createAlbers(UK_MAP);

/** Where a place is on its country's map. */
export function project({
  country,
  region,
  longitude,
  latitude,
}: Pick<ListingMap['areas'][number], 'country' | 'region' | 'longitude' | 'latitude'>): [x: number, y: number] {
  if (country === 'GB') return projectUk(longitude, latitude);
  if (region === 'AK') return projectAlaska(longitude, latitude);
  return (region === 'HI' ? projectHawaii : projectStates)(longitude, latitude);
}
