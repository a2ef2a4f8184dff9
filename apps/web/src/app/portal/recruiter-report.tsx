import { ReportPage } from '../../features/recruiting/reports/report-page.tsx';
import { loadReport } from '../../features/recruiting/reports/reports.server.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/recruiter-report.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Weekly report', description: 'What your recruiter did for you in one week.' });

export const loader = (args: Route.LoaderArgs) => loadReport(args, args.params.week);

export default function RecruiterReport({ loaderData }: Route.ComponentProps) {
  return <ReportPage loaderData={loaderData} />;
}
