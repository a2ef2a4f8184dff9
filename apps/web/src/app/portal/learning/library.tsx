import { Library } from '../../../features/learning/library/library.tsx';
import { parseLibraryQuery } from '../../../features/learning/library/library-query.ts';
import { LearningTabs } from '../../../pages/portal/learning/learning-tabs.tsx';
import { load } from '../../../shared/api/load.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Route } from './+types/library.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Library', description: 'Browse every learning resource by skill, level and cost.' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseLibraryQuery(request.url);
  return { query, found: await load(context.get(requestContext).api.learning.resources(query)) };
}

export default function PortalLibrary({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Learning">
        <p>All our learning resources, plus works by others on the open web.</p>
      </PageHeader>
      <LearningTabs />
      <div className="pt-7">
        <Library place="portal" {...loaderData} />
      </div>
    </>
  );
}
