import type { PacketFilter } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketState } from '@foothold/core/packets';
import type { Tone } from '../../../shared/ui/badge.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

export const STATE_LABELS: Record<PacketState, { label: string; tone: Tone }> = {
  proposed: { label: 'Needs your approval', tone: 'accent' },
  approved: { label: 'Approved', tone: 'hold' },
  submitted: { label: 'Submitted', tone: 'hold' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  replaced: { label: 'Replaced', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'caution' },
  lapsed: { label: 'Approval expired', tone: 'caution' },
};

export const FILTER_LABELS: Record<PacketFilter, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  submitted: 'Submitted',
  past: 'Past',
};

export const EMPTY_LISTS: Record<PacketFilter, { title: string; text: string }> = {
  waiting: {
    title: 'Nothing needs your approval',
    text: 'When your recruiter prepares an application, you’ll see everything it sends here. Nothing is sent until you approve it.',
  },
  approved: {
    title: 'No approved applications',
    text: 'Applications that you approved stay here until your recruiter submits them.',
  },
  submitted: {
    title: 'Nothing submitted yet',
    text: 'Submitted applications are listed here with their receipts and exactly what was sent.',
  },
  past: {
    title: 'No past applications',
    text: 'Applications that you declined, and those that expired or were replaced, are listed here.',
  },
};

export const CHANNEL_LABELS = {
  site: 'Your recruiter fills in the form on the employer’s site.',
  email: 'Your recruiter sends an email.',
} as const;

/** What the browser says without asking the server. */
export const localMessages = {
  mismatch:
    'This page doesn’t match the application’s hash, so nothing was approved. Reload the page. If it happens again, contact us.',
  challenge:
    'The server asked your passkey to sign something else than what’s on this page, so nothing was approved. Reload the page, or contact us.',
  method: 'How you sign in has changed. Reload the page to approve with your current method.',
  unreachable: 'We couldn’t connect. Check your connection and try again.',
  pending: 'Your approval is still being checked. Reload the page in a moment to see whether it counts.',
  failed: 'Something went wrong on our side. Reload the page to see whether your approval counts.',
  unchanged: 'You haven’t changed anything yet.',
  read: 'Check this once you’ve read every answer.',
  none: 'Choose at least one application.',
} as const;

/** What to do about a refusal that the message alone doesn’t say. */
const HINTS: Readonly<Record<string, string>> = {
  'packets.proof': 'Nothing was approved. Check what you entered, and try again.',
  'packets.method': 'Reload the page to approve with the method of your account.',
  'packets.changed': 'Nothing was approved.',
  'packets.over': 'Nothing was approved.',
  'packets.permission': 'You can allow it again under Profile, and then approve.',
};

/** What was typed didn’t prove who the member is. */
const PROOF_MESSAGES = {
  password: 'This password is wrong. Nothing was approved.',
  code: 'This code is wrong or was used before. Nothing was approved. Enter the newest one.',
} as const;

/** A refused approval with what to do about it. @param typed the field that the member filled in */
export function explainRefusal(failure: FormFailure, typed: 'password' | 'code' | null): FormFailure {
  const { code = '' } = failure;
  if (code === 'packets.proof' && typed) return { ...failure, message: PROOF_MESSAGES[typed] };
  if (code === 'packets.permission')
    return { ...failure, message: 'You haven’t allowed recruiters to apply for you.', hint: HINTS[code] as string };
  const hint = HINTS[code];
  return hint === undefined ? failure : { ...failure, hint };
}
