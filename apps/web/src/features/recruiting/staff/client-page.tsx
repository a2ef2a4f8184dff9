import type { ClientDetail } from '@foothold/contracts/recruiting';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { AccessList } from '../mailbox/access-list.tsx';
import { MailboxBox } from '../mailbox/mailbox-box.tsx';
import { RegistrationSections } from '../registration-sections.tsx';
import { OwnTasks } from '../tasks/own-tasks.tsx';
import { ProposeForm } from '../tasks/propose-form.tsx';

/** One member, as their recruiter sees them: tasks on the left, the mailbox on the right, the profile below. */
export function ClientPage({ client, actionData }: { client: ClientDetail; actionData: ChangeOutcome | undefined }) {
  const { member, tasks, mailbox, registration, access } = client;
  return (
    <div className="flex flex-col gap-6">
      {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="Tasks">
            <OwnTasks tasks={tasks} actionData={actionData} />
          </Part>
          <Part title="Propose a task">
            <ProposeForm memberName={member.name} hasPassword={mailbox.stored !== null} actionData={actionData} />
          </Part>
        </div>
        <aside aria-label="Mailbox" className="flex min-w-0 flex-col gap-6 lg:row-span-2">
          <Part title="Mailbox" aside>
            <MailboxBox client={client} />
          </Part>
          <Part title="Your access history" aside>
            <AccessList accesses={access} nobody="You haven’t requested the password." />
          </Part>
        </aside>
        <div className="min-w-0">
          <Part title="Profile">
            <RegistrationSections answers={registration.answers} />
          </Part>
        </div>
      </div>
    </div>
  );
}
