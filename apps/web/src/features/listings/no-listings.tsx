import { Link } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { activeFilters, type Filter } from './filter.ts';

/** Nothing fits: what to take away, one by one. `corrected` was looked for as well, in place of the words typed. */
export function NoListings({ filter, corrected }: { filter: Filter; corrected: string | null }) {
  const active = activeFilters(filter, useFormat());
  if (active.length === 0)
    return (
      <EmptyState title="No listings yet" motif="map">
        Nothing has been brought in so far.
      </EmptyState>
    );
  return (
    <EmptyState title="No job fits all of this" motif="map" action={<ButtonLink to="/jobs">See all jobs</ButtonLink>}>
      {corrected !== null && <p className="pb-2">We also looked for “{corrected}”, in case that was meant.</p>}
      <p>Try fewer or more general words, a state instead of a city, or the same search</p>
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
