import type { ConsultationType } from '@foothold/contracts/support/choices';

/** What each consultation type is for. */
export const CONSULTATION_DESCRIPTIONS: Record<ConsultationType, string> = {
  demo: 'A live tour of the product. Ask questions as we go.',
  resume: 'What your résumé scores and why, line by line, and the changes that matter most.',
  career: 'Where you are, where you want to go, and how to get there.',
  recruiting: 'How a recruiter works with you, and what you approve.',
  enterprise: 'What your organization needs, and what’s open today.',
};
