import { loadCareers } from '../../pages/site/careers.server.ts';
import { CareersPage } from '../../pages/site/careers-page.tsx';
import { buildPageMeta, buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/careers.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.chosen
    ? buildPageMeta(matches, {
        title: `${loaderData.chosen}, careers`,
        description: `Positions in ${loaderData.chosen}.`,
      })
    : buildSitePageMeta(matches, '/careers');

export const loader = (args: Route.LoaderArgs) => loadCareers(args);

export default function Careers({ loaderData }: Route.ComponentProps) {
  return <CareersPage loaderData={loaderData} />;
}
