import { RADII } from '@foothold/contracts/listings/choices';
import { Link } from 'react-router';
import { type Filter, filterHref, type SearchPath } from './filter.ts';
import type { SearchFound } from './search.server.ts';

interface RadiusLinksProps {
  filter: Filter;
  near: SearchFound['near'];
  path?: SearchPath;
}

const CHOICES = [undefined, ...RADII];

/** Widens a search for a city to the cities around it. Nothing if the place isn’t a city that we know. */
export function RadiusLinks({ filter, near, path = '/jobs' }: RadiusLinksProps) {
  if (!near) return null;
  const name = [near.city, near.region].filter(Boolean).join(', ');
  return (
    <nav aria-label={`Distance from ${name}`} className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-soft">Distance from {name}:</span>
      <ul className="flex flex-wrap items-center gap-x-3">
        {CHOICES.map((within) => (
          <li key={within ?? ''}>
            <Link
              to={filterHref(filter, { within }, path)}
              rel="nofollow"
              aria-current={within === filter.within ? 'true' : undefined}
              className="link inline-flex min-h-8 items-center aria-[current=true]:font-strong aria-[current=true]:text-ink aria-[current=true]:no-underline"
            >
              {within === undefined ? 'in the city' : `${within} miles`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
