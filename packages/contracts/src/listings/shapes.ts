import { z } from 'zod';
import {
  FILING_CERTAINTIES,
  FILING_KINDS,
  FILING_REJECT_REASONS,
  RUN_OUTCOMES,
  SOURCE_EVENTS,
  SOURCE_FIELDS,
  SOURCE_STATES,
} from './choices.ts';

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
  /** Settings that it needs and that aren't set. It can't be switched on without them. */
  missingKeys: z.array(z.string()),
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
    /** Named with a link wherever a listing of it is shown. */
    attribution: z.string().nullable(),
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

/** A board of the built-in directory. */
export const directoryEntrySchema = z.object({
  /** The ID of its source. */
  id: z.string(),
  /** The employer. */
  name: z.string(),
  /** The system that the board is on, by name. */
  system: z.string(),
  url: z.string(),
  /** The field of work that most of its jobs are in. */
  field: z.enum(SOURCE_FIELDS),
  /** The address of the public repository that lists the board. */
  repository: z.string(),
  /** Null if it was never switched on. */
  state: z.enum(SOURCE_STATES).nullable(),
  /** End of the first complete sync. */
  verifiedAt: z.iso.datetime().nullable(),
});
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

export const directoryPageSchema = pageOf(directoryEntrySchema).extend({
  /** Boards of the whole directory that are on. */
  on: count,
  /** The systems and fields to filter by, with the number of boards in the whole directory. */
  systems: z.array(z.object({ id: z.string(), name: z.string(), count })),
  fields: z.array(z.object({ id: z.enum(SOURCE_FIELDS), count })),
});
export type DirectoryPage = z.infer<typeof directoryPageSchema>;

export const changedSourcesSchema = z.object({
  changed: count,
  /** Sources that couldn't be changed, each with its reason. */
  refused: z.array(z.object({ name: z.string(), reason: z.string() })),
});

/** What a company’s employers filed in one fiscal year, by the government’s file. It doesn’t say what a job’s listing says. */
export const companyFilingsSchema = z.object({
  kind: z.enum(FILING_KINDS),
  fiscalYear: count,
  /** `uscis-h1b`: approved H-1B petitions. `dol-lca`: certified labor condition applications, which aren’t approvals of a visa. */
  granted: count,
  denied: count,
  /** Approved petitions for new employment. Null for other files. */
  initial: count.nullable(),
  /** Whether the file leaves out some numbers, so that the real ones may be higher. */
  isPartial: z.boolean(),
  /** Legal names as filed, those with the most first. */
  employers: z.array(z.string()),
  /** How many more employers there are. */
  moreEmployers: count,
  certainty: z.enum(FILING_CERTAINTIES),
});
export type CompanyFilings = z.infer<typeof companyFilingsSchema>;

/** A loaded file. */
export const filingFileSchema = z.object({
  id: count,
  kind: z.enum(FILING_KINDS),
  fiscalYear: count,
  /** Null for a file of the whole year. */
  quarter: count.nullable(),
  name: z.string(),
  loadedAt: z.iso.datetime(),
  /** Rows of the file that are used. */
  rows: count,
  employers: count,
  /** Companies with listings that have filings in it. */
  companies: count,
  /** Rows that couldn’t be used, by reason, each with the line of the first one. */
  rejects: z.array(z.object({ reason: z.enum(FILING_REJECT_REASONS), rows: count, firstLine: count })),
});
export type FilingFile = z.infer<typeof filingFileSchema>;
