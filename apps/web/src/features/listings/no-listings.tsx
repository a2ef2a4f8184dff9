import type { FilterNames } from '@foothold/contracts/listings/words';
import { Link } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { type Filter, listActiveFilters, type SearchPath } from './filter.ts';

/**
 * Shown if there are no results. Suggests filters to remove, one at a time. `corrected` is the spelling that was
 * searched as well.
 */
export function NoListings({
  filter,
  names,
  corrected,
  path = '/jobs',
}: {
  filter: Filter;
  names: FilterNames;
  corrected: string | null;
  path?: SearchPath;
}) {
  const active = listActiveFilters(filter, names, useFormat(), path);
  if (active.length === 0)
    return (
      <EmptyState title="No listings yet" motif="map">
        Job listings will appear here.
      </EmptyState>
    );
  return (
    <EmptyState title="No jobs match your search" motif="map" action={<ButtonLink to={path}>See all jobs</ButtonLink>}>
      {corrected !== null && <p className="pb-2">We also searched for “{corrected}”.</p>}
      <p>Try fewer or more general words, or a state instead of a city. You can also search</p>
      <ul className="list-disc pt-1 pl-5">
        {active.map(({ key, label, href }) => (
          <li key={key}>
            <Link to={href} className="link">
              without {label}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
