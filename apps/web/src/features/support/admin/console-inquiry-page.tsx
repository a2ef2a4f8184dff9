import type { InquiryDetail, InquiryState } from '@foothold/contracts/support/shapes';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { type DetailList, DetailPage, type DetailPart } from '../../../shared/ui/detail-page.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import type { changeInquiry, loadInquiry } from './admin.server.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answers } from './answers.tsx';
import { AssignForm } from './assign-form.tsx';
import { CancelDemoForm } from './cancel-demo-form.tsx';
import { ClockMark } from './clock-mark.tsx';
import { CloseForm } from './close-form.tsx';
import { DemoTime } from './demo-time.tsx';
import { Emails } from './emails.tsx';
import { History } from './history.tsx';
import { KINDS, STATES } from './labels.ts';
import { RecentChanges } from './meanwhile.tsx';

export interface ConsoleInquiryPageProps {
  loaderData: RouteData<typeof loadInquiry>;
  actionData: RouteData<typeof changeInquiry> | undefined;
}

export const INQUIRIES: DetailList = { label: 'Inquiries', to: '/console/inquiries' };

const TONES: Record<InquiryState, Tone> = { open: 'accent', answered: 'hold', closed: 'neutral' };

/** The page at /console/inquiries/:id. */
export function ConsoleInquiryPage({ loaderData, actionData }: ConsoleInquiryPageProps) {
  useFreshData('inquiry');
  const { inquiry, next, frame, templates } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <DetailPage
      key={inquiry.id}
      list={INQUIRIES}
      title={inquiry.name}
      reference={inquiry.reference}
      status={
        <>
          <span>
            {KINDS[inquiry.kind].one}, <span className="font-mono">{inquiry.reference}</span>
          </span>
          <Badge tone={TONES[inquiry.state]}>{STATES[inquiry.state]}</Badge>
          <SampleBadge of={inquiry} />
          <ClockMark inquiry={inquiry} now={now} />
        </>
      }
      actions={
        next && (
          <ButtonLink to={`/console/inquiries/${next.id}`} size="small">
            Next: {next.name}
          </ButtonLink>
        )
      }
      actionData={actionData}
      notice={<RecentChanges history={inquiry.history} />}
      parts={[
        { id: 'inquiry', title: 'Inquiry', content: <Answers inquiry={inquiry} /> },
        { id: 'history', title: 'History', content: <History inquiry={inquiry} /> },
        {
          id: 'reply',
          title: 'Reply by email',
          content: <AnswerForm inquiry={inquiry} frame={frame} templates={templates} actionData={actionData} />,
        },
      ]}
      side={{ label: 'Actions', parts: createSideParts({ loaderData, actionData }, now) }}
    />
  );
}

function createSideParts({ loaderData, actionData }: ConsoleInquiryPageProps, now: Date): DetailPart[] {
  const { inquiry, staff, emails } = loaderData;
  const { booking } = inquiry;
  const canCancel = booking !== null && booking.canceledAt === null && Date.parse(booking.startsAt) > now.getTime();
  const demo = booking && (
    <>
      <BookingFacts booking={booking} />
      {canCancel && <CancelDemoForm inquiry={inquiry} actionData={actionData} />}
    </>
  );
  return [
    ...(demo ? [{ id: 'demo', title: 'Demo', content: demo }] : []),
    {
      id: 'assignee',
      title: 'Assignee',
      content: <AssignForm inquiry={inquiry} staff={staff} actionData={actionData} />,
    },
    {
      id: 'close',
      title: inquiry.state === 'closed' ? 'Inquiry closed' : 'No reply needed?',
      content: <CloseForm inquiry={inquiry} actionData={actionData} />,
    },
    { id: 'emails', title: 'Emails', content: <Emails emails={emails} reference={inquiry.reference} /> },
  ];
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
