import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ClockLine } from '../../../features/recruiting/packets/clock-line.tsx';
import { DecisionBar, ExceptionBox, PasskeyHint } from '../../../features/recruiting/packets/decision-bar.tsx';
import { PacketContent } from '../../../features/recruiting/packets/packet-content.tsx';
import type { loadBatch, ReviewedPacket } from '../../../features/recruiting/packets/packets.server.ts';
import { APPROVALS_PATH, BATCH_PATH, getPacketPath } from '../../../features/recruiting/packets/paths.ts';
import { buildListHref } from '../../../features/recruiting/packets/query.ts';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';

export interface BatchPageProps {
  loaderData: RouteData<typeof loadBatch>;
  actionData: ChangeOutcome | undefined;
}

/** The page at /portal/approvals/review: several applications below each other, approved at once. */
export function BatchPage({ loaderData, actionData }: BatchPageProps) {
  useFreshData('packet');
  const { reviewed, leftOut } = loaderData;
  return (
    <>
      <PageHeader
        title="Review together"
        above={<Breadcrumbs steps={[{ label: 'Approvals', to: APPROVALS_PATH }, { label: 'Review together' }]} />}
      >
        <p>Read each application. At the end, you approve all of them at once.</p>
      </PageHeader>
      <div className="flex max-w-3xl flex-col gap-7">
        {leftOut > 0 && (
          <Callout
            tone="caution"
            title={leftOut === 1 ? 'One application isn’t shown' : `${leftOut} applications aren’t shown`}
            live
          >
            <p>It was decided or changed in the meantime, or has a question that only you can answer.</p>
          </Callout>
        )}
        {reviewed.length === 0 ? (
          <EmptyState
            title="Nothing to review together"
            action={<ButtonLink to={APPROVALS_PATH}>Back to approvals</ButtonLink>}
          >
            <p>Select applications that wait for you in the list.</p>
          </EmptyState>
        ) : (
          <Batch loaderData={loaderData} actionData={actionData} />
        )}
      </div>
    </>
  );
}

function Batch({ loaderData: { reviewed, method }, actionData }: BatchPageProps) {
  const bar = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { show } = useToast();
  const values = actionData?.failure?.values.exception;
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set([values ?? []].flat()));
  const allow = (id: string, checked: boolean) => {
    const others = [...exceptions].filter((one) => one !== id);
    setExceptions(new Set(checked ? [...others, id] : others));
  };
  const search = new URLSearchParams(reviewed.map(({ packet }) => ['id', packet.id]));
  const here = `${BATCH_PATH}?${search}`;
  return (
    <>
      <ol className="flex flex-col gap-12">
        {reviewed.map((one, index) => (
          <BatchItem key={one.packet.id} reviewed={one} place={`${index + 1} of ${reviewed.length}`}>
            <ExceptionBox
              packetId={one.packet.id}
              score={one.packet.score}
              checked={exceptions.has(one.packet.id)}
              onChange={(checked) => allow(one.packet.id, checked)}
            />
          </BatchItem>
        ))}
      </ol>
      <PasskeyHint method={method} here={here} />
      <DecisionBar
        bar={bar}
        reviewed={reviewed}
        method={method}
        exceptions={exceptions}
        actionData={actionData}
        here={here}
        onApproved={() => {
          show({ title: reviewed.length === 1 ? 'Application approved' : `${reviewed.length} applications approved` });
          void navigate(`${APPROVALS_PATH}${buildListHref('approved')}`);
        }}
      />
    </>
  );
}

function BatchItem({
  reviewed: { packet, previousLetter },
  place,
  children,
}: {
  reviewed: ReviewedPacket;
  /** "1 of 3" */
  place: string;
  children: ReactNode;
}) {
  const { id, job } = packet;
  return (
    <li className="flex flex-col gap-6 border-t-2 border-ink pt-5">
      <div className="flex flex-col gap-1">
        <p className="text-note text-soft figures">{place}</p>
        <h2 className="text-title wrap-anywhere">{job.title}</h2>
        <p className="wrap-anywhere">{[job.company, job.place].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-medium">
            <ClockLine packet={packet} time />
          </span>
          <a href={getPacketPath(id)} className="link">
            Edit or decline<span className="sr-only"> {job.title}</span>
          </a>
        </p>
      </div>
      <PacketContent
        packet={packet}
        previousLetter={previousLetter}
        exception={packet.needsException ? children : undefined}
      />
    </li>
  );
}
