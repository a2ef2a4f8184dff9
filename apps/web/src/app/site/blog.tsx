import { sitePage } from '@foothold/site-map';
import { arranged, categoriesOf, categoryHref } from '../../features/site/blog/filter.ts';
import { FeaturedPost, PostList } from '../../features/site/blog/posts.tsx';
import { FilterLinks } from '../../features/site/filter-links.tsx';
import { ReadingHeader } from '../../pages/site/parts/reading-header.tsx';
import { load } from '../../shared/api/load.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { pageMeta, sitePageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/blog.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.chosen
    ? pageMeta(matches, { title: `${loaderData.chosen}, blog`, description: `Posts on ${loaderData.chosen}.` })
    : sitePageMeta(matches, '/blog');

export async function loader({ request, context }: Route.LoaderArgs) {
  const posts = await load(context.get(requestContext).api.site.contents({ kind: 'blog' }));
  return { posts, ...categoriesOf(posts, new URL(request.url).searchParams.get('category')) };
}

export default function Blog({ loaderData: { posts, categories, chosen } }: Route.ComponentProps) {
  const { title, description } = sitePage('/blog', useBrand());
  const { featured, others } = arranged(posts, chosen);
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={title} lead={description} />
      <div className="flex flex-col gap-8">
        <FilterLinks
          label="Category"
          options={[
            { label: 'All', to: '/blog', current: chosen === null },
            ...categories.map((one) => ({ label: one, to: categoryHref(one), current: one === chosen })),
          ]}
        />
        {featured && <FeaturedPost post={featured} />}
        {others.length > 0 && <PostList posts={others} />}
      </div>
    </div>
  );
}
