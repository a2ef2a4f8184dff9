import type { PacketSummary } from '@foothold/contracts/recruiting/packets';
import { Link } from 'react-router';
import { getPacketPath } from './paths.ts';

const LINES: Partial<Record<PacketSummary['state'], { text: string; link: string }>> = {
  proposed: { text: 'Your recruiter prepared this application.', link: 'Review' },
  approved: { text: 'You approved this application, and your recruiter submits it.', link: 'See what’s sent' },
  submitted: { text: 'Your recruiter submitted this application.', link: 'See receipt' },
};

/** On an application: what a recruiter prepared for it. */
export function PreparedLine({ packet }: { packet: Pick<PacketSummary, 'id' | 'state'> | null }) {
  const line = packet && LINES[packet.state];
  if (!line) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {line.text}
      <Link to={getPacketPath(packet.id)} className="link inline-flex min-h-6 items-center">
        {line.link}
      </Link>
    </p>
  );
}
