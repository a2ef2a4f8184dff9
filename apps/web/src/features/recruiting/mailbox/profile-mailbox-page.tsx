import type { RouteData } from '../../../shared/api/route-data.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { ProfileTabs } from '../profile/profile-tabs.tsx';
import { AccessList } from './access-list.tsx';
import type { changeMailbox, loadMailbox } from './mailbox.server.ts';
import { ForwardingAddress } from './own-forwarding.tsx';
import { MailboxPassword } from './own-password.tsx';

export interface ProfileMailboxPageProps {
  loaderData: RouteData<typeof loadMailbox>;
  actionData: RouteData<typeof changeMailbox> | undefined;
}

/** The page at /portal/profile/mailbox. */
export function ProfileMailboxPage({ loaderData, actionData }: ProfileMailboxPageProps) {
  const { mailbox, tasksWaiting, accesses } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>The mailbox your recruiter works from, and a log of who viewed its password.</p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-9 pt-7">
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <Part title="Résumé mailbox password">
          <MailboxPassword mailbox={mailbox} actionData={actionData} />
        </Part>
        {(mailbox.offersForwarding || mailbox.forwarding) && (
          <Part title="Forwarding address">
            <ForwardingAddress forwarding={mailbox.forwarding} actionData={actionData} />
          </Part>
        )}
        <Part title="Password access log">
          <AccessList accesses={accesses} emptyText="No one has requested it." showsNames />
        </Part>
      </div>
    </>
  );
}
