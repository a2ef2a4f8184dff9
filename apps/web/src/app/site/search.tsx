import { loadSearchPage } from '../../features/site/search/query.server.ts';
import { Results } from '../../features/site/search/results.tsx';
import { Suggestions } from '../../features/site/search/suggestions.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/search.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

/** No canonical URL, because search engines don't index another site's search results. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.q ? `“${loaderData.q}”, search` : 'Search',
    description: 'Search pages, help articles, documentation, blog posts, learning resources, and jobs.',
  });

export const loader = (args: Route.LoaderArgs) => loadSearchPage(args);

export default function Search({ loaderData: { q, kind, hits, counts, failure } }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-8 py-8 md:py-12">
      <h1 className="text-heading">Search</h1>
      <SearchForm
        label="Jobs, help, documentation, blog"
        query={q}
        otherFields={{ kind }}
        failure={failure}
        variant="primary"
      />
      {q === '' || failure ? <Suggestions /> : <Results q={q} kind={kind} hits={hits} counts={counts} />}
    </div>
  );
}
