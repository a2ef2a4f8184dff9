import type { RouteData } from '../../../shared/api/route-data.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { ProfileTabs } from '../profile/profile-tabs.tsx';
import { RecruiterLine } from '../tasks/recruiter-line.tsx';
import type { changeAgreement, loadAgreement } from './agreement.server.ts';
import { AuthorizationPanel } from './authorization-panel.tsx';
import { ConfirmationList } from './confirmation-list.tsx';
import { RulesForm } from './rules-form.tsx';

export interface AgreementPageProps {
  loaderData: RouteData<typeof loadAgreement>;
  actionData: RouteData<typeof changeAgreement> | undefined;
}

/** The page at /portal/profile/recruiter: what a recruiter may do, by which rules, and what they ask. */
export function AgreementPage({ loaderData, actionData }: AgreementPageProps) {
  const { authorization, ownRules, confirmations, recruiter, tasksWaiting } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>What your recruiter may do for you, and which jobs they may apply to.</p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-9 pt-7">
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <RecruiterLine recruiter={recruiter} />
        {confirmations.length > 0 && (
          <Part title="Needs your answer" anchor="questions">
            <ConfirmationList confirmations={confirmations} actionData={actionData} />
          </Part>
        )}
        <Part title="Authorization" anchor="authorization">
          <AuthorizationPanel authorization={authorization} actionData={actionData} />
        </Part>
        <Part title="Your rules" anchor="rules">
          <RulesForm key={ownRules.savedAt} ownRules={ownRules} actionData={actionData} />
        </Part>
      </div>
    </>
  );
}
