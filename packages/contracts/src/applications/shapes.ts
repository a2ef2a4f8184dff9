import { APPLICATION_STATES, TRANSITION_ACTORS } from '@foothold/core/tracking';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { listingSchema, paySchema } from '../listings/index.ts';
import { ORIGINS, STAGED_STATES } from './choices.ts';

export const applicationStateSchema = z.enum(APPLICATION_STATES);

/** What comes next. `text` is the member’s own words; without any, `kind` says it all. */
export const nextStepSchema = z.object({
  kind: z.enum(['interview', 'reminder', 'answer-offer', 'apply', 'follow-up']),
  text: z.string().nullable(),
});

/** The job of an application, as it was when it was added. */
export const applicationJobSchema = z.object({
  title: z.string(),
  company: z.string(),
  /** Empty if unknown. */
  place: z.string(),
  url: z.string().nullable(),
  pay: paySchema.nullable(),
  /** Whether it is one of our sample listings. */
  sample: z.boolean(),
  /** Whether its listing no longer accepts applications. Null if it isn't one of our listings. */
  closed: z.boolean().nullable(),
  sponsorship: z.enum(SPONSORSHIPS),
});

export const applicationSchema = z.object({
  id: z.string(),
  /** Null for a job that isn't one of our listings. */
  listingId: z.string().nullable(),
  job: applicationJobSchema,
  origin: z.enum(ORIGINS),
  state: applicationStateSchema,
  /** One of the member's own stages within the state. */
  stageId: z.string().nullable(),
  /** Who set the state. */
  setBy: z.enum(TRANSITION_ACTORS),
  /** The event that set the state. A change that names it is refused if the state has changed since. */
  lastEventId: z.string(),
  movedAt: z.iso.datetime(),
  /** The day on which the application was sent, as far as known. */
  appliedDate: z.iso.date().nullable(),
  nextStep: nextStepSchema.nullable(),
  /** A date, or a time for an interview. */
  nextStepDate: z.string().nullable(),
  /** The score of the application's résumé against this job. Null if that wasn't scored. */
  atsScore: z.number().int().nullable(),
  /**
   * How many of each hundred applications at this company got an answer, from members who track theirs here. Null if there are too few to
   * say.
   */
  responseRate: z.number().int().nullable(),
  /** The number of completed stages, from the submission to the accepted offer. Null for an application that ended otherwise. */
  stage: z.number().int().nullable(),
  totalStages: z.number().int(),
  tags: z.array(z.string()),
  note: z.string(),
  resumeId: z.string().nullable(),
  savedAt: z.iso.datetime(),
});
export type Application = z.infer<typeof applicationSchema>;

/** Includes our listing, as it is now. Null for a job from elsewhere. */
export const savedApplicationSchema = applicationSchema.extend({ listing: listingSchema.nullable() });
export type SavedApplication = z.infer<typeof savedApplicationSchema>;

/** An entry of an application's history. */
export const applicationEventSchema = z.object({
  id: z.string(),
  /** `undo`: the event with the ID `undoes` no longer counts. */
  kind: z.enum(['set', 'undo']),
  by: z.enum(TRANSITION_ACTORS),
  /** Who changed it, as the archive that it came with says. Null unless `by` is `import`. */
  importedFrom: z.enum(TRANSITION_ACTORS).nullable(),
  state: applicationStateSchema.nullable(),
  stageId: z.string().nullable(),
  undoes: z.string().nullable(),
  undone: z.boolean(),
  happenedOn: z.iso.date(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** A change of any application, for the timeline. */
export const historyEventSchema = applicationEventSchema.extend({
  application: z.object({ id: z.string(), title: z.string(), company: z.string() }),
  /** The name of the member’s own stage that it went to, also if that is removed. */
  stageName: z.string().nullable(),
  /** Whether it is the latest change of its application and there is an earlier one to go back to. */
  canUndo: z.boolean(),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;

/** An application that a new one may repeat. */
export const similarApplicationSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  state: applicationStateSchema,
  appliedDate: z.iso.date().nullable(),
  savedAt: z.iso.datetime(),
  sameTitle: z.boolean(),
});
export type SimilarApplication = z.infer<typeof similarApplicationSchema>;

export const applicationDetailSchema = savedApplicationSchema.extend({
  /** Oldest first. */
  events: z.array(applicationEventSchema),
  /** Plain text. Empty if unknown. */
  description: z.string(),
});

/** A stage of the member's own, within a state. */
export const stageSchema = z.object({
  id: z.string(),
  state: z.enum(STAGED_STATES),
  name: z.string(),
});
export type Stage = z.infer<typeof stageSchema>;
