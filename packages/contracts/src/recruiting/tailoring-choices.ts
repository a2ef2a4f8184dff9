/** `declined`: the member said that it isn’t so. `withdrawn`: the recruiter no longer needs it. */
export const CONFIRMATION_STATES = ['waiting', 'confirmed', 'declined', 'withdrawn'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** `question`: asks for a fact. `edit`: a text with something new in it. */
export const CONFIRMATION_KINDS = ['question', 'edit'] as const;

export const tailoringLimits = { text: 2000, answer: 1000 } as const;

export const tailoringMessages = {
  text: 'Enter the new text.',
  tooLong: 'Use 2,000 characters or fewer.',
  answer: 'Answer in your own words.',
} as const;
