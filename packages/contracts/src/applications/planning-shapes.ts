import { z } from 'zod';
import { PAY_PERIODS } from '../listings/choices.ts';
import { typicalPaySchema } from '../listings/index.ts';
import { CALENDAR_KINDS, INTERVIEW_KINDS } from './planning-choices.ts';
import { applicationStateSchema } from './shapes.ts';

export const interviewSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(INTERVIEW_KINDS),
  startsAt: z.iso.datetime(),
  /** The same in its time zone: `2026-12-03T10:00`. */
  starts: z.string(),
  minutes: z.number().int(),
  /** The IANA time zone in which it was entered. */
  timeZone: z.string(),
  /** An address or a link. Empty if unknown. */
  place: z.string(),
  people: z.string(),
  note: z.string(),
  canceled: z.boolean(),
});
export type Interview = z.infer<typeof interviewSchema>;

export const reminderSchema = z.object({
  id: z.string(),
  text: z.string(),
  dueAt: z.iso.datetime(),
  /** The same in its time zone: `2026-12-03T10:00`. */
  due: z.string(),
  timeZone: z.string(),
  done: z.boolean(),
  /** Whether it is about asking the employer for news. */
  followUp: z.boolean(),
  /** When the member was told. Null if that is still to come, or their plan didn't include it. */
  sentAt: z.iso.datetime().nullable(),
  /** Whether it was due, and wasn't sent because the plan didn't include it. */
  skipped: z.boolean(),
});
export type Reminder = z.infer<typeof reminderSchema>;

export const contactSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;

export const applicationFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  addedAt: z.iso.datetime(),
});
export type ApplicationFile = z.infer<typeof applicationFileSchema>;

export const offerSchema = z.object({
  /** Base pay in the currency's main unit, for each period. Null if unknown. */
  base: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string(),
  period: z.enum(PAY_PERIODS),
  /** A year, in the same currency. */
  bonus: z.number().nullable(),
  equity: z.string(),
  benefits: z.string(),
  /** Paid days off a year. */
  daysOff: z.number().int().nullable(),
  remote: z.string(),
  startsOn: z.iso.date().nullable(),
  /** The last day to answer. */
  answerBy: z.iso.date().nullable(),
  note: z.string(),
});
export type Offer = z.infer<typeof offerSchema>;

/** Everything that belongs to an application. */
export const planSchema = z.object({
  /** By time, canceled ones included. */
  interviews: z.array(interviewSchema),
  /** By time, done ones included. */
  reminders: z.array(reminderSchema),
  contacts: z.array(contactSchema),
  files: z.array(applicationFileSchema),
  offer: offerSchema.nullable(),
  /** Whether the member's plan includes that reminders are sent. Otherwise they are only shown. */
  sendsReminders: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

/** An entry of the calendar of all applications. */
export const calendarEntrySchema = z.object({
  kind: z.enum(CALENDAR_KINDS),
  /** Of the interview or reminder; of the application otherwise. */
  id: z.string(),
  applicationId: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  /** The member's own words. Null for a deadline. */
  text: z.string().nullable(),
  /** The day in the entry's time zone. */
  date: z.iso.date(),
  /** The time of day in the entry's time zone: `10:00`. Null for a whole day. */
  time: z.string().nullable(),
  minutes: z.number().int().nullable(),
  /** Null for a whole day. */
  timeZone: z.string().nullable(),
  /** A canceled interview or a reminder that is done. */
  over: z.boolean(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const applicationSettingsSchema = z.object({
  /** After how many days without news an application counts as not answered. */
  noAnswerDays: z.number().int(),
  emailReminders: z.boolean(),
  /** Whether the plan includes that reminders are sent. */
  sendsReminders: z.boolean(),
  /** The address of the calendar, for calendar programs. Null while it is off. */
  calendarUrl: z.string().nullable(),
  /** Whether the calendar names companies, places and people. */
  calendarDetails: z.boolean(),
});
export type ApplicationSettings = z.infer<typeof applicationSettingsSchema>;

export const followUpSchema = z.object({
  kind: z.enum(['after-applying', 'after-interview']),
  subject: z.string(),
  text: z.string(),
  /** What is left to fill in, in square brackets. */
  placeholders: z.array(z.string()),
});
export type FollowUp = z.infer<typeof followUpSchema>;

export const comparedOfferSchema = z.object({
  applicationId: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  place: z.string(),
  state: applicationStateSchema,
  offer: offerSchema,
  /** Base pay for a full-time year and the bonus, before tax. Equity and benefits aren't valued. Null without base pay. */
  yearlyPay: z.number().nullable(),
  /** What open listings for the occupation pay in the same state. Null if too few say. */
  typicalPay: typicalPaySchema.nullable(),
});
export type ComparedOffer = z.infer<typeof comparedOfferSchema>;
