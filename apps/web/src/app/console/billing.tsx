import { loadSubscriptions } from '../../features/billing/admin/admin.server.ts';
import { BillingPage } from '../../features/billing/admin/billing-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/billing.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Billing', description: 'Subscriptions and payments.' });

export const loader = (args: Route.LoaderArgs) => loadSubscriptions(args);

export default function Billing({ loaderData }: Route.ComponentProps) {
  return <BillingPage loaderData={loaderData} />;
}
