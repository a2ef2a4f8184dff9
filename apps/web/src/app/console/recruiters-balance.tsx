import { BalancePage } from '../../features/recruiting/staffing/balance-page.tsx';
import { applyBalance, loadBalance } from '../../features/recruiting/staffing/staffing.server.ts';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/recruiters-balance.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Balance members', description: 'Proposed moves between recruiters.' });

export const loader = (args: Route.LoaderArgs) => loadBalance(args);

export const action = (args: Route.ActionArgs) => applyBalance(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function RecruitersBalance({ loaderData, actionData }: Route.ComponentProps) {
  return <BalancePage loaderData={loaderData} actionData={actionData} />;
}
