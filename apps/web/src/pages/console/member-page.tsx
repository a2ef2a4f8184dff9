import { getProductNames } from '@foothold/brand';
import type { MemberDetail } from '@foothold/contracts/staff';
import type { StaffView } from '@foothold/contracts/staff/shapes';
import { Link } from 'react-router';
import { SubscriptionBadge } from '../../features/billing/admin/subscription-list.tsx';
import { InvoiceTable } from '../../features/billing/invoice-table.tsx';
import { REGISTRATION_STATES } from '../../features/recruiting/labels.ts';
import { STAFF_VIEW_LABELS } from '../../features/staff/labels.ts';
import type { loadMember } from '../../features/staff/staff.server.ts';
import { KINDS, STATES } from '../../features/support/admin/labels.ts';
import { buildInquiriesFromHref } from '../../features/support/admin/query.ts';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { Cents, DateTime, FormattedNumber } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { type DetailList, DetailPage } from '../../shared/ui/detail-page.tsx';
import { SampleBadge } from '../../shared/ui/sample-badge.tsx';
import { Table } from '../../shared/ui/table.tsx';

export const MEMBERS: DetailList = { label: 'Members', to: '/console/members' };

export interface MemberPageProps {
  detail: RouteData<typeof loadMember>;
}

/** The page at /console/members/:id: what every domain knows about one member. */
export function MemberPage({ detail }: MemberPageProps) {
  useFreshData('inquiry', 'recruiting');
  const { member, invoices, inquiries, views } = detail;
  return (
    <DetailPage
      key={member.id}
      list={MEMBERS}
      title={member.name}
      status={
        <>
          <span className="break-all">{member.email}</span>
          <SampleBadge of={member} />
          {!member.emailConfirmed && <Badge tone="caution">Not confirmed</Badge>}
          {member.role !== 'member' && <Badge tone="accent">{member.role}</Badge>}
        </>
      }
      parts={[
        { id: 'plan', title: 'Plan', content: <Plan detail={detail} /> },
        {
          id: 'invoices',
          title: 'Invoices',
          content:
            invoices.length === 0 ? (
              <p className="text-soft">No invoices yet.</p>
            ) : (
              <InvoiceTable caption="Invoices" invoices={invoices} />
            ),
        },
        { id: 'inquiries', title: 'Inquiries', content: <Inquiries inquiries={inquiries} email={member.email} /> },
      ]}
      side={{
        label: 'Account',
        parts: [
          { id: 'registration', title: 'Registration', content: <Registration detail={detail} /> },
          { id: 'account', title: 'Account', content: <Account detail={detail} /> },
          { id: 'views', title: 'Staff views', content: <Views views={views} /> },
        ],
      }}
    />
  );
}

function Plan({ detail }: MemberPageProps) {
  const { plan, trialEndsAt, now, subscriptions, credit, refundable } = detail;
  const names = getProductNames(useBrand());
  const [latest] = subscriptions;
  const [payment] = refundable;
  return (
    <>
      <DescriptionList
        items={[
          {
            term: 'Plan',
            value: plan === 'none' ? 'None' : plan === 'trial' ? 'Trial' : names[plan],
          },
          // A trial also runs on beside a plan that was bought during it.
          ...(trialEndsAt
            ? [{ term: trialEndsAt > now ? 'Trial ends' : 'Trial ended', value: <DateTime value={trialEndsAt} /> }]
            : []),
          ...subscriptions.map((subscription) => ({
            term: 'Subscription',
            value: (
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Link to={`/console/billing/${subscription.id}`} className="link">
                  {subscription.planName}
                </Link>
                <SubscriptionBadge subscription={subscription} />
                <span>
                  <Cents value={subscription.price} /> a month, since <DateTime value={subscription.startedAt} />
                </span>
              </span>
            ),
          })),
          ...(latest ? [{ term: 'Credit balance', value: <Cents value={credit} /> }] : []),
        ]}
      />
      {payment && (
        <ButtonLink to={`/console/billing/${payment.subscriptionId}#refund`} size="small" className="self-start">
          Refund a payment
        </ButtonLink>
      )}
    </>
  );
}

function Inquiries({ inquiries, email }: { inquiries: MemberDetail['inquiries']; email: string }) {
  return (
    <>
      <Table
        caption="Inquiries"
        captionHidden
        dense
        rows={inquiries}
        rowKey={({ id }) => id}
        empty={<p className="text-soft">No inquiries from this address.</p>}
        columns={[
          {
            id: 'what',
            header: 'Inquiry',
            heading: true,
            cell: ({ id, reference, kind, excerpt }) => (
              <>
                <Link to={`/console/inquiries/${id}`} className="link">
                  {KINDS[kind].one}, <span className="font-mono">{reference}</span>
                </Link>
                <span className="block font-regular wrap-anywhere text-soft">{excerpt}</span>
              </>
            ),
          },
          { id: 'at', header: 'Received', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          { id: 'state', header: 'Status', cell: ({ state }) => STATES[state] },
        ]}
      />
      {inquiries.length > 0 && (
        <Link to={buildInquiriesFromHref(email)} className="link self-start">
          Show in the inbox
        </Link>
      )}
    </>
  );
}

function Registration({ detail: { registration } }: { detail: MemberDetail }) {
  if (!registration) return <p className="text-soft">None sent yet.</p>;
  const { id, reference, state, submittedAt, recruiter } = registration;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/console/registrations/${id}`} className="link font-mono">
          {reference}
        </Link>
        <Badge tone={REGISTRATION_STATES[state].tone}>{REGISTRATION_STATES[state].label}</Badge>
      </p>
      <p>
        Sent <DateTime value={submittedAt} />. {recruiter ? `Recruiter: ${recruiter.name}.` : 'No recruiter assigned.'}
      </p>
    </>
  );
}

function Account({ detail: { member, resumes } }: { detail: MemberDetail }) {
  return (
    <>
      <p>
        Joined <DateTime value={member.createdAt} />.
      </p>
      <p>
        {resumes === 0 ? 'No résumés' : <FormattedNumber value={resumes} />}
        {resumes > 0 && (resumes === 1 ? ' résumé' : ' résumés')}. Staff can’t read them here.
      </p>
    </>
  );
}

const SHOWN_VIEWS = 10;

/** Who looked at this member's data. The member's export contains the same views, without names. */
function Views({ views }: { views: readonly StaffView[] }) {
  if (views.length === 0) return <p className="text-soft">Nobody has looked at this account yet.</p>;
  const rest = views.slice(SHOWN_VIEWS);
  return (
    <>
      <ViewList views={views.slice(0, SHOWN_VIEWS)} />
      {rest.length > 0 && (
        <details className="w-full">
          <summary className="link inline-flex min-h-9 cursor-pointer items-center">
            Show {rest.length} earlier {rest.length === 1 ? 'view' : 'views'}
          </summary>
          <ViewList views={rest} />
        </details>
      )}
    </>
  );
}

const ViewList = ({ views }: { views: readonly StaffView[] }) => (
  <ol className="w-full border-t border-line">
    {views.map(({ id, page, by, at }) => (
      <li key={id} className="flex flex-col border-b border-line py-2">
        <span>
          {by ?? 'A former team member'}, {STAFF_VIEW_LABELS[page].toLowerCase()}
        </span>
        <span className="text-note text-soft">
          <DateTime value={at} time /> UTC
        </span>
      </li>
    ))}
  </ol>
);
