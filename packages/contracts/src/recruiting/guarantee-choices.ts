// States, limits, and texts of the guarantee. No schemas, so that pages don't load any in the browser; those are in `guarantee.ts`.

/** `reached`: a later version scores 80 or more. `credited`: it was missed, and the member has the credit. */
export const CASE_STATES = ['open', 'in-work', 'reached', 'credited', 'not-covered'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_EVENTS = ['opened', 'scored', 'started', 'note', 'reached', 'credited', 'not-covered'] as const;
export type CaseEventKind = (typeof CASE_EVENTS)[number];

/** How a person closes a case. */
export const CASE_OUTCOMES = ['missed', 'not-covered'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** Why nobody sees the résumé of a case. */
export const HIDDEN_RESUMES = ['consent', 'assignment', 'deleted'] as const;
export type HiddenResume = (typeof HIDDEN_RESUMES)[number];

/** Why a member has no guarantee. */
export const NOT_INCLUDED = ['trial', 'plan'] as const;

export const guaranteeLimits = { note: 2000, reason: 1000 } as const;

export const guaranteeMessages = {
  note: 'Enter a note.',
  reason: 'Explain the outcome. The member reads it.',
} as const;
