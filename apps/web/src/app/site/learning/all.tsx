import { Library } from '../../../features/learning/library/library.tsx';
import { parseLibraryQuery } from '../../../features/learning/library/library-query.ts';
import { ReadingHeader } from '../../../pages/site/parts/reading-header.tsx';
import { load } from '../../../shared/api/load.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/all.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Library of learning resources',
    description: 'Browse every learning resource by skill, level, and cost: ours, and works by others.',
    path: '/learning/library',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseLibraryQuery(request.url);
  return { query, found: await load(context.get(requestContext).api.learning.resources(query)) };
}

export default function LearningLibrary({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs steps={[{ label: 'Learning', to: '/learning' }, { label: 'Library' }]} />
      <ReadingHeader
        title="Library"
        lead="All our learning resources, plus works by others on the open web. Nobody pays to be listed."
      />
      <Library place="site" {...loaderData} />
    </div>
  );
}
