import { data } from 'react-router';
import { NoRegistration, OwnRegistration } from '../../features/recruiting/profile/own-registration.tsx';
import { decideWaiting, loadProfile } from '../../features/recruiting/profile/profile.server.ts';
import { ProfileTabs } from '../../features/recruiting/profile/profile-tabs.tsx';
import { RegistrationStateLine } from '../../features/recruiting/profile/registration-state.tsx';
import { WaitingRegistrations } from '../../features/recruiting/profile/waiting-registrations.tsx';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { formFailure } from '../../shared/api/form-failure.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { Route } from './+types/profile.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Profile', description: 'Your registration and recruiter.' });

export const loader = (args: Route.LoaderArgs) => loadProfile(args);

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    const done = await decideWaiting(args, form);
    if (done === null) throw data(null, { status: 400 });
    return { done, failure: null };
  } catch (error) {
    const { data: body, init } = formFailure(error, form);
    return data({ done: null, failure: body.failure }, init ?? {});
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { done: null });
export const shouldRevalidate = unlessUnreached;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { registration, waiting, tasksWaiting } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>The details your recruiter uses to apply for you.</p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-8 pt-7">
        {actionData?.done && <Callout tone="hold" title={actionData.done} live />}
        {actionData?.failure && (
          <Callout tone="danger" title={actionData.failure.message} live>
            {actionData.failure.hint !== undefined && <p>{actionData.failure.hint}</p>}
          </Callout>
        )}
        <WaitingRegistrations waiting={waiting} replaces={registration !== null} />
        {registration ? (
          <>
            <RegistrationStateLine registration={registration} />
            <OwnRegistration registration={registration} />
          </>
        ) : (
          waiting.length === 0 && <NoRegistration />
        )}
      </div>
    </>
  );
}
