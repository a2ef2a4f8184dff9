import type { ListingMap } from '@foothold/contracts/listings/map';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import type { Format } from '../../../shared/format/format.ts';
import { FormattedNumber, useFormat } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type Filter, filterHref, type SearchPath } from '../filter.ts';
import { CountryMap } from './country-map.tsx';
import type { MapCountry } from './projection.ts';

export interface ResultMapProps {
  map: RouteData<() => Promise<ListingMap>>;
  filter: Filter;
  path: SearchPath;
  /** The country whose listings come first. */
  countryFirst: string | null;
}

/** Cities that are listed without opening the rest. */
const SHOWN_PLACES = 24;
const LIST_ID = 'places';

/** Where the jobs of a search are: a map for each country, and the same cities as a list. */
export function ResultMap({ map, filter, path, countryFirst }: ResultMapProps) {
  const countries: MapCountry[] = countryFirst === 'GB' ? ['GB', 'US'] : ['US', 'GB'];
  const buildHref = (place: string, within?: Filter['within']) =>
    filterHref(filter, { place, within, view: undefined }, path);
  if (map.places.length === 0)
    return (
      <EmptyState
        title="No job here names a city on the map"
        motif="map"
        action={<ButtonLink to={filterHref(filter, { view: undefined }, path)}>See the list</ButtonLink>}
      >
        The map has cities of the United States and the United Kingdom.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5">
      <MapSummary map={map} />
      <a href={`#${LIST_ID}`} className="link not-focus:sr-only self-start">
        Skip to the list of cities
      </a>
      {countries.map((country) => {
        const areas = map.areas.filter((area) => area.country === country);
        return areas.length === 0 ? null : (
          <CountryMap
            key={country}
            country={country}
            areas={areas}
            largest={map.areas[0]?.count ?? 0}
            href={buildHref}
          />
        );
      })}
      <section id={LIST_ID} tabIndex={-1} aria-labelledby="places-title" className="flex flex-col gap-2">
        <h2 id="places-title" className="text-lead">
          Cities
        </h2>
        <PlaceList places={map.places.slice(0, SHOWN_PLACES)} href={buildHref} />
        {map.places.length > SHOWN_PLACES && (
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-soft underline underline-offset-4 hover:text-ink">
              <span className="group-open:hidden">Show {map.places.length - SHOWN_PLACES} more</span>
              <span className="hidden group-open:inline">Show less</span>
            </summary>
            <PlaceList places={map.places.slice(SHOWN_PLACES)} href={buildHref} />
          </details>
        )}
      </section>
      <p className="text-note text-soft">
        Positions of cities:{' '}
        <a href="https://www.geonames.org" className="link">
          GeoNames
        </a>
        , CC BY 4.0. Outlines: US Census Bureau, Natural Earth.
      </p>
    </div>
  );
}

/** How much of the result the map shows. */
function MapSummary({
  map: { placed, total, remote, isLeast, morePlaces, places, areas },
}: Pick<ResultMapProps, 'map'>) {
  const format = useFormat();
  return (
    <p className="text-small text-soft">
      {isLeast && `The map counts ${format.number(total)} of the jobs that were found. `}
      {format.number(placed)} of {format.number(total)} {total === 1 ? 'job names' : 'jobs name'} a city on the map.
      {describeRemote(total - placed, remote, format)}
      {morePlaces > 0 &&
        ` It shows the ${format.number(places.length)} cities with the most jobs, of ${format.number(places.length + morePlaces)}.`}
      {areas.some(({ within }) => within !== null) && ' A circle may stand for several cities close to each other.'}
    </p>
  );
}

/** @param others jobs that aren't on the map, of which some are remote */
function describeRemote(others: number, remote: number, format: Format): string {
  if (remote === 0) return '';
  const are = remote === 1 ? 'is' : 'are';
  if (remote === others) return ` The other ${remote === 1 ? 'one' : format.number(remote)} ${are} remote.`;
  return ` Of the other ${format.number(others)}, ${format.number(remote)} ${are} remote.`;
}

function PlaceList({ places, href }: { places: ResultMapProps['map']['places']; href: (place: string) => string }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
      {places.map(({ place, count }) => (
        <li key={place} className="border-b border-line">
          <Link
            to={href(place)}
            rel="nofollow"
            className="flex min-h-11 items-center justify-between gap-3 text-small no-underline hover:underline"
          >
            <span className="min-w-0">{place}</span>
            <span className="text-soft figures">
              <FormattedNumber value={count} /> <span className="sr-only">{count === 1 ? 'job' : 'jobs'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
