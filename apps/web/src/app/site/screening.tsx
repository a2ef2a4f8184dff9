import { loadScreening } from '../../pages/site/screening.server.ts';
import { ScreeningPage } from '../../pages/site/screening-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/screening.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/screening');

export const loader = () => loadScreening();

export default function Screening({ loaderData }: Route.ComponentProps) {
  return <ScreeningPage loaderData={loaderData} />;
}
