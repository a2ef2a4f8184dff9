import { loadResumeOptimization } from '../../pages/site/resume-optimization.server.ts';
import { ResumeOptimizationPage } from '../../pages/site/resume-optimization-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/resume-optimization.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'in-view' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/resume-optimization');

export const loader = () => loadResumeOptimization();

export default function ResumeOptimization({ loaderData }: Route.ComponentProps) {
  return <ResumeOptimizationPage loaderData={loaderData} />;
}
