import type { PacketSummary } from '@foothold/contracts/recruiting/packets';

/** An approved packet for which a recruiter may open the mailbox. */
export interface OpenablePacket {
  id: string;
  /** The job it applies for. */
  job: string;
}

/** Of a member's approved packets, those that need the mailbox. */
export const listOpenable = (
  packets: readonly Pick<PacketSummary, 'id' | 'job' | 'needsMailbox'>[],
): OpenablePacket[] =>
  packets
    .filter(({ needsMailbox }) => needsMailbox)
    .map(({ id, job }) => ({ id, job: `${job.title} at ${job.company}` }));
