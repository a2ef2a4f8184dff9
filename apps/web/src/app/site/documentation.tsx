import { sitePage } from '@foothold/site-map';
import { CategoryList } from '../../features/site/articles/category-list.tsx';
import { ReadingHeader } from '../../pages/site/parts/reading-header.tsx';
import { load } from '../../shared/api/load.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { sitePageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/documentation.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/documentation');

export const loader = async ({ context }: Route.LoaderArgs) => ({
  topics: await load(context.get(requestContext).api.site.contents({ kind: 'documentation' })),
});

export default function Documentation({ loaderData: { topics } }: Route.ComponentProps) {
  const { title, description } = sitePage('/documentation', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={title} lead={description}>
        <SearchForm
          action="/search"
          otherFields={{ kind: 'documentation' }}
          label="Search documentation"
          query={undefined}
        />
        <ButtonLink to="/api-reference" className="self-start">
          API reference
        </ButtonLink>
      </ReadingHeader>
      <CategoryList folder="/documentation" articles={topics} names={['topic', 'topics']} />
    </div>
  );
}
