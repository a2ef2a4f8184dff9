import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { type DetailList, DetailPage } from '../../../shared/ui/detail-page.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { AccessList } from '../mailbox/access-list.tsx';
import { MailboxPanel } from '../mailbox/mailbox-box.tsx';
import { RegistrationSections } from '../registration-sections.tsx';
import { RecruiterTasks } from '../tasks/own-tasks.tsx';
import { ProposeForm } from '../tasks/propose-form.tsx';
import { ClientTabs } from '../workspace/client-shell.tsx';
import { AuthorizationState, RulesView } from '../workspace/overview-parts.tsx';
import type { changeClient, loadClient } from './clients.server.ts';

export interface ConsoleClientPageProps {
  loaderData: RouteData<typeof loadClient>;
  actionData: RouteData<typeof changeClient> | undefined;
}

export const CLIENTS: DetailList = { label: 'Your members', to: '/console/clients' };

/** The page at /console/clients/:id: one member, as their recruiter sees them. */
export function ConsoleClientPage({ loaderData, actionData }: ConsoleClientPageProps) {
  useFreshData('recruiting', 'packet');
  const format = useFormat();
  const { client, overview, openable } = loaderData;
  const { member, tasks, registration, access, since, handover } = client;
  return (
    <DetailPage
      key={member.id}
      list={CLIENTS}
      title={member.name}
      status={
        <>
          <p>
            {registration.answers.preferredRole}. Assigned <DateTime value={since} />.
          </p>
          <SampleBadge of={member} />
        </>
      }
      actions={<ButtonLink to={`/console/clients/${member.id}/messages`}>Messages</ButtonLink>}
      actionData={actionData}
      notice={
        <>
          <ClientTabs memberId={member.id} />
          {handover && (
            <Callout title={`You cover for ${handover.from} until ${format.date(handover.until)}`}>
              <p className="whitespace-pre-line">{handover.note}</p>
              {handover.memberNote !== null && <p className="whitespace-pre-line">{handover.memberNote}</p>}
            </Callout>
          )}
        </>
      }
      parts={[
        { id: 'authorization', title: 'Authorization', content: <AuthorizationState overview={overview} /> },
        { id: 'rules', title: 'Rules', content: <RulesView overview={overview} /> },
        { id: 'tasks', title: 'Tasks', content: <RecruiterTasks tasks={tasks} actionData={actionData} /> },
        {
          id: 'propose',
          title: 'Propose a task',
          content: <ProposeForm memberId={member.id} memberName={member.name} actionData={actionData} />,
        },
      ]}
      side={{
        label: 'Mailbox',
        isWide: true,
        parts: [
          { id: 'mailbox', title: 'Mailbox', content: <MailboxPanel client={client} packets={openable} /> },
          {
            id: 'access',
            title: 'Your access history',
            content: <AccessList accesses={access} emptyText="You haven’t requested the password." />,
          },
        ],
      }}
      below={[
        {
          id: 'profile',
          title: 'Profile',
          content: <RegistrationSections answers={registration.answers} hidesVisa={!registration.visaShared} />,
        },
      ]}
    />
  );
}
