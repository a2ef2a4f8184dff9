import type { CONSULTATION_TYPES } from '@foothold/contracts/support-choices';

type ConsultationType = (typeof CONSULTATION_TYPES)[number];

/** Chapter 9: what a consultation can be about, in words. */
export const CONSULTATION_LABELS: Record<ConsultationType, string> = {
  demo: 'Platform demo',
  resume: 'Résumé review',
  career: 'Career advice',
  recruiting: 'Recruiters who apply for you',
  enterprise: 'An organisation',
};

export const CONSULTATION_MEANINGS: Record<ConsultationType, string> = {
  demo: 'The whole product on a shared screen, with your questions answered as they come.',
  resume: 'What your résumé scores and why, line by line, and the few changes that count most.',
  career: 'Where you stand, where you want to go, and what lies between the two.',
  recruiting: 'How people prepare applications for you, what you approve, and what you see of it.',
  enterprise: 'Profiles for everybody you look after, under your own name, with the figures a team needs.',
};
