import type { SourceField } from '@foothold/contracts/listings/choices';
import type { Source, SourceDetail, SourceRun } from '@foothold/contracts/listings/shapes';
import type { Tone } from '../../../shared/ui/badge.tsx';

export const STATE_LABELS: Record<Source['state'], { label: string; tone: Tone }> = {
  on: { label: 'On', tone: 'hold' },
  paused: { label: 'Paused', tone: 'caution' },
  off: { label: 'Off', tone: 'neutral' },
};

export const FIELD_LABELS: Record<SourceField, string> = {
  agriculture: 'Agriculture',
  construction: 'Construction',
  creative: 'Arts and media',
  education: 'Education',
  engineering: 'Engineering and energy',
  finance: 'Finance and insurance',
  food: 'Food service',
  health: 'Health care',
  hospitality: 'Hospitality',
  'human-resources': 'Human resources',
  law: 'Law',
  management: 'Management and consulting',
  manufacturing: 'Manufacturing',
  marketing: 'Marketing',
  office: 'Office and administration',
  'personal-care': 'Personal care',
  procurement: 'Procurement',
  'public-safety': 'Public safety and local government',
  repair: 'Repair and maintenance',
  retail: 'Retail',
  sales: 'Sales',
  science: 'Science',
  'social-services': 'Social services',
  technology: 'Technology',
  transport: 'Transportation and logistics',
};

const OUTCOME_LABELS: Record<NonNullable<SourceRun['outcome']>, { label: string; tone: Tone }> = {
  complete: { label: 'Complete', tone: 'hold' },
  incomplete: { label: 'Incomplete', tone: 'caution' },
  failed: { label: 'Failed', tone: 'danger' },
  stopped: { label: 'Stopped', tone: 'neutral' },
};

/** The label of how a sync ended. */
export const getOutcomeLabel = ({ outcome }: SourceRun): { label: string; tone: Tone } =>
  outcome === null ? { label: 'Running', tone: 'accent' } : OUTCOME_LABELS[outcome];

export const EVENT_LABELS: Record<SourceDetail['events'][number]['kind'], string> = {
  added: 'Added',
  'switched-on': 'Switched on',
  paused: 'Paused',
  'switched-off': 'Switched off',
  'sync-requested': 'Sync requested',
};

/** "every 30 minutes", "every 4 hours" */
export function formatInterval(minutes: number): string {
  if (minutes < 60) return `every ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'every hour' : `every ${hours} hours`;
}
