import { DashboardPage } from '../../features/recruiting/staffing/dashboard-page.tsx';
import { loadDashboard } from '../../features/recruiting/staffing/staffing.server.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/recruiters-dashboard.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Recruiter dashboard',
    description: 'Who has to act next, and how far applications get.',
  });

export const loader = (args: Route.LoaderArgs) => loadDashboard(args);

export default function RecruitersDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage loaderData={loaderData} />;
}
