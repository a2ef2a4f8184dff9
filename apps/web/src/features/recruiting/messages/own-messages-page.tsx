import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { changeOwnThread, loadOwnThread } from './messages.server.ts';
import { OWN_SIDE } from './side.ts';
import { ThreadPanel } from './thread-panel.tsx';

export interface OwnMessagesPageProps {
  loaderData: RouteData<typeof loadOwnThread>;
  actionData: RouteData<typeof changeOwnThread> | undefined;
}

/** The page at /portal/recruiter/messages. */
export function OwnMessagesPage({ loaderData, actionData }: OwnMessagesPageProps) {
  const { thread, tasksWaiting, isEarlier, nextId } = loaderData;
  const { recruiter, planIncludesRecruiter, messages } = thread;
  if (recruiter === null && messages.length === 0)
    return (
      <>
        <PageHeader title="Your recruiter" />
        <NoRecruiter planIncludesRecruiter={planIncludesRecruiter} />
      </>
    );
  return (
    <>
      <PageHeader
        title="Your recruiter"
        actions={<ButtonLink to="/portal/recruiter/reports">Weekly reports</ButtonLink>}
      >
        <p>
          {recruiter
            ? `Only you and ${recruiter.name} can read these messages.`
            : 'Only you can read these messages until you have a recruiter again.'}{' '}
          {tasksWaiting > 0 && (
            <Link to="/portal/profile/tasks" className="link">
              {tasksWaiting === 1 ? '1 task needs' : `${tasksWaiting} tasks need`} your approval
            </Link>
          )}
        </p>
      </PageHeader>
      <div className="flex flex-col gap-4">
        {recruiter === null && (
          <Callout title="You don’t have a recruiter right now">
            <p>
              You can read your earlier messages, but not send new ones. <NextStep included={planIncludesRecruiter} />
            </p>
          </Callout>
        )}
        <ThreadPanel
          loaded={thread}
          side={OWN_SIDE}
          other={recruiter?.name ?? 'your recruiter'}
          canSend={recruiter !== null}
          isEarlier={isEarlier}
          nextId={nextId}
          actionData={actionData}
          empty={
            <p className="pb-2 text-center text-soft">
              <span className="block text-title font-display text-ink">
                Ask your recruiter anything about your search
              </span>
              A listing you found, an interview coming up, or what happens next.
            </p>
          }
        />
        <p className="max-w-prose text-note text-soft">
          A reply is due within one business day: Monday to Friday, Eastern Time. Holidays aren’t considered.{' '}
          <Link to="/help-center/messages-with-your-recruiter" reloadDocument className="link">
            How messages work
          </Link>
        </p>
      </div>
    </>
  );
}

function NextStep({ included }: { included: boolean }) {
  return included ? (
    <>We’ll assign you one as soon as possible.</>
  ) : (
    <>
      Your plan doesn’t include one.{' '}
      <Link to="/portal/billing" reloadDocument className="link">
        See plans
      </Link>
    </>
  );
}

function NoRecruiter({ planIncludesRecruiter }: { planIncludesRecruiter: boolean }) {
  return planIncludesRecruiter ? (
    <EmptyState
      title="You don’t have a recruiter yet"
      action={
        <ButtonLink to="/portal/profile" variant="primary">
          View registration
        </ButtonLink>
      }
    >
      Your plan includes one. We’ll assign a recruiter once we accept your registration, and you’ll write to each other
      here.
    </EmptyState>
  ) : (
    <EmptyState
      title="Get your own recruiter"
      action={
        <ButtonLink to="/portal/billing" reloadDocument variant="primary">
          See plans
        </ButtonLink>
      }
    >
      Your plan doesn’t include a recruiter. With one, you can ask anything about your search here, and see when the
      reply is due.
    </EmptyState>
  );
}
