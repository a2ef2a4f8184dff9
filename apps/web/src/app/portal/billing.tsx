import { changeBilling, loadBilling } from '../../features/billing/portal/billing.server.ts';
import { BillingOverview } from '../../features/billing/portal/billing-overview.tsx';
import { requireOwnDocument } from '../../features/billing/portal/own-document.ts';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { Route } from './+types/billing.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Billing', description: 'Your plan, card, next payment, and invoices.' });

export const loader = (args: Route.LoaderArgs) => loadBilling(args);
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  requireOwnDocument(request);
  return serverLoader();
}
export const action = (args: Route.ActionArgs) => changeBilling(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal, because the amount may have changed. */
export const shouldRevalidate = shouldReload;

export default function Billing({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer } = useAppData();
  useFreshData('billing');
  if (!viewer) return null;
  return (
    <>
      <PageHeader title="Billing" />
      <BillingOverview viewer={viewer} {...loaderData} actionData={actionData} />
    </>
  );
}
