import { changeReportEmails, loadReports } from '../../features/recruiting/reports/reports.server.ts';
import { ReportsPage } from '../../features/recruiting/reports/reports-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/recruiter-reports.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Weekly reports', description: 'What your recruiter did for you each week.' });

export const loader = (args: Route.LoaderArgs) => loadReports(args);

export const action = (args: Route.ActionArgs) => changeReportEmails(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function RecruiterReports({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportsPage loaderData={loaderData} actionData={actionData} />;
}
