import { loadInsights } from '../../../features/applications/insights/insights.server.ts';
import { InsightsPage } from '../../../features/applications/insights/insights-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/insights.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Insights', description: 'Figures from your own applications.' });

export const loader = (args: Route.LoaderArgs) => loadInsights(args);

export default function Insights({ loaderData }: Route.ComponentProps) {
  return <InsightsPage loaderData={loaderData} />;
}
