/**
 * `proposed`: the member decides. `approved`: the recruiter may submit it. `lapsed`: the approval ended before it was submitted. `expired`:
 * nobody decided in time. `replaced`: a changed packet took its place. `ended`: it can no longer be approved because the permission for
 * recruiters was withdrawn.
 */
export const PACKET_STATES = [
  'proposed',
  'approved',
  'submitted',
  'declined',
  'withdrawn',
  'replaced',
  'ended',
  'expired',
  'lapsed',
] as const;
export type PacketState = (typeof PACKET_STATES)[number];

/** How a packet ends without being submitted. */
export const PACKET_ENDS = ['declined', 'withdrawn', 'replaced', 'ended'] as const;
export type PacketEnd = (typeof PACKET_ENDS)[number];

/** How long a member has to decide, and how long an approval is valid. */
export const PACKET_DAYS = { decide: 7, submit: 14 } as const;
/** A recruiter should submit within this many hours after the approval. Both sides see the clock. */
export const SUBMIT_HOURS = 48;

const HOUR_MS = 60 * 60_000;

export interface PacketFacts {
  expiresAt: Date;
  ended: PacketEnd | null;
  approval: { at: Date; expiresAt: Date } | null;
  submittedAt: Date | null;
}

export function getPacketState({ expiresAt, ended, approval, submittedAt }: PacketFacts, now: Date): PacketState {
  if (submittedAt) return 'submitted';
  if (ended) return ended;
  if (approval) return approval.expiresAt > now ? 'approved' : 'lapsed';
  return expiresAt > now ? 'proposed' : 'expired';
}

/** Who has to act next, and by when. Null if nobody has to. */
export function getPacketClock(
  facts: PacketFacts,
  now: Date,
): { side: 'member' | 'recruiter'; due: Date; overdue: boolean } | null {
  const state = getPacketState(facts, now);
  if (state === 'proposed') return { side: 'member', due: facts.expiresAt, overdue: false };
  if (state !== 'approved' || !facts.approval) return null;
  const due = new Date(facts.approval.at.getTime() + SUBMIT_HOURS * HOUR_MS);
  return { side: 'recruiter', due, overdue: due <= now };
}
