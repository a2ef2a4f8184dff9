import { loadJobMatching } from '../../pages/site/job-matching.server.ts';
import { JobMatchingPage } from '../../pages/site/job-matching-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/job-matching.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/job-matching');

export const loader = () => loadJobMatching();

export default function JobMatching({ loaderData }: Route.ComponentProps) {
  return <JobMatchingPage loaderData={loaderData} />;
}
