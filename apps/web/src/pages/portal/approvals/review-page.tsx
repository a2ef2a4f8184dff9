import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ClockLine } from '../../../features/recruiting/packets/clock-line.tsx';
import { DecisionBar, ExceptionBox, PasskeyHint } from '../../../features/recruiting/packets/decision-bar.tsx';
import { DeclineForm } from '../../../features/recruiting/packets/decline-form.tsx';
import { EditForm } from '../../../features/recruiting/packets/edit-form.tsx';
import { STATE_LABELS } from '../../../features/recruiting/packets/messages.ts';
import { OpenQuestions } from '../../../features/recruiting/packets/open-questions.tsx';
import { PacketContent } from '../../../features/recruiting/packets/packet-content.tsx';
import type { loadPacket } from '../../../features/recruiting/packets/packets.server.ts';
import { APPROVALS_PATH, getPacketPath } from '../../../features/recruiting/packets/paths.ts';
import { Receipt } from '../../../features/recruiting/packets/receipt.tsx';
import { StateNotice } from '../../../features/recruiting/packets/state-notice.tsx';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshDataUnless } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

export interface ReviewPageProps {
  loaderData: RouteData<typeof loadPacket>;
  actionData: ChangeOutcome | undefined;
}

/** What can still be declined, and what can be changed. */
const DECLINABLE: ReadonlySet<string> = new Set(['proposed', 'approved', 'expired', 'lapsed']);
const EDITABLE: ReadonlySet<string> = new Set(['proposed', 'approved']);

/** The page at /portal/approvals/:id: everything that an application sends, and the member's decision. */
export function ReviewPage({ loaderData, actionData }: ReviewPageProps) {
  const { packet, view, next } = loaderData;
  // A reload would end what the member is typing. They learn of the newer version when they save.
  useFreshDataUnless(view !== 'review', 'packet');
  const isEditing = view === 'edit' && EDITABLE.has(packet.state);
  const isDeclining = view === 'decline' && DECLINABLE.has(packet.state);
  const isOther = isEditing || isDeclining;
  return (
    <>
      <Header packet={packet} />
      <div className="flex max-w-3xl flex-col gap-7">
        {isEditing && (
          <section aria-labelledby="other-decision" className="flex flex-col gap-5">
            <h2 id="other-decision" className="text-lead">
              Edit answers
            </h2>
            <EditForm packet={packet} actionData={actionData} />
          </section>
        )}
        {isDeclining && (
          <section aria-labelledby="other-decision" className="flex flex-col gap-5">
            <h2 id="other-decision" className="text-lead">
              {packet.state === 'approved' ? 'Withdraw approval' : 'Decline'}
            </h2>
            <DeclineForm packet={packet} actionData={actionData} />
          </section>
        )}
        {!isOther && <StateNotice packet={packet} next={next} />}
        {!isOther && <Review loaderData={loaderData} actionData={actionData} />}
      </div>
    </>
  );
}

function Header({ packet }: Pick<ReviewPageProps['loaderData'], 'packet'>) {
  const { job, state } = packet;
  const { label, tone } = STATE_LABELS[state];
  return (
    <PageHeader
      title={<span className="wrap-anywhere">{job.title}</span>}
      above={<Breadcrumbs steps={[{ label: 'Approvals', to: APPROVALS_PATH }, { label: job.title }]} />}
    >
      <p className="wrap-anywhere">{[job.company, job.place].filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-small">
        <Badge tone={tone}>{label}</Badge>
        {packet.clock && (
          <span className="font-medium text-ink">
            <ClockLine packet={packet} time />
          </span>
        )}
      </p>
    </PageHeader>
  );
}

function Review({ loaderData: { packet, previousLetter, method }, actionData }: ReviewPageProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const values = actionData?.failure?.values.exception;
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set([values ?? []].flat()));
  const { id, state, openQuestions, applicationId } = packet;
  const here = getPacketPath(id);
  const isWaiting = state === 'proposed';
  return (
    <>
      <Receipt packet={packet} />
      {isWaiting && openQuestions > 0 && <OpenQuestions packet={packet} actionData={actionData} />}
      <PacketContent
        packet={packet}
        previousLetter={previousLetter}
        exception={
          isWaiting && packet.needsException ? (
            <ExceptionBox
              packetId={id}
              score={packet.score}
              checked={exceptions.has(id)}
              onChange={(checked) => setExceptions(new Set(checked ? [id] : []))}
            />
          ) : undefined
        }
      />
      {isWaiting && (
        <>
          <p className="max-w-prose text-soft">
            If you approve, your recruiter has 48 hours to submit exactly this. You get the receipt here and by email.
            You can withdraw your approval until then.
          </p>
          <PasskeyHint method={method} here={here} />
          <DecisionBar
            bar={bar}
            reviewed={[{ packet, previousLetter }]}
            method={method}
            exceptions={exceptions}
            actionData={actionData}
            here={here}
            onApproved={() => void revalidate().then(() => scrollTo({ top: 0 }))}
          >
            <ButtonLink to="?do=edit" className="px-3! max-sm:grow">
              Edit<span className="sr-only"> answers</span>
            </ButtonLink>
            <ButtonLink to="?do=decline" className="px-3! max-sm:grow">
              Decline
            </ButtonLink>
          </DecisionBar>
        </>
      )}
      {!isWaiting && applicationId !== null && (
        <p>
          <ButtonLink to={`/portal/applications/${applicationId}`}>Open in Applications</ButtonLink>
        </p>
      )}
    </>
  );
}
