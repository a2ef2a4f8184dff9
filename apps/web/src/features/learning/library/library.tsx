import type { ResourcePage } from '@foothold/contracts/learning';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { buildLibraryHref, isFiltered, LIBRARIES, type LibraryPlace, type LibraryQuery } from './library-query.ts';
import { ResourceList } from './resource-list.tsx';

export interface LibraryProps {
  place: LibraryPlace;
  query: LibraryQuery;
  found: ResourcePage;
}

/** All learning resources, filtered by the URL. */
export function Library({ place, query, found }: LibraryProps) {
  const { items, total, page, pages } = found;
  return (
    <div className="flex flex-col gap-6">
      <LibraryFilters place={place} query={query} found={found} />
      <p role="status" className="text-soft">
        <ResultCount total={total} nouns={['resource', 'resources']} />
      </p>
      <PagedList
        label="Library"
        page={page}
        pages={pages}
        href={(number) => buildLibraryHref(place, query, { page: number })}
        empty={total === 0 && <NoResources place={place} query={query} />}
      >
        <ResourceList resources={items} onSite={place === 'site'} />
      </PagedList>
    </div>
  );
}

const NoResources = ({ place, query }: Pick<LibraryProps, 'place' | 'query'>) => (
  <EmptyState
    title="No matching resources"
    motif="map"
    action={<ButtonLink to={LIBRARIES[place]}>Clear filters</ButtonLink>}
  >
    {isFiltered(query) ? 'Try another skill or level, or fewer words.' : 'The library is empty.'}
  </EmptyState>
);
