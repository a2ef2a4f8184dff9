import { z } from 'zod';
import {
  CONSULTATION_FORMS,
  CONSULTATION_TYPES,
  EMAIL_PATTERN,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  limits,
  messages,
  TIME_WINDOW_IDS,
  URGENCY_IDS,
  WAITLIST_GOALS,
  WAITLIST_SKILLS,
} from './choices.ts';

export * from './choices.ts';
export * from './templates.ts';

// Everything that the public forms send and staff read.

/** Overlong input isn't examined further, because pattern matching takes more than linear time. */
const lineSchema = (most: number = limits.line) =>
  z
    .string()
    .trim()
    .max(most, { error: `Use ${most} characters or fewer.`, abort: true });
const text = lineSchema(limits.text);
const requiredTextSchema = (most: number, message: string) => lineSchema(most).min(1, message);
export const inquiryEmail = requiredTextSchema(limits.email, messages.email.description).regex(
  EMAIL_PATTERN,
  messages.email.description,
);

/** Honeypot: invisible to people but filled in by bots. A form with a value gets a normal response and is discarded. */
const website = z.string().max(2000).optional();

export const supportQuerySchema = z.object({
  firstName: requiredTextSchema(limits.name, messages.missing.description),
  lastName: requiredTextSchema(limits.name, messages.missing.description),
  email: inquiryEmail,
  query: requiredTextSchema(limits.text, messages.missing.description),
  website,
});
export type SupportQuery = z.infer<typeof supportQuerySchema>;

/** One payload for three forms, each of which packs its own answers into these fields. */
export const consultationRequestSchema = z.object({
  fullName: requiredTextSchema(limits.name, messages.name),
  email: inquiryEmail,
  currentRole: lineSchema().default(''),
  targetRole: lineSchema().default(''),
  experience: lineSchema().default(''),
  skills: text.default(''),
  goals: text.default(''),
  agreeToTerms: z.boolean().optional(),
  form: z.enum(CONSULTATION_FORMS).default('consultation'),
  /** From the demo form: the date, `YYYY-MM-DD`. */
  preferredDate: z.literal('').or(z.iso.date('Enter the date as YYYY-MM-DD.')).optional(),
  /** The preferred time of day. */
  preferredTime: z.union([z.enum(TIME_WINDOW_IDS), z.literal('')], 'Choose one of the times.').optional(),
  /** From the consultation form: the topic. */
  consultationType: z.enum(CONSULTATION_TYPES).optional(),
  /** The open position that the request is about. */
  position: lineSchema().optional(),
  website,
});
export type ConsultationRequest = z.input<typeof consultationRequestSchema>;

const FILL = messages.fill;
export const waitlistSchema = z.object({
  firstName: requiredTextSchema(limits.name, FILL),
  lastName: requiredTextSchema(limits.name, FILL),
  email: inquiryEmail,
  phone: lineSchema(limits.phone).default(''),
  currentRole: requiredTextSchema(limits.line, FILL),
  experience: z.enum(EXPERIENCE_LEVELS, FILL),
  industry: z.enum(INDUSTRIES, FILL),
  targetRole: requiredTextSchema(limits.line, FILL),
  skills: z.array(z.enum(WAITLIST_SKILLS)).max(limits.choices).default([]),
  goals: z.array(z.enum(WAITLIST_GOALS)).max(limits.choices).default([]),
  urgency: z.enum(URGENCY_IDS, FILL),
  additionalInfo: text.default(''),
  newsletter: z.boolean().default(false),
  /** Name of the plan, as in "Foothold One". Defaults to the first plan. */
  plan: lineSchema(limits.name).optional(),
  website,
});
export type WaitlistEntry = z.input<typeof waitlistSchema>;

/** What the sender gets: a reference for further contact, and when to expect an answer. */
export const receiptSchema = z.object({ reference: z.string(), answerBy: z.iso.datetime() });
export type Receipt = z.infer<typeof receiptSchema>;

/** A booked demo. Times are instants; `timeZone` is the zone of our days and windows. */
export const bookingSchema = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Lets its holder see and cancel the booking: `/demo?booking={token}`. */
  token: z.string(),
  canceled: z.boolean(),
});
export type Booking = z.infer<typeof bookingSchema>;

export const availabilitySchema = z.object({
  /** Demos that can still be booked this week (until Sunday), and the number per week. */
  leftThisWeek: z.number().int(),
  perWeek: z.number().int(),
  timeZone: z.string(),
  /** Days with a free slot, this week and later. */
  days: z.array(z.object({ date: z.iso.date(), windows: z.array(z.enum(['morning', 'afternoon', 'evening'])) })),
});
export type Availability = z.infer<typeof availabilitySchema>;

export const INQUIRY_KINDS = ['support', 'consultation', 'demo', 'enterprise', 'waitlist'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];
/** `answered` only goes back to `open` manually. A closed inquiry can be reopened. */
export const INQUIRY_STATES = ['open', 'answered', 'closed'] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

export const inquirySchema = z.object({
  id: z.string(),
  /** A short reference, such as `S-7K2Q9`. */
  reference: z.string(),
  kind: z.enum(INQUIRY_KINDS),
  name: z.string(),
  email: z.string(),
  /** Whether it was added as a sample. */
  sample: z.boolean(),
  /** First words of the question. */
  excerpt: z.string(),
  state: z.enum(INQUIRY_STATES),
  createdAt: z.iso.datetime(),
  /** When the promised 24 hours end. */
  answerBy: z.iso.datetime(),
  firstAnsweredAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  booking: z
    .object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), canceledAt: z.iso.datetime().nullable() })
    .nullable(),
});
export type Inquiry = z.infer<typeof inquirySchema>;

export const inquiryDetailSchema = inquirySchema.extend({
  /** The answers with labels, in the form's order. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Events since then: who did what, with the text of answers that were sent. */
  history: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['received', 'assigned', 'answered', 'closed', 'reopened', 'booked', 'canceled']),
      /** The staff member. Null for the sender and for a deleted account. */
      by: z.string().nullable(),
      /** The text sent for `answered`, the assignee for `assigned` (null: nobody). */
      text: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type InquiryDetail = z.infer<typeof inquiryDetailSchema>;
