import type { RouteData } from '../../../shared/api/route-data.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { changeSubscription, loadSubscription } from './admin.server.ts';
import { SubscriptionBadge } from './subscription-list.tsx';
import { SubscriptionPage } from './subscription-page.tsx';

export const nameOf = (member: { name: string } | null) => member?.name ?? 'Deleted account';

export interface BillingDetailPageProps {
  loaderData: RouteData<typeof loadSubscription>;
  actionData: RouteData<typeof changeSubscription> | undefined;
}

/** What /console/billing/:id shows. */
export function BillingDetailPage({ loaderData, actionData }: BillingDetailPageProps) {
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
