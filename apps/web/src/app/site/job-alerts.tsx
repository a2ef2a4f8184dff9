import { loadJobAlerts, turnOffJobAlerts } from '../../features/listings/searches/job-alerts.server.ts';
import { JobAlertsPage } from '../../features/listings/searches/job-alerts-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/job-alerts.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Job alerts', description: 'Turn off job alerts with one click.' });

export const loader = (args: Route.LoaderArgs) => loadJobAlerts(args);

export const action = (args: Route.ActionArgs) => turnOffJobAlerts(args);

export default function JobAlerts({ loaderData, actionData }: Route.ComponentProps) {
  return <JobAlertsPage {...loaderData} outcome={actionData ?? null} />;
}
