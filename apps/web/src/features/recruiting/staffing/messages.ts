import type { AbsenceState, CoverState, QueueStep } from '@foothold/contracts/recruiting/staffing-choices';
import type { Tone } from '../../../shared/ui/badge.tsx';

export const ABSENCE_STATE_LABELS: Record<AbsenceState, { label: string; tone: Tone }> = {
  planned: { label: 'Planned', tone: 'neutral' },
  running: { label: 'Away now', tone: 'caution' },
  ended: { label: 'Over', tone: 'neutral' },
  canceled: { label: 'Canceled', tone: 'neutral' },
};

export const COVER_STATE_LABELS: Record<CoverState, { label: string; tone: Tone }> = {
  planned: { label: 'Planned', tone: 'neutral' },
  waiting: { label: 'No cover has room', tone: 'danger' },
  covered: { label: 'Covered', tone: 'hold' },
  returned: { label: 'Returned', tone: 'neutral' },
  released: { label: 'Assigned otherwise', tone: 'neutral' },
};

export const QUEUE_STEP_LABELS: Record<QueueStep, { label: string; tone: Tone }> = {
  ready: { label: 'Ready to submit', tone: 'hold' },
  declined: { label: 'Declined, replace it', tone: 'caution' },
  prepare: { label: 'To prepare', tone: 'neutral' },
  waiting: { label: 'Waiting for approval', tone: 'neutral' },
  unauthorized: { label: 'Not authorized', tone: 'caution' },
};

export const ACTOR_LABELS = { recruiter: 'Recruiter', member: 'Member' } as const;

export const NOT_ENOUGH_DATA = 'Not enough data';
export const NO_COVER = 'Nobody yet';
