import { toJobPostingData } from '../../features/site/careers/job-posting.ts';
import { loadPosition } from '../../features/site/careers/position.server.ts';
import { PositionPage } from '../../features/site/careers/position-page.tsx';
import { buildPageMeta, findAppData } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/position.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = findAppData(matches);
  if (!loaderData || !app)
    return buildPageMeta(matches, { title: 'Position not found', description: 'We couldn’t find this position.' });
  const data = toJobPostingData(loaderData, app);
  return buildPageMeta(matches, {
    title: `${loaderData.title}, careers`,
    description: loaderData.description,
    path: `/careers/${loaderData.slug}`,
    ...(data && { structuredData: [data] }),
  });
};

export const loader = (args: Route.LoaderArgs) => loadPosition(args);

export default function Position({ loaderData }: Route.ComponentProps) {
  return <PositionPage loaderData={loaderData} />;
}
