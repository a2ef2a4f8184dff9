import type { ListingMap } from '@foothold/contracts/listings/map';
import { findCity } from '../catalog/cities.ts';
import type { CityGroup } from './search-engine.ts';

export type MapPlace = Omit<ListingMap['places'][number], 'count'>;

/**
 * A listing's city on the map. Undefined if its position isn't known, or if it is one of the United States without its state: many have the
 * same name, and no place is better than a wrong one.
 */
export function findMapPlace({ city, region, country }: CityGroup['cities'][number]): MapPlace | undefined {
  if ((country === 'US' && region === null) || (country !== 'US' && country !== 'GB')) return undefined;
  // Sources write the regions of the United Kingdom in many ways, and a search for its places ignores them.
  const found = findCity({ city, country, ...(country === 'US' && region !== null && { region }) });
  if (!found) return undefined;
  // A search for a city finds only the listings that spell it in the same way.
  const name = city.toLowerCase() === found.name.toLowerCase() ? found.name : city;
  return {
    place: country === 'US' ? `${name}, ${region}` : `${name}, UK`,
    region: found.region,
    country,
    latitude: found.latitude,
    longitude: found.longitude,
  };
}
