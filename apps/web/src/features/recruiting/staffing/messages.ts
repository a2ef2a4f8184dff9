import type { AbsenceState, CoverState } from '@foothold/contracts/recruiting/staffing-choices';
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

export const NOT_ENOUGH_DATA = 'Not enough data';
export const NO_COVER = 'Nobody yet';
