import type { ResourcePage } from '@foothold/contracts/learning';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { isFiltered, LIBRARIES, type LibraryPlace, type LibraryQuery, libraryHref } from './library-query.ts';
import { ResourceList } from './resource-list.tsx';

export interface LibraryProps {
  place: LibraryPlace;
  query: LibraryQuery;
  found: ResourcePage;
}

/** All learning resources, filtered by the address. */
export function Library({ place, query, found }: LibraryProps) {
  const { items, total, page, pages } = found;
  return (
    <div className="flex flex-col gap-6">
      <LibraryFilters place={place} query={query} found={found} />
      <p role="status" className="text-soft">
        <span className="figures">
          <FormattedNumber value={total} />
        </span>{' '}
        {total === 1 ? 'resource' : 'resources'}
      </p>
      {total === 0 ? (
        <EmptyState
          title="No matching resources"
          motif="map"
          action={<ButtonLink to={LIBRARIES[place]}>Clear filters</ButtonLink>}
        >
          {isFiltered(query) ? 'Try another skill or level, or fewer words.' : 'The library is empty.'}
        </EmptyState>
      ) : (
        <>
          <ResourceList resources={items} onSite={place === 'site'} />
          <Pagination
            label="Library"
            page={page}
            pages={pages}
            href={(number) => libraryHref(place, query, { page: number })}
          />
        </>
      )}
    </div>
  );
}
