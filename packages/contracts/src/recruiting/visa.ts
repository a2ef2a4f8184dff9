import {
  ADMISSIONS,
  CLOCK_STATUSES,
  CPT_TIMES,
  DATE_KINDS,
  LISTING_CHOICES,
  PETITIONS,
  QUESTIONS,
  WARNINGS,
  YES_NO,
} from '@foothold/core/visa';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { isDay } from './registration-choices.ts';
import { visaLimits, visaMessages } from './visa-choices.ts';

export * from './visa-choices.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const requiredDay = z
  .string({ error: visaMessages.day })
  .trim()
  .max(40, { error: visaMessages.day, abort: true })
  .refine((day) => isDay(day) && day >= visaLimits.firstDay && day <= visaLimits.lastDay, visaMessages.day);
const day = requiredDay.nullable().default(null);
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).nullable().default(null);

/** Null for whatever isn't answered. */
export const visaFactsSchema = z.object({
  programEnd: day,
  optStart: day,
  optEnd: day,
  stemStart: day,
  stemEnd: day,
  admission: choice(ADMISSIONS),
  i94End: day,
  stemDegree: choice(YES_NO),
  dsoRecommended: day,
  stemFiled: day,
  jobs: z
    .array(
      z.object({
        start: requiredDay,
        end: day,
        hours: z
          .number({ error: visaMessages.hours })
          .min(0, visaMessages.hours)
          .max(visaLimits.hours, visaMessages.hours)
          .nullable()
          .default(null),
      }),
    )
    .max(visaLimits.periods, visaMessages.periods)
    .nullable()
    .default(null),
  cpt: z
    .array(z.object({ start: requiredDay, end: day, time: choice(CPT_TIMES) }))
    .max(visaLimits.periods, visaMessages.periods)
    .nullable()
    .default(null),
  petition: choice(PETITIONS),
  petitionFiled: day,
  petitionChange: choice(YES_NO),
  petitionStart: day,
  petitionEnded: day,
  firstStart: day,
  timeAway: choice(YES_NO),
  jobEnded: day,
  eadEnd: day,
});
export type StoredVisaFacts = z.infer<typeof visaFactsSchema>;

const status = z.enum(CLOCK_STATUSES, { error: visaMessages.status });

const ruleSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  citation: z.string(),
  url: z.string(),
  /** The day on which the official text was read. Null if it wasn't; then no date is computed from the rule. */
  checkedOn: z.iso.date().nullable(),
  /** The date of the copy that was read. Null if it has none, or if the text wasn't read. */
  copyDate: z.iso.date().nullable(),
  /** Read more than a year ago. */
  stale: z.boolean(),
});
export type VisaRuleView = z.infer<typeof ruleSchema>;

export const visaClockSchema = z.object({
  /** UTC. */
  today: z.iso.date(),
  dates: z.array(
    z.object({ kind: z.enum(DATE_KINDS), date: z.iso.date(), daysLeft: z.number().int(), rule: z.string().nullable() }),
  ),
  counts: z.array(
    z.object({
      kind: z.enum(['unemployment', 'cpt']),
      used: z.number().int(),
      limit: z.number().int(),
      /** Null while some days are unclear. */
      left: z.number().int().nullable(),
      unclear: z.number().int(),
    }),
  ),
  questions: z.array(z.enum(QUESTIONS)),
  warnings: z.array(z.enum(WARNINGS)),
  rules: z.array(ruleSchema),
  /** Which listings don't rule the status out. */
  listings: z.enum(LISTING_CHOICES),
});
export type VisaClock = z.infer<typeof visaClockSchema>;

export const visaSchema = z.object({
  record: z.object({ status: z.enum(CLOCK_STATUSES), facts: visaFactsSchema, savedAt: z.iso.datetime() }).nullable(),
  /** What the member's registration says. Empty texts if it says nothing. Null without a registration. */
  registration: z.object({ visaStatus: z.string(), visaEndDate: z.string() }).nullable(),
  /** Whether the registration names another status. Then nothing is computed until the member decides. */
  differs: z.boolean(),
  clock: visaClockSchema.nullable(),
  /** Whether recruiters and staff may see the status and its end. */
  shared: z.boolean(),
});
export type Visa = z.infer<typeof visaSchema>;

/** The visa clock: a member's own status and dates, and what follows from them. */
export const visa = {
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/visa',
    summary: 'Get your visa status, its dates, and the days that count against limits',
    access: 'signed-in',
    scope: 'session',
  }).output(visaSchema),
  save: endpoint({
    method: 'PUT',
    path: '/api/recruiting/visa',
    summary: 'Save your visa status and dates with your consent; your registration then says the same status',
    access: 'signed-in',
    scope: 'session',
    bodyLimit: 16 * KILOBYTE,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
  })
    .input(
      z.object({
        status,
        facts: visaFactsSchema,
        consent: z.literal(true, { error: visaMessages.consent }),
        /** Whether recruiters and staff may see the status and its end. */
        shared: z.boolean().default(false),
      }),
    )
    .output(visaSchema),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/recruiting/visa',
    summary: 'Withdraw your consent and delete your visa status and dates, also from your registration',
    access: 'signed-in',
    scope: 'session',
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
  }).output(visaSchema),
};
