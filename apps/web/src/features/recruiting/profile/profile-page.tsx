import type { RouteData } from '../../../shared/api/route-data.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { MemberRegistration, NoRegistration } from './own-registration.tsx';
import type { loadProfile, submitProfile } from './profile.server.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { RegistrationStateLine } from './registration-state.tsx';
import { PendingRegistrations } from './waiting-registrations.tsx';

export interface ProfilePageProps {
  loaderData: RouteData<typeof loadProfile>;
  actionData: RouteData<typeof submitProfile> | undefined;
}

/** The page at /portal/profile. */
export function ProfilePage({ loaderData, actionData }: ProfilePageProps) {
  const { registration, waiting, tasksWaiting } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>The details your recruiter works from.</p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-8 pt-7">
        {actionData?.done && <Callout tone="hold" title={actionData.done} live />}
        {actionData?.failure && (
          <Callout tone="danger" title={actionData.failure.message} live>
            {actionData.failure.hint !== undefined && <p>{actionData.failure.hint}</p>}
          </Callout>
        )}
        <PendingRegistrations waiting={waiting} replaces={registration !== null} />
        {registration ? (
          <>
            <RegistrationStateLine registration={registration} />
            <MemberRegistration registration={registration} />
          </>
        ) : (
          waiting.length === 0 && <NoRegistration />
        )}
      </div>
    </>
  );
}
