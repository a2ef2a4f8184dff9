import { loadReportEmails, turnOffReportEmails } from '../../features/recruiting/reports/report-emails.server.ts';
import { ReportEmailsPage } from '../../features/recruiting/reports/report-emails-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/weekly-report-emails.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Weekly report emails', description: 'Turn off weekly reports with one click.' });

export const loader = (args: Route.LoaderArgs) => loadReportEmails(args);

export const action = (args: Route.ActionArgs) => turnOffReportEmails(args);

export default function WeeklyReportEmails({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportEmailsPage {...loaderData} outcome={actionData ?? null} />;
}
