import { loadSubscriptions } from '../../features/billing/admin/admin.server.ts';
import { BillingPage } from '../../features/billing/admin/billing-page.tsx';
import { loadSavedFilters } from '../../features/staff/saved-filters.server.ts';
import { SavedFilters } from '../../features/staff/saved-filters.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/billing.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Billing', description: 'Subscriptions and payments.' });

export async function loader(args: Route.LoaderArgs) {
  const [page, filters] = await Promise.all([loadSubscriptions(args), loadSavedFilters(args, 'billing')]);
  return { page, filters };
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  return <BillingPage loaderData={loaderData.page} savedFilters={<SavedFilters {...loaderData.filters} />} />;
}
