import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Neighbors } from '../../../shared/reading/neighbors.tsx';
import { ArticleLayout } from '../articles/article-layout.tsx';
import { ReportErrorNote } from '../articles/wrong-note.tsx';
import { buildCategoryHref } from './filter.ts';
import type { loadPost } from './post.server.ts';
import { PostFacts } from './post-facts.tsx';

export const HOME = { label: 'Blog', to: '/blog' };

export interface PostPageProps {
  loaderData: RouteData<typeof loadPost>;
}

/** The page at /blog/:slug. */
export function PostPage({ loaderData: post }: PostPageProps) {
  return (
    <ArticleLayout
      content={post}
      steps={[HOME, { label: post.title }]}
      lead={post.excerpt}
      facts={
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {post.category !== null && (
            <Link to={buildCategoryHref(post.category)} className="link font-medium">
              {post.category}
            </Link>
          )}
          <PostFacts post={post} />
        </div>
      }
    >
      <Neighbors folder={HOME.to} previous={post.previous} next={post.next} labels={['Newer', 'Older']} />
      <ReportErrorNote />
    </ArticleLayout>
  );
}
