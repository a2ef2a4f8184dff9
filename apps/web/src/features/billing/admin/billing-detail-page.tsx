import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Cents } from '../../../shared/format/use-format.tsx';
import { type DetailList, DetailPage } from '../../../shared/ui/detail-page.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { InvoiceTable } from '../invoice-table.tsx';
import type { changeSubscription, loadSubscription } from './admin.server.ts';
import { Ledger } from './ledger.tsx';
import { CreditForm, RefundForm } from './money-forms.tsx';
import { SubscriptionBadge } from './subscription-list.tsx';
import { Events, Payments, SubscriptionFacts } from './subscription-parts.tsx';

export const getMemberName = (member: { name: string } | null) => member?.name ?? 'Deleted account';

export interface BillingDetailPageProps {
  loaderData: RouteData<typeof loadSubscription>;
  actionData: RouteData<typeof changeSubscription> | undefined;
}

export const BILLING: DetailList = { label: 'Billing', to: '/console/billing' };

/** The page at /console/billing/:id. */
export function BillingDetailPage({ loaderData: subscription, actionData }: BillingDetailPageProps) {
  const { member, planName, payments, invoices, ledger, events, credit } = subscription;
  const forms = { subscription, actionData };
  const addCredit = (
    <>
      <p>
        Credit balance: <Cents value={credit} />
      </p>
      <CreditForm {...forms} />
    </>
  );
  return (
    <DetailPage
      key={subscription.id}
      list={BILLING}
      title={getMemberName(member)}
      status={
        <>
          <span>{planName}</span>
          <SubscriptionBadge subscription={subscription} />
          <SampleBadge of={member} />
          {member && (
            <Link to={`/console/members/${member.id}`} className="link wrap-anywhere">
              {member.email}
            </Link>
          )}
        </>
      }
      actionData={actionData}
      parts={[
        { id: 'facts', content: <SubscriptionFacts subscription={subscription} /> },
        { id: 'payments', title: 'Payments', content: <Payments payments={payments} /> },
        { id: 'invoices', title: 'Invoices', content: <InvoiceTable caption="Invoices" invoices={invoices} /> },
        { id: 'ledger', title: 'Ledger', content: <Ledger entries={ledger} /> },
        { id: 'activity', title: 'Activity', content: <Events events={events} /> },
      ]}
      side={{
        label: 'Actions',
        parts: [
          { id: 'refund', title: 'Refund', content: <RefundForm {...forms} /> },
          { id: 'credit', title: 'Add credit', content: addCredit },
        ],
      }}
    />
  );
}
