import { API_REFERENCE, apiGroupPage } from '@foothold/contracts/api-pages';
import { data } from 'react-router';
import { GroupPage } from '../../features/site/api/group-page.tsx';
import { apiGroup } from '../../features/site/api/reference.server.ts';
import { ReadingHeader } from '../../pages/site/parts/reading-header.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/api-group.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    matches,
    loaderData
      ? {
          title: `${loaderData.group.name} API`,
          description: loaderData.group.note,
          path: apiGroupPage(loaderData.group.id),
        }
      : { title: 'Not found', description: 'We couldn’t find this page.' },
  );

export function loader({ context, params }: Route.LoaderArgs) {
  const page = apiGroup(params.group, context.get(requestContext).publicUrl);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function ApiGroup({ loaderData: { group, others } }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-6 py-10 md:py-16">
      <Breadcrumbs steps={[{ label: 'API reference', to: API_REFERENCE }, { label: group.name }]} />
      <ReadingHeader title={group.name} lead={group.note} />
      <GroupPage group={group} others={others} />
    </div>
  );
}
