import { changeCapacity, loadStaffing } from '../../features/recruiting/staffing/staffing.server.ts';
import { StaffingPage } from '../../features/recruiting/staffing/staffing-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/recruiters.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Recruiters', description: 'The load of each recruiter, and absences.' });

export const loader = (args: Route.LoaderArgs) => loadStaffing(args);

export const action = (args: Route.ActionArgs) => changeCapacity(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Recruiters({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffingPage loaderData={loaderData} actionData={actionData} />;
}
