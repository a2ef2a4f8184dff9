import type { FilterNames } from '@foothold/contracts/listings/words';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { type Filter, filterHref, listActiveFilters, type SearchPath } from './filter.ts';

/** The active filters, each with a link that removes it. */
export function ActiveFilters({
  filter,
  names,
  path = '/jobs',
}: {
  filter: Filter;
  names: FilterNames;
  path?: SearchPath;
}) {
  const active = listActiveFilters(filter, names, useFormat(), path);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {active.map(({ key, label, href }) => (
        <li key={key} className="min-w-0">
          <Link
            to={href}
            rel="nofollow"
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-edge bg-raised py-1 pr-2.5 pl-3.5 text-small text-ink no-underline hover:border-ink hover:bg-sunken"
          >
            <span className="sr-only">Remove: </span>
            <span className="min-w-0 truncate">{label}</span>
            <X aria-hidden="true" size={16} className="shrink-0" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={filterHref({ sort: filter.sort, view: filter.view }, {}, path)}
            className="inline-flex min-h-9 items-center px-2 text-small text-soft underline underline-offset-4 hover:text-ink"
          >
            Clear filters
          </Link>
        </li>
      )}
    </ul>
  );
}
