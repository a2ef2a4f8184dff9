import { Link } from 'react-router';
import { ArticleLayout } from '../../features/site/articles/article-layout.tsx';
import { WrongNote } from '../../features/site/articles/wrong-note.tsx';
import { categoryHref } from '../../features/site/blog/filter.ts';
import { PostFacts } from '../../features/site/blog/post-facts.tsx';
import { articleMeta } from '../../pages/site/parts/article-meta.ts';
import { load } from '../../shared/api/load.ts';
import { Neighbors } from '../../shared/reading/neighbors.tsx';
import { requestContext } from '../../shared/request-context.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/post.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

const HOME = { label: 'Blog', to: '/blog' };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => articleMeta(matches, loaderData, HOME);

export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  load(context.get(requestContext).api.site.content({ kind: 'blog', slug }));

export default function Post({ loaderData: post }: Route.ComponentProps) {
  return (
    <ArticleLayout
      content={post}
      steps={[HOME, { label: post.title }]}
      lead={post.excerpt}
      facts={
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {post.category !== null && (
            <Link to={categoryHref(post.category)} className="link font-medium">
              {post.category}
            </Link>
          )}
          <PostFacts post={post} />
        </div>
      }
    >
      <Neighbors folder={HOME.to} previous={post.previous} next={post.next} labels={['Newer', 'Older']} />
      <WrongNote />
    </ArticleLayout>
  );
}
