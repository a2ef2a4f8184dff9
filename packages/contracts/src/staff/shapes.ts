import { z } from 'zod';

// What the admin console shows besides the domains' own pages.

const at = z.iso.datetime();

export const limits = { filterName: 60, filterQuery: 500, filters: 30 } as const;

/** Types of things that wait for staff. Each has a list in the console. */
export const WAITING_KINDS = [
  'support',
  'consultation',
  'demo',
  'enterprise',
  'waitlist',
  'new-registrations',
  'registrations-in-review',
  'recruiter-needed',
  'failed-emails',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** One thing that waits. */
export const waitingItemSchema = z.object({
  id: z.string(),
  /** The person it is about, or an email's recipient. */
  name: z.string(),
  /** Its reference, or an email's subject. */
  reference: z.string(),
  sample: z.boolean(),
  since: at,
  /** When a reply is due. Null if nothing was promised. */
  dueAt: at.nullable(),
});
export type WaitingItem = z.infer<typeof waitingItemSchema>;

export const waitingSchema = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.number().int(),
  /** How many are past their due time. */
  overdue: z.number().int(),
  /** The oldest ones, oldest first. */
  items: z.array(waitingItemSchema),
});
export type Waiting = z.infer<typeof waitingSchema>;

export const HEALTH_CHECKS = ['database', 'queue', 'workers', 'mail', 'audit'] as const;
export type HealthCheckName = (typeof HEALTH_CHECKS)[number];
export const HEALTH_STATES = ['ok', 'warning', 'failing'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** The result of one check, with what it found in a sentence. */
export const healthCheckSchema = z.object({
  name: z.enum(HEALTH_CHECKS),
  state: z.enum(HEALTH_STATES),
  detail: z.string(),
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

export const overviewSchema = z.object({
  /** The types of which something waits, the one with the oldest item first. */
  waiting: z.array(waitingSchema),
  /** The types of which nothing waits. */
  clear: z.array(z.enum(WAITING_KINDS)),
  health: z.array(healthCheckSchema),
  /** When the checks ran. */
  at,
});
export type Overview = z.infer<typeof overviewSchema>;

const auditCheckSchema = z
  .object({
    at,
    /** The entries after this one were checked, up to `number`. */
    after: z.number().int(),
    number: z.number().int(),
    problems: z.array(z.object({ number: z.number().int().nullable(), what: z.string() })),
  })
  .nullable();

/** The audit log as a whole. */
export const auditStatusSchema = z.object({
  entries: z.number().int(),
  /** Null without entries. */
  head: z.object({ number: z.number().int(), hash: z.string() }).nullable(),
  signed: z.object({ number: z.number().int(), at, keyId: z.string() }).nullable(),
  /** How many entries the last signature doesn’t cover. */
  unsigned: z.number().int(),
  /** The last check before a signature, and the last nightly verification. Null before the first. */
  signing: auditCheckSchema,
  verification: auditCheckSchema,
  /** Public keys of the signatures (SPKI in base64), newest first. */
  keys: z.array(z.object({ keyId: z.string(), publicKey: z.string() })),
});
export type AuditStatus = z.infer<typeof auditStatusSchema>;

/** Console pages that show a member's data. */
export const STAFF_VIEW_PAGES = [
  'member',
  'billing',
  'registration',
  'client',
  'client-resumes',
  'client-matches',
  'client-applications',
  'client-answers',
  'screening',
] as const;
export type StaffViewPage = (typeof STAFF_VIEW_PAGES)[number];

export const staffViewSchema = z.object({
  id: z.string(),
  page: z.enum(STAFF_VIEW_PAGES),
  /** Null if the staff member's account was deleted. */
  by: z.string().nullable(),
  at,
});
export type StaffView = z.infer<typeof staffViewSchema>;

/** How many sample people and inquiries there are, and when an admin last cleared some. */
export const sampleDataSchema = z.object({
  people: z.number().int(),
  inquiries: z.number().int(),
  lastCleared: z
    .object({
      at,
      /** Null if the admin's account was deleted. */
      by: z.string().nullable(),
      people: z.number().int(),
      inquiries: z.number().int(),
      /** How many stayed because somebody had changed them. */
      retained: z.number().int(),
    })
    .nullable(),
});
export type SampleData = z.infer<typeof sampleDataSchema>;

/** How many samples were removed, and how many stayed because somebody had changed them. */
export const clearedSamplesSchema = z.object({
  people: z.number().int(),
  inquiries: z.number().int(),
  retained: z.object({ people: z.number().int(), inquiries: z.number().int() }),
});
export type ClearedSamples = z.infer<typeof clearedSamplesSchema>;

/** Lists whose filters can be saved. */
export const FILTERED_LISTS = ['inquiries', 'registrations', 'billing', 'members', 'emails'] as const;
export type FilteredList = (typeof FILTERED_LISTS)[number];

export const savedFilterSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The list's query string without `?`. Empty for the list without filters. */
  query: z.string(),
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;
