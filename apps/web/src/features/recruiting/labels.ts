import type { RegistrationState, SecretEnd, TaskState } from '@foothold/contracts/recruiting/choices';
import type { Tone } from '../../shared/ui/badge.tsx';

interface Label {
  label: string;
  tone: Tone;
}

export const REGISTRATION_STATES: Record<RegistrationState, Label> = {
  waiting: { label: 'Waiting', tone: 'caution' },
  new: { label: 'New', tone: 'accent' },
  'in-review': { label: 'In review', tone: 'caution' },
  accepted: { label: 'Accepted', tone: 'hold' },
  returned: { label: 'Returned', tone: 'neutral' },
};

export const TASK_STATES: Record<TaskState, Label> = {
  proposed: { label: 'Proposed', tone: 'accent' },
  approved: { label: 'Approved', tone: 'hold' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  done: { label: 'Done', tone: 'neutral' },
  expired: { label: 'Approval expired', tone: 'caution' },
};

/** What staff and recruiters may know about a mailbox, which is only whether there is one. */
export const MAILBOX_LABELS = {
  password: 'Password saved',
  forwarding: 'Forwarding address',
  none: 'None',
} as const;

/** Why a mailbox password was erased. */
export const SECRET_END_LABELS: Record<SecretEnd, string> = {
  erased: 'It was deleted by its owner.',
  replaced: 'It was replaced.',
  consent: 'It was deleted when permission to store it was withdrawn.',
  plan: 'It was deleted when the plan ended.',
  idle: 'It was deleted because it wasn’t used or replaced for 30 days.',
  discarded: 'It was deleted with the registration it came with.',
};
