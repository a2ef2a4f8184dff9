import { getSitePage } from '@foothold/site-map';
import { arrangePosts, buildCategoryHref } from '../../features/site/blog/filter.ts';
import { FeaturedPost, PostList } from '../../features/site/blog/posts.tsx';
import { FilterLinks } from '../../features/site/filter-links.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import type { loadBlog } from './blog.server.ts';
import { ReadingHeader } from './parts/reading-header.tsx';

export interface BlogPageProps {
  loaderData: RouteData<typeof loadBlog>;
}

/** The page at /blog. */
export function BlogPage({ loaderData: { posts, categories, chosen } }: BlogPageProps) {
  const { title, description } = getSitePage('/blog', useBrand());
  const { featured, others } = arrangePosts(posts, chosen);
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={title} lead={description} />
      <div className="flex flex-col gap-8">
        <FilterLinks
          label="Category"
          options={[
            { label: 'All', to: '/blog', current: chosen === null },
            ...categories.map((one) => ({ label: one, to: buildCategoryHref(one), current: one === chosen })),
          ]}
        />
        {featured && <FeaturedPost post={featured} />}
        {others.length > 0 && <PostList posts={others} />}
      </div>
    </div>
  );
}
