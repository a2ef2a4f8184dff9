/** The states of an application, in the order of its course. The last five end it. */
export const APPLICATION_STATES = [
  'saved',
  'preparing',
  'awaiting-approval',
  'approved',
  'submitted',
  'in-review',
  'interview',
  'offer',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'no-answer',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Nothing has reached the employer yet. */
export const UNSENT_STATES = ['saved', 'preparing', 'awaiting-approval', 'approved'] as const;

/** The employer has it, and hasn't decided. */
export const ACTIVE_STATES = ['submitted', 'in-review', 'interview', 'offer'] as const;

/** The application is over. A member can open it again. */
export const ENDED_STATES = ['accepted', 'rejected', 'withdrawn', 'expired', 'no-answer'] as const;

/** The stages that are counted as "3 of 5", from the submission to the accepted offer. */
export const COUNTED_STAGES = ['submitted', 'in-review', 'interview', 'offer', 'accepted'] as const;

const includes = (states: readonly ApplicationState[], state: ApplicationState) => states.includes(state);

export const isUnsent = (state: ApplicationState): boolean => includes(UNSENT_STATES, state);
export const isActive = (state: ApplicationState): boolean => includes(ACTIVE_STATES, state);
export const isEnded = (state: ApplicationState): boolean => includes(ENDED_STATES, state);

/** How many of the `COUNTED_STAGES` a state stands for: 0 before the submission, and null for an end without an offer. */
export function countStages(state: ApplicationState): number | null {
  if (isUnsent(state)) return 0;
  const at = (COUNTED_STAGES as readonly ApplicationState[]).indexOf(state);
  return at === -1 ? null : at + 1;
}
