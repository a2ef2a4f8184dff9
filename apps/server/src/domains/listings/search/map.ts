import { MAX_COUNT, MAX_MAP_PLACES } from '@foothold/contracts/listings/choices';
import type { ListingMap } from '@foothold/contracts/listings/map';
import type { SearchFilter } from '@foothold/contracts/listings/words';
import type { Executor } from '../../../platform/db/database.ts';
import { type Exclusion, NOTHING_EXCLUDED } from '../exclusion.ts';
import { joinAreas } from './map-areas.ts';
import { findMapPlace, type MapPlace } from './map-place.ts';
import type { CityGroup, SearchEngine } from './search-engine.ts';
import { toSearches } from './to-search.ts';

export interface MapDeps {
  engine: SearchEngine;
  /** Where companies of a search are looked up. */
  db: Executor;
  /** ISO date. */
  getToday(): string;
  /** How many listings are counted at most. */
  maxCount?: number;
}

/** Counts the listings of a search by city. */
export function createMap({ engine, db, getToday, maxCount = MAX_COUNT }: MapDeps) {
  // An engine that remembers its counts returns the same ones again.
  const known = new WeakMap<readonly CityGroup[], Omit<ListingMap, 'total' | 'isLeast'>>();
  const describe = (groups: readonly CityGroup[]) => {
    const description = known.get(groups) ?? describeGroups(groups);
    known.set(groups, description);
    return description;
  };

  /** @param without what a member has hidden */
  return async (filter: SearchFilter, without: Exclusion = NOTHING_EXCLUDED): Promise<ListingMap> => {
    const [wanted] = await toSearches(db, [filter], getToday());
    const groups = wanted ? await engine.countCities({ ...wanted, without }, maxCount) : [];
    const found = sumCounts(groups);
    return { ...describe(groups), total: Math.min(found, maxCount), isLeast: found > maxCount };
  };
}

/** @param groups each city of a group is counted once, however a listing spells it */
export function describeGroups(groups: readonly CityGroup[]): Omit<ListingMap, 'total' | 'isLeast'> {
  const find = createFinder();
  const known = new Map<string, MapPlace>();
  const groupsByPlaces = groups.map(({ cities, ...group }) => {
    const found = cities.flatMap((city) => find(city) ?? []);
    for (const place of found) known.set(place.place, place);
    return { ...group, places: [...new Set(found.map(({ place }) => place))] };
  });
  const withPlaces = groupsByPlaces.filter(({ places }) => places.length > 0);
  const counts = countBy(withPlaces, (place) => place);
  const all = [...known.values()].map((place) => ({ ...place, count: counts.get(place.place) ?? 0 })).toSorted(bySize);
  const places = all.slice(0, MAX_MAP_PLACES);
  const { areas, centerOf } = joinAreas(places);
  const areaCounts = countBy(withPlaces, (place) => centerOf.get(place));
  return {
    places,
    areas: areas.map((area) => ({ ...area, count: areaCounts.get(area.place) ?? 0 })).toSorted(bySize),
    morePlaces: all.length - places.length,
    placed: sumCounts(withPlaces),
    remote: sumCounts(groupsByPlaces.filter(({ places, remote }) => places.length === 0 && remote === 'yes')),
  };
}

/** Looks each city up once: thousands of listings name the same ones. */
function createFinder(): typeof findMapPlace {
  const found = new Map<string, MapPlace | undefined>();
  return (city) => {
    const key = JSON.stringify([city.city, city.region, city.country]);
    if (!found.has(key)) found.set(key, findMapPlace(city));
    return found.get(key);
  };
}

/** Counts listings by something about their places. A listing counts once for each value. */
function countBy(
  groups: readonly { places: readonly string[]; count: number }[],
  toKey: (place: string) => string | undefined,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { places, count } of groups)
    for (const key of new Set(places.flatMap((place) => toKey(place) ?? [])))
      counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

const sumCounts = (groups: readonly { count: number }[]): number =>
  groups.reduce((total, { count }) => total + count, 0);

/** Largest first, and then by name. */
const bySize = (a: { place: string; count: number }, b: { place: string; count: number }): number =>
  b.count - a.count || (a.place < b.place ? -1 : 1);
