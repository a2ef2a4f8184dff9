import { LibraryFilters } from '../../../features/learning/library/library-filters.tsx';
import { isFiltered, libraryHref, libraryQuery } from '../../../features/learning/library/library-query.ts';
import { ResourceList } from '../../../features/learning/library/resource-list.tsx';
import { load } from '../../../shared/api/load.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { requestContext } from '../../context.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/library.ts';
import { LearningTabs } from './learning-tabs.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Library', description: 'Everything there is to learn with, by skill, level and cost.' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = libraryQuery(request.url);
  return { query, found: await load(context.get(requestContext).api.learning.resources(query)) };
}

export default function Library({ loaderData: { query, found } }: Route.ComponentProps) {
  const { items, total, page, pages } = found;
  return (
    <>
      <PageHeader title="Learning">
        <p>Everything there is to learn with: what we made, and works by others on the open web.</p>
      </PageHeader>
      <LearningTabs />
      <div className="flex flex-col gap-6 pt-7">
        <LibraryFilters query={query} found={found} />
        <p role="status" className="text-soft">
          <span className="figures">
            <FormattedNumber value={total} />
          </span>{' '}
          {total === 1 ? 'resource' : 'resources'}
        </p>
        {total === 0 ? (
          <EmptyState
            title="Nothing fits all of this"
            motif="map"
            action={<ButtonLink to="/portal/learning/library">Take the filters away</ButtonLink>}
          >
            {isFiltered(query)
              ? 'Another skill, another level, or fewer words would leave more.'
              : 'The library is empty.'}
          </EmptyState>
        ) : (
          <>
            <ResourceList resources={items} />
            <Pagination
              label="Library"
              page={page}
              pages={pages}
              href={(number) => libraryHref(query, { page: number })}
            />
          </>
        )}
      </div>
    </>
  );
}
