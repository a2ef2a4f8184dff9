import { changeSubscription, loadSubscription } from '../../features/billing/admin/admin.server.ts';
import { BILLING, BillingDetailPage, getMemberName } from '../../features/billing/admin/billing-detail-page.tsx';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/billing-detail.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `${getMemberName(loaderData.member)}, billing` : 'Billing',
    description: 'One subscription with its payments, invoices, and ledger.',
  });

export const loader = (args: Route.LoaderArgs) => loadSubscription(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeSubscription(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: someone else may have issued a refund in the meantime. */
export const shouldRevalidate = shouldReload;

export default function BillingDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <BillingDetailPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={BILLING} />;
}
