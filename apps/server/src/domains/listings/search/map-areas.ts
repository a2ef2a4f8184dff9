import { RADII, type Radius } from '@foothold/contracts/listings/choices';
import { measureMiles } from '../catalog/cities.ts';
import type { MapPlace } from './map-place.ts';

/** How far apart circles have to be on a map of each country, in miles. */
const JOINED_MILES = { US: 50, GB: 25 } as const;

export interface MapArea extends MapPlace {
  /** How many places it has. */
  places: number;
  /** Miles around its center that include all of them. Null for one place. */
  within: Radius | null;
}

/**
 * Joins places to larger ones close to them, so that their circles on a map don't cover one another.
 * @param places largest first
 * @returns the areas, and the `place` of the area's center by that of each place
 */
export function joinAreas(places: readonly MapPlace[]): { areas: MapArea[]; centerOf: Map<string, string> } {
  const areas: (MapArea & { miles: number })[] = [];
  const centerOf = new Map<string, string>();
  for (const place of places) {
    const near = areas.find(
      (area) => area.country === place.country && measureMiles(area, place) <= JOINED_MILES[place.country],
    );
    centerOf.set(place.place, (near ?? place).place);
    if (!near) areas.push({ ...place, places: 1, within: null, miles: 0 });
    else {
      near.places += 1;
      near.miles = Math.max(near.miles, measureMiles(near, place));
    }
  }
  return {
    areas: areas.map(({ miles, ...area }) => ({ ...area, within: area.places === 1 ? null : chooseRadius(miles) })),
    centerOf,
  };
}

const chooseRadius = (miles: number): Radius => RADII.find((radius) => Number(radius) >= miles) ?? '100';
