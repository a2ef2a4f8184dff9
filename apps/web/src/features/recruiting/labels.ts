import type { RegistrationState, SecretEnd, TaskState } from '@foothold/contracts/recruiting-choices';
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
  expired: { label: 'Approval ended', tone: 'caution' },
};

/** What staff and recruiters are told of a mailbox: never more than that there is one. */
export const MAILBOX = {
  password: 'Password kept',
  forwarding: 'Forwarding address',
  none: 'None',
} as const;

/** Why a mailbox password is no longer kept. */
export const ENDED: Record<SecretEnd, string> = {
  erased: 'It was erased by its owner.',
  replaced: 'It was replaced.',
  consent: 'It was erased when the permission to store it was taken back.',
  plan: 'It was erased when the plan ended.',
  idle: 'It was erased because it was neither used nor replaced for 30 days.',
  discarded: 'It was erased with the registration that brought it.',
};
