import type { ContentSummary } from '@foothold/contracts/site/content';
import { Link } from 'react-router';
import { ContourField } from '../../../shared/ui/pictures/contour-field.tsx';
import { PostFacts } from './post-facts.tsx';

const titleClass = 'text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent';

/** The post on top, over contour lines. */
export function FeaturedPost({ post }: { post: ContentSummary }) {
  return (
    <article className="relative overflow-hidden rounded-panel border border-line bg-raised">
      <ContourField
        seed={23}
        summit={{ x: 88, y: 20 }}
        lines={9}
        className="pointer-events-none absolute inset-0 size-full max-md:opacity-50"
      />
      <div className="relative flex max-w-wide flex-col gap-4 p-6 md:p-10">
        <p className="text-note font-strong text-accent-text">
          Featured<span aria-hidden="true"> · </span>
          {post.category}
        </p>
        <h2 className="text-heading">
          <Link to={`/blog/${post.slug}`} className={titleClass}>
            {post.title}
          </Link>
        </h2>
        <p className="max-w-prose text-lead text-soft">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}

export function PostList({ posts }: { posts: readonly ContentSummary[] }) {
  return (
    <ul className="grid gap-x-14 md:grid-cols-2">
      {posts.map((post) => (
        <li key={post.slug} className="border-b border-line">
          <article className="flex h-full flex-col gap-2 py-7">
            <p className="text-note font-strong text-soft">{post.category}</p>
            <h2 className="text-title">
              <Link to={`/blog/${post.slug}`} className={titleClass}>
                {post.title}
              </Link>
            </h2>
            <p className="text-small text-soft">{post.excerpt}</p>
            <div className="mt-auto pt-1">
              <PostFacts post={post} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
