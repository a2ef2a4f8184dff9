import { US_PLACES_TABLE } from './us-places-table.ts';

/** A city or town. */
export interface UsPlace {
  /** As `toPlaceKey` spells it. */
  name: string;
  /** Two letters. */
  state: string;
  /** As `toPlaceKey` spells it, without the word "county". */
  county?: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees west. */
  longitude: number;
}

/** The spelling under which a name is looked up: "Saint Paul", "St. Paul", and "ST PAUL" are the same. */
export const toPlaceKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/^saint /, 'st ')
    .replace(/^mount /, 'mt ')
    .replace(/^fort /, 'ft ');

const LINE_PATTERN = /^([A-Z]{2}) (.+?): (.+)$/;
const ENTRY_PATTERN = /^(.+) (\d+) (\d+)$/;

let known: ReadonlyMap<string, readonly UsPlace[]> | undefined;

function getPlaces(): ReadonlyMap<string, readonly UsPlace[]> {
  known ??= Map.groupBy(US_PLACES_TABLE.trim().split('\n').flatMap(parseCounty), ({ name }) => name);
  return known;
}

function parseCounty(line: string): UsPlace[] {
  const [, state = '', county = '', entries = ''] = LINE_PATTERN.exec(line) ?? [];
  return entries.split(', ').map((entry) => {
    const [, name = '', latitude, longitude] = ENTRY_PATTERN.exec(entry) ?? [];
    return {
      name: toPlaceKey(name),
      state,
      ...(county !== '-' && { county: toPlaceKey(county) }),
      latitude: Number(latitude) / 100,
      longitude: Number(longitude) / 100,
    };
  });
}

/** The cities and towns of a name, in the given states if there are any. */
export function findUsPlaces(name: string, states: readonly string[] = []): readonly UsPlace[] {
  const all = getPlaces().get(toPlaceKey(name)) ?? [];
  return states.length === 0 ? all : all.filter(({ state }) => states.includes(state));
}

let byCounty: ReadonlyMap<string, readonly string[]> | undefined;

/** The states that have a county of this name, in any spelling that `toPlaceKey` knows. */
export function findCountyStates(county: string): readonly string[] {
  byCounty ??= new Map(
    [...Map.groupBy([...getPlaces().values()].flat(), (place) => place.county ?? '')].map(([name, places]) => [
      name,
      [...new Set(places.map(({ state }) => state))],
    ]),
  );
  return county === '' ? [] : (byCounty.get(toPlaceKey(county)) ?? []);
}

/** Miles in a degree of latitude. */
const MILES_IN_DEGREE = 69;

/** The distance of the centers of two places as the crow flies, in miles. */
export function measureMiles(a: UsPlace, b: UsPlace): number {
  const narrowing = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing) * MILES_IN_DEGREE;
}
