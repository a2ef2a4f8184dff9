import type { ConsultationType } from '@foothold/contracts/support-choices';

/** What a consultation of each kind is, for those who hesitate. */
export const CONSULTATION_MEANINGS: Record<ConsultationType, string> = {
  demo: 'The whole product on a shared screen, with your questions answered as they come.',
  resume: 'What your résumé scores and why, line by line, and the few changes that count most.',
  career: 'Where you stand, where you want to go, and what lies between the two.',
  recruiting: 'How people prepare applications for you, what you approve, and what you see of it.',
  enterprise: 'Profiles for everybody you look after, under your own name, with the figures a team needs.',
};
