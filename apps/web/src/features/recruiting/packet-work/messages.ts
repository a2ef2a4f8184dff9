import type { DeclineReason, PacketFilter } from '@foothold/contracts/recruiting/packet-choices';
import type { AnswerSource, PacketState } from '@foothold/core/packets';
import type { Tone } from '../../../shared/ui/badge.tsx';

/** States as a recruiter reads them. */
export const STATE_LABELS: Record<PacketState, { label: string; tone: Tone }> = {
  proposed: { label: 'Waiting for the member', tone: 'accent' },
  approved: { label: 'Approved: submit it', tone: 'hold' },
  submitted: { label: 'Submitted', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  replaced: { label: 'Replaced by a newer version', tone: 'neutral' },
  ended: { label: 'Ended: permission withdrawn', tone: 'neutral' },
  expired: { label: 'Expired without a decision', tone: 'caution' },
  lapsed: { label: 'Approval expired', tone: 'caution' },
};

export const FILTER_LABELS: Record<PacketFilter, string> = {
  approved: 'To submit',
  waiting: 'Waiting for the member',
  submitted: 'Submitted',
  past: 'Past',
};

export const EMPTY_LISTS: Record<PacketFilter, { title: string; text: string }> = {
  approved: {
    title: 'Nothing to submit',
    text: 'Applications that a member approved are listed here. Submit each within 48 hours, exactly as approved.',
  },
  waiting: {
    title: 'Nothing waits for a member',
    text: 'Applications that you proposed are listed here until the member decides.',
  },
  submitted: { title: 'Nothing submitted yet', text: 'Submitted applications are listed here with their receipts.' },
  past: {
    title: 'No past applications',
    text: 'Declined, withdrawn, replaced, and expired applications are listed here.',
  },
};

export const SOURCE_LABELS: Record<AnswerSource, string> = {
  book: 'From the answer book',
  recruiter: 'Written by the recruiter',
  member: 'By the member',
};

/** What a member said when declining, for the recruiter. */
export const DECLINE_TEXTS: Record<DeclineReason, string> = {
  company: 'Doesn’t want to work for this company',
  role: 'Isn’t looking for this kind of job',
  pay: 'The pay is too low',
  place: 'The location doesn’t work',
  level: 'The level is wrong',
  answers: 'An answer is wrong',
  resume: 'The résumé isn’t right',
  applied: 'Has already applied',
  other: 'Another reason',
};

export const CHANNEL_LABELS = {
  site: 'Fill in the form on the employer’s site',
  email: 'Send an email from the member’s mailbox',
} as const;

/** What to do about a refusal that its message doesn’t say. */
export const HINTS: Readonly<Record<string, string>> = {
  'packets.permission': 'They can allow it again on their profile, under Recruiter. Nothing was proposed or submitted.',
  'packets.changed': 'Your input is still here. Copy what you need before you reload.',
  'packets.over': 'Nothing was changed.',
  'packets.started': 'Agree with them who submits it. A started form is reserved for a day.',
  'packets.not-approved': 'Don’t submit it. Propose it again.',
  'packets.unconfirmed': 'Tailor the copy further, or choose another résumé.',
  'packets.open': 'Open it under Applications, and choose “Propose a changed version”.',
  'packets.sent': 'Nothing was proposed.',
};
