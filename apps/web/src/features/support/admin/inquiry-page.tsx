import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import type { loadInquiry } from './admin.server.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answers } from './answers.tsx';
import { AssignForm } from './assign-form.tsx';
import { CancelDemoForm } from './cancel-demo-form.tsx';
import { CloseForm } from './close-form.tsx';
import { DemoTime } from './demo-time.tsx';
import { Emails } from './emails.tsx';
import { History } from './history.tsx';
import { Meanwhile } from './meanwhile.tsx';

type Data = Awaited<ReturnType<typeof loadInquiry>>;

/** One inquiry: what was asked and what happened at the left, what to do about it at the right. */
export function InquiryPage({ actionData, ...data }: Data & { actionData: ChangeOutcome | undefined }) {
  const { inquiry, staff, emails, frame } = data;
  const now = useNow(data.now);
  return (
    <div className="flex flex-col gap-6">
      <Meanwhile history={inquiry.history} />
      {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="Inquiry">
            <Answers inquiry={inquiry} />
          </Part>
          <Part title="History">
            <History inquiry={inquiry} />
          </Part>
          <Part title="Reply by email">
            <AnswerForm inquiry={inquiry} frame={frame} actionData={actionData} />
          </Part>
        </div>
        <aside aria-label="Actions" className="flex min-w-0 flex-col gap-6">
          {inquiry.booking && (
            <Part title="Demo" aside>
              <BookingFacts booking={inquiry.booking} />
              {inquiry.booking.canceledAt === null && Date.parse(inquiry.booking.startsAt) > now.getTime() && (
                <CancelDemoForm inquiry={inquiry} actionData={actionData} />
              )}
            </Part>
          )}
          <Part title="Assignee" aside>
            <AssignForm inquiry={inquiry} staff={staff} actionData={actionData} />
          </Part>
          <Part title={inquiry.state === 'closed' ? 'Inquiry closed' : 'No reply needed?'} aside>
            <CloseForm inquiry={inquiry} actionData={actionData} />
          </Part>
          <Part title="Emails" aside>
            <Emails emails={emails} reference={inquiry.reference} />
          </Part>
        </aside>
      </div>
    </div>
  );
}

function BookingFacts({
  booking: { startsAt, endsAt, canceledAt },
}: {
  booking: NonNullable<InquiryDetail['booking']>;
}) {
  return (
    <>
      <p className={canceledAt === null ? '' : 'text-soft line-through'}>
        <DemoTime startsAt={startsAt} endsAt={endsAt} />
      </p>
      {canceledAt !== null && <p>Canceled. This time slot is available again.</p>}
      <Link className="link" to={`/console/demos?week=${startsAt.slice(0, 10)}`}>
        View week in calendar
      </Link>
    </>
  );
}
