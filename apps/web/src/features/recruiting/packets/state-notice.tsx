import { declineLabels } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail, PacketSummary } from '@foothold/contracts/recruiting/packets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ClockLine } from './clock-line.tsx';
import { APPROVALS_PATH, getPacketPath } from './paths.ts';

export interface StateNoticeProps {
  packet: PacketDetail;
  /** The next one that waits. */
  next: PacketSummary | null;
}

/** What has happened to a packet, and what comes next. Nothing while it waits, except what the member should know about this version. */
export function StateNotice({ packet, next }: StateNoticeProps) {
  return packet.state === 'proposed' ? (
    <VersionNotice packet={packet} />
  ) : (
    <>
      <Decided packet={packet} />
      {packet.state !== 'replaced' && packet.state !== 'submitted' && <NextPacket next={next} />}
    </>
  );
}

function VersionNotice({ packet: { madeBy, previous } }: { packet: PacketDetail }) {
  if (madeBy === 'member')
    return (
      <Callout tone="hold" title="Saved as a new version" live>
        <p>This is the application with your changes. It still needs your approval.</p>
      </Callout>
    );
  return previous ? (
    <Callout title="This is a new version">
      <p>Your recruiter changed the application. What changed is marked below.</p>
    </Callout>
  ) : null;
}

function Decided({ packet }: { packet: PacketDetail }) {
  const { id, state, approval, recruiter, ended, replacedBy } = packet;
  switch (state) {
    case 'approved':
      return (
        <Callout tone="hold" title="You approved this application" live>
          <p>
            <ClockLine packet={packet} time />. {recruiter} submits exactly this, and you get the receipt.
            {approval && (
              <>
                {' '}
                Your approval ends <DateTime value={approval.expiresAt} />.
              </>
            )}
          </p>
          {packet.started && <p>Your recruiter is filling in the form now.</p>}
          <p className="pt-2">
            <ButtonLink to={`${getPacketPath(id)}?do=decline`} size="small">
              Withdraw approval
            </ButtonLink>
          </p>
        </Callout>
      );
    case 'proposed':
    case 'submitted':
      return null;
    case 'declined':
      return (
        <Callout title="You declined this application" live>
          <p>
            Nothing is sent. {recruiter} sees:{' '}
            {ended?.reason && <strong className="font-strong">{declineLabels[ended.reason]}.</strong>}
          </p>
          {ended?.text && <p className="pt-1 whitespace-pre-wrap">“{ended.text}”</p>}
        </Callout>
      );
    case 'replaced':
      return (
        <Callout tone="caution" title="There is a newer version" live>
          <p className="pb-2">This version can no longer be approved.</p>
          {replacedBy !== null && (
            <ButtonLink to={getPacketPath(replacedBy)} variant="primary" size="small">
              Review new version
            </ButtonLink>
          )}
        </Callout>
      );
    default:
      return <Over title={OVER_TEXTS[state].title}>{OVER_TEXTS[state].text}</Over>;
  }
}

const OVER_TEXTS = {
  withdrawn: {
    title: 'Your recruiter withdrew this application',
    text: 'Nothing was sent. If it’s still a good match, they can propose it again.',
  },
  ended: {
    title: 'This application ended',
    text: 'You no longer let recruiters apply for you, so nothing is sent.',
  },
  expired: {
    title: 'The time to decide is over',
    text: 'Nothing was sent. Your recruiter can propose it again if the job is still open.',
  },
  lapsed: {
    title: 'Your approval has expired',
    text: 'It wasn’t submitted in time, so nothing was sent. Your recruiter can propose it again.',
  },
} as const;

const Over = ({ title, children }: { title: string; children: ReactNode }) => (
  <Callout tone="caution" title={title} live>
    <p>{children}</p>
  </Callout>
);

/** Leads on to what still waits. */
function NextPacket({ next }: { next: PacketSummary | null }) {
  if (!next)
    return (
      <p>
        Nothing else needs your approval.{' '}
        <Link to={APPROVALS_PATH} className="link">
          See all approvals
        </Link>
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-4 py-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="block text-note text-soft">Next to review</span>
        {next.job.title}, {next.job.company}
      </p>
      <ButtonLink to={getPacketPath(next.id)} variant="primary">
        Review next
      </ButtonLink>
    </div>
  );
}
