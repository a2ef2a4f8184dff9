import { productNames } from '@foothold/brand';
import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useBrand } from '../../../shared/app-data.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { MAILBOX } from '../labels.ts';
import { RegistrationSections } from '../registration-sections.tsx';
import { RecruiterForm, type RecruiterLoad } from './recruiter-form.tsx';
import { RegistrationHistory } from './registration-history.tsx';
import { ReviewForms } from './review-forms.tsx';

export interface RegistrationPageProps {
  registration: RegistrationDetail;
  recruiters: readonly RecruiterLoad[];
  actionData: ChangeOutcome | undefined;
}

/** One registration: data and history on the left, decisions on the right. */
export function RegistrationPage({ registration, recruiters, actionData }: RegistrationPageProps) {
  const { member, plan, mailbox, answers } = registration;
  const names = productNames(useBrand());
  return (
    <div className="flex flex-col gap-6">
      {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="Registration details">
            <RegistrationSections answers={answers} />
          </Part>
          <Part title="History">
            <RegistrationHistory registration={registration} />
          </Part>
        </div>
        <aside aria-label="Actions" className="flex min-w-0 flex-col gap-6 max-lg:order-first">
          <Part title="Review" aside>
            <ReviewForms registration={registration} actionData={actionData} />
          </Part>
          <Part title="Recruiter" aside>
            <RecruiterForm registration={registration} recruiters={recruiters} actionData={actionData} />
          </Part>
          <Part title="Member" aside>
            <DescriptionList
              items={[
                { term: 'Account', value: <span className="wrap-anywhere">{member.email}</span> },
                { term: 'Email address', value: member.emailConfirmed ? 'Confirmed' : 'Not confirmed yet' },
                { term: 'Plan', value: plan === 'none' ? 'None' : plan === 'trial' ? 'Trial' : names[plan] },
                { term: 'Mailbox', value: MAILBOX[mailbox] },
              ]}
            />
          </Part>
        </aside>
      </div>
    </div>
  );
}
