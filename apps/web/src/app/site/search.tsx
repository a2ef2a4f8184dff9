import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { PageHandle } from '../hydration.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/search.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Search', description: 'Pages, articles, topics, posts, learning and listings.' });

export default function Search() {
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title="Search" />
    </div>
  );
}
