// Limits, states, and texts of staffing. No schemas, so that pages don't load any in the browser; those are in `staffing.ts`.

export const ABSENCE_STATES = ['planned', 'running', 'ended', 'canceled'] as const;
export type AbsenceState = (typeof ABSENCE_STATES)[number];

/** `waiting`: nobody has room. `released`: the member was assigned otherwise in the meantime. */
export const COVER_STATES = ['planned', 'waiting', 'covered', 'returned', 'released'] as const;
export type CoverState = (typeof COVER_STATES)[number];

/**
 * What a member's applications need next. `ready`: an approved one waits to be submitted. `declined`: the member declined the last one, and it
 * isn't replaced yet. `prepare`: none is open. `unauthorized`: the member hasn't authorized recruiters.
 */
export const QUEUE_STEPS = ['ready', 'declined', 'prepare', 'waiting', 'unauthorized'] as const;
export type QueueStep = (typeof QUEUE_STEPS)[number];

/** How the figures of a recruiter are shown. */
export const FIGURE_UNITS = ['count', 'minutes'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

export const staffingLimits = {
  capacity: 200,
  note: 2000,
  moves: 200,
  covers: 200,
  absenceDays: 366,
  queue: 100,
  weeks: 8,
} as const;

export const staffingMessages = {
  capacity: `Enter a number from 0 to ${staffingLimits.capacity}.`,
  day: 'Enter a date.',
  endsBefore: 'The last day can’t be before the first.',
  tooLong: 'An absence can be up to a year long.',
  note: 'Write what the covering recruiter has to know.',
} as const;
