import { getProductNames } from '@foothold/brand';
import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useBrand } from '../../../shared/app-data.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { type DetailList, DetailPage } from '../../../shared/ui/detail-page.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { MAILBOX_LABELS, REGISTRATION_STATES } from '../labels.ts';
import { RegistrationSections } from '../registration-sections.tsx';
import { RecruiterForm } from './recruiter-form.tsx';
import { RegistrationHistory } from './registration-history.tsx';
import type { changeRegistration, loadRegistration } from './registrations.server.ts';
import { ReviewForms } from './review-forms.tsx';

export interface ConsoleRegistrationPageProps {
  loaderData: RouteData<typeof loadRegistration>;
  actionData: RouteData<typeof changeRegistration> | undefined;
}

export const REGISTRATIONS: DetailList = { label: 'Registrations', to: '/console/registrations' };

/** The page at /console/registrations/:id. */
export function ConsoleRegistrationPage({ loaderData, actionData }: ConsoleRegistrationPageProps) {
  useFreshData('recruiting');
  const { registration, recruiters } = loaderData;
  const { label, tone } = REGISTRATION_STATES[registration.state];
  const forms = { registration, actionData };
  return (
    <DetailPage
      key={registration.id}
      list={REGISTRATIONS}
      title={registration.answers.preferredName}
      reference={registration.reference}
      status={
        <>
          <span className="font-mono">{registration.reference}</span>
          <Badge tone={tone}>{label}</Badge>
          <SampleBadge of={registration.member} />
        </>
      }
      actionData={actionData}
      parts={[
        {
          id: 'details',
          title: 'Registration details',
          content: <RegistrationSections answers={registration.answers} hidesVisa={!registration.visaShared} />,
        },
        { id: 'history', title: 'History', content: <RegistrationHistory registration={registration} /> },
      ]}
      side={{
        label: 'Actions',
        isFirst: true,
        parts: [
          { id: 'review', title: 'Review', content: <ReviewForms {...forms} /> },
          { id: 'recruiter', title: 'Recruiter', content: <RecruiterForm {...forms} recruiters={recruiters} /> },
          { id: 'member', title: 'Member', content: <MemberFacts registration={registration} /> },
        ],
      }}
    />
  );
}

function MemberFacts({ registration: { member, plan, mailbox } }: { registration: RegistrationDetail }) {
  const names = getProductNames(useBrand());
  return (
    <DescriptionList
      items={[
        {
          term: 'Account',
          value: (
            <Link to={`/console/members/${member.id}`} className="link wrap-anywhere">
              {member.email}
            </Link>
          ),
        },
        { term: 'Email address', value: member.emailConfirmed ? 'Confirmed' : 'Not confirmed yet' },
        { term: 'Plan', value: plan === 'none' ? 'None' : plan === 'trial' ? 'Trial' : names[plan] },
        { term: 'Mailbox', value: MAILBOX_LABELS[mailbox] },
      ]}
    />
  );
}
