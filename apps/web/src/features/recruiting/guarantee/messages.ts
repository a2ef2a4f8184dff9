import type { CaseEventKind, CaseState, HiddenResume } from '@foothold/contracts/recruiting/guarantee-choices';
import type { Tone } from '../../../shared/ui/badge.tsx';

export const CASE_STATE_LABELS: Record<CaseState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'accent' },
  'in-work': { label: 'In progress', tone: 'caution' },
  reached: { label: 'Reached 80', tone: 'hold' },
  credited: { label: 'Credit added', tone: 'hold' },
  'not-covered': { label: 'Not covered', tone: 'neutral' },
};

export const CASE_EVENT_LABELS: Record<CaseEventKind, string> = {
  opened: 'Opened by itself',
  scored: 'New score',
  started: 'Work started',
  note: 'Note',
  reached: 'Reached 80',
  credited: 'Closed with a credit',
  'not-covered': 'Closed as not covered',
};

export const HIDDEN_RESUME_TEXTS: Record<HiddenResume, string> = {
  consent:
    'The member hasn’t allowed a recruiter to read the résumé. They can allow it on the page of their case. You can decide without it.',
  assignment: 'Only the recruiter who works for the member can read the résumé.',
  deleted: 'The member deleted this résumé.',
};

export const NOT_INCLUDED_TEXTS = {
  trial:
    'The 80+ guarantee isn’t part of the trial, because a person decides about each case. You can use everything that leads to 80.',
  plan: 'Your plan doesn’t include the 80+ guarantee.',
} as const;
