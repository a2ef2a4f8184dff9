import { AccessList } from '../../features/recruiting/mailbox/access-list.tsx';
import { changeMailbox, loadMailbox } from '../../features/recruiting/mailbox/mailbox.server.ts';
import { OwnForwarding } from '../../features/recruiting/mailbox/own-forwarding.tsx';
import { OwnPassword } from '../../features/recruiting/mailbox/own-password.tsx';
import { ProfileTabs } from '../../features/recruiting/profile/profile-tabs.tsx';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Part } from '../../shared/ui/part.tsx';
import type { Route } from './+types/profile-mailbox.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Mailbox', description: 'Your résumé mailbox password and who has viewed it.' });

export const loader = (args: Route.LoaderArgs) => loadMailbox(args);

export const action = (args: Route.ActionArgs) => changeMailbox(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);
export const shouldRevalidate = unlessUnreached;

export default function ProfileMailbox({ loaderData, actionData }: Route.ComponentProps) {
  const { mailbox, tasksWaiting, accesses } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>The mailbox your recruiter applies from, and a log of who viewed its password.</p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-9 pt-7">
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <Part title="Résumé mailbox password">
          <OwnPassword mailbox={mailbox} actionData={actionData} />
        </Part>
        <Part title="Forwarding address">
          <OwnForwarding forwarding={mailbox.forwarding} actionData={actionData} />
        </Part>
        <Part title="Password access log">
          <AccessList accesses={accesses} nobody="No one has requested it." named />
        </Part>
      </div>
    </>
  );
}
