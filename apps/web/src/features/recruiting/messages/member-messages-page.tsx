import { useMemo } from 'react';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { CLIENTS } from '../staff/console-client-page.tsx';
import { SettleForm } from './message-forms.tsx';
import type { changeMemberThread, loadMemberThread } from './messages.server.ts';
import { createRecruiterSide } from './side.ts';
import { ThreadPanel } from './thread-panel.tsx';

export interface MemberMessagesPageProps {
  loaderData: RouteData<typeof loadMemberThread>;
  actionData: RouteData<typeof changeMemberThread> | undefined;
}

/** The page at /console/clients/:id/messages. */
export function MemberMessagesPage({ loaderData, actionData }: MemberMessagesPageProps) {
  const { thread, isEarlier, nextId } = loaderData;
  const { member } = thread;
  const side = useMemo(() => createRecruiterSide(member.id), [member.id]);
  return (
    <>
      <PageHeader
        title={`Messages with ${member.name}`}
        above={
          <Breadcrumbs
            steps={[CLIENTS, { label: member.name, to: `/console/clients/${member.id}` }, { label: 'Messages' }]}
          />
        }
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p>Only you and {member.name} can read these messages. If the recruiter changes, the next one can.</p>
          <SampleBadge of={member} />
        </div>
      </PageHeader>
      <div className="mx-auto w-full max-w-page">
        <ThreadPanel
          key={member.id}
          loaded={thread}
          side={side}
          other={member.name}
          canSend
          isEarlier={isEarlier}
          nextId={nextId}
          actionData={actionData}
          empty={
            <p className="pb-2 text-center text-soft">
              <span className="block text-title font-display text-ink">Introduce yourself to {member.name}</span>
              Ask what they’re looking for before you propose the first task.
            </p>
          }
          renderClockAction={({ clocks }) =>
            clocks.recruiter.state !== 'nothing-due' && <SettleForm actionData={actionData} />
          }
        />
      </div>
    </>
  );
}
