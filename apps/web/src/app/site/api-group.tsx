import { getApiGroupPath } from '@foothold/contracts/api-pages';
import { loadApiGroup } from '../../pages/site/api-group.server.ts';
import { ApiGroupPage } from '../../pages/site/api-group-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/api-group.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(
    matches,
    loaderData
      ? {
          title: `${loaderData.group.name} API`,
          description: loaderData.group.note,
          path: getApiGroupPath(loaderData.group.id),
        }
      : { title: 'Not found', description: 'We couldn’t find this page.' },
  );

export const loader = (args: Route.LoaderArgs) => loadApiGroup(args);

export default function ApiGroup({ loaderData }: Route.ComponentProps) {
  return <ApiGroupPage loaderData={loaderData} />;
}
