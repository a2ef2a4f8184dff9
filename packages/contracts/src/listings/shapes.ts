import { z } from 'zod';

export const SOURCE_STATES = ['on', 'paused', 'off'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
export const RUN_OUTCOMES = ['complete', 'incomplete', 'failed', 'stopped'] as const;
export const SOURCE_EVENTS = ['added', 'switched-on', 'paused', 'switched-off', 'sync-requested'] as const;

export const sourceLimits = { address: 2000, company: 200, pageSize: 20 } as const;

const count = z.number().int();

/** One sync of a source. */
export const sourceRunSchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** Null while it runs, or waits to continue. */
  endedAt: z.iso.datetime().nullable(),
  outcome: z.enum(RUN_OUTCOMES).nullable(),
  /** Jobs that the source listed. */
  seen: count,
  added: count,
  updated: count,
  unchanged: count,
  closed: count,
  rejected: count,
  /** The error, or why nothing was closed. */
  note: z.string().nullable(),
});
export type SourceRun = z.infer<typeof sourceRunSchema>;

/** Where listings come from: an employer's board, or a feed. */
export const sourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The system that the board is on, by name. */
  system: z.string(),
  url: z.string(),
  state: z.enum(SOURCE_STATES),
  /** End of the first complete sync. */
  verifiedAt: z.iso.datetime().nullable(),
  nextRunAt: z.iso.datetime().nullable(),
  /** Minutes between two syncs. */
  interval: count,
  /** Failed syncs in a row. */
  failures: count,
  /** Open listings. */
  open: count,
  lastRun: sourceRunSchema.nullable(),
});
export type Source = z.infer<typeof sourceSchema>;

/** A record that couldn't be used. */
export const sourceRejectSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Where the record is in its answer. */
  place: z.string(),
  externalId: z.string().nullable(),
  reason: z.string(),
});
export type SourceReject = z.infer<typeof sourceRejectSchema>;

export const sourceDetailSchema = sourceSchema.extend({
  terms: z.object({
    url: z.string(),
    /** ISO date. Null if nobody has read them. */
    readAt: z.string().nullable(),
    mayStoreDescription: z.boolean(),
    mayShowDescription: z.boolean(),
    mayMarkUpJobPosting: z.boolean(),
  }),
  /** Whether our reader was checked against a recorded answer of the system. */
  isChecked: z.boolean(),
  /** What admins did, newest first, up to 50. */
  events: z.array(z.object({ kind: z.enum(SOURCE_EVENTS), at: z.iso.datetime(), by: z.string().nullable() })),
});
export type SourceDetail = z.infer<typeof sourceDetailSchema>;

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(items: T) =>
  z.object({ items: z.array(items), total: count, page: count, pages: count });
