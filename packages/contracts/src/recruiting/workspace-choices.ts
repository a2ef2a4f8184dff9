/** `must-have` and `nice-to-have`: skills. `knock-out`: a condition that decides by itself. */
export const REQUIREMENT_KINDS = ['must-have', 'nice-to-have', 'knock-out'] as const;

/** `unknown`: the résumé doesn’t say, which is never a guess. */
export const REQUIREMENT_ANSWERS = ['met', 'not-met', 'unknown'] as const;

export const workspaceLimits = {
  matches: 100,
  matchesAtOnce: 20,
  /** How many résumés of a member are compared with a listing: the latest ones. */
  screenedResumes: 5,
} as const;
