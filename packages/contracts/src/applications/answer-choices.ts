/** Limits of a member's answer book. */
export const answerLimits = {
  answers: 300,
  answer: 4000,
  question: 500,
  /** Earlier versions of one answer. The oldest is deleted. */
  versions: 50,
  asked: 100,
} as const;

/** Changes within this time are one version, because answers are saved while typing. */
export const VERSION_MINUTES = 5;
