import { changeSubscription, loadSubscription } from '../../features/billing/admin/admin.server.ts';
import { SubscriptionBadge } from '../../features/billing/admin/subscription-list.tsx';
import { SubscriptionPage } from '../../features/billing/admin/subscription-page.tsx';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/billing-detail.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

const nameOf = (member: { name: string } | null) => member?.name ?? 'Deleted account';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${nameOf(loaderData.member)}, billing` : 'Billing',
    description: 'One subscription with its payments, invoices, and ledger.',
  });

export const loader = (args: Route.LoaderArgs) => loadSubscription(args, args.params.id);
export const action = (args: Route.ActionArgs) => changeSubscription(args, args.params.id);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

/** Also after a refusal: somebody else may have paid it back meanwhile. */
export const shouldRevalidate = unlessUnreached;

export default function BillingDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { member, planName } = loaderData;
  return (
    <>
      <PageHeader
        title={nameOf(member)}
        above={<Breadcrumbs steps={[{ label: 'Billing', to: '/console/billing' }, { label: nameOf(member) }]} />}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>{planName}</span>
          <SubscriptionBadge subscription={loaderData} />
          {member && <span className="wrap-anywhere">{member.email}</span>}
        </div>
      </PageHeader>
      <SubscriptionPage key={loaderData.id} subscription={loaderData} actionData={actionData} />
    </>
  );
}
