import { MAIL_KINDS } from '@foothold/core/application-mail';
import { PACKET_STATES } from '@foothold/core/packets';
import { APPLICATION_STATES, TRANSITION_ACTORS } from '@foothold/core/tracking';
import { z } from 'zod';
import { CASE_STATES } from './guarantee-choices.ts';
import { DECLINE_REASONS, RECEIPT_KINDS } from './packet-choices.ts';

const at = z.iso.datetime();
const count = z.number().int();
const job = z.object({ title: z.string(), company: z.string() });
const packet = job.extend({ packetId: z.string(), at });
const application = job.extend({ applicationId: z.string() });

/** How many applications each thing happened to in the week. */
const figuresSchema = z.object({
  /** Prepared by the recruiter. Versions that the member made by changing one aren’t counted again. */
  proposed: count,
  approved: count,
  declined: count,
  /** Taken back by the recruiter, or ended because the member withdrew the authorization. */
  withdrawn: count,
  /** Nobody decided in time. */
  expired: count,
  /** Approved, but not submitted before the approval ended. */
  lapsed: count,
  submitted: count,
});

export const weekSummarySchema = z.object({
  /** Monday and Sunday, as `YYYY-MM-DD`. */
  week: z.string(),
  ends: z.string(),
  /** Whether it isn’t over yet. */
  running: z.boolean(),
  /** When its email was sent. Null if none was. */
  emailedAt: at.nullable(),
  figures: figuresSchema,
});
export type WeekSummary = z.infer<typeof weekSummarySchema>;

/** What waits for the member, and what is ahead, at the time of the request. */
const aheadSchema = z.object({
  packets: z.array(job.extend({ packetId: z.string(), expiresAt: at })),
  /** How many packets wait. The list has the first ones. */
  packetsWaiting: count,
  /** Tasks that wait for a decision, and questions and texts that wait for a confirmation. */
  tasks: count,
  confirmations: count,
  /** By when the recruiter asked for a reply. */
  replyDue: at.nullable(),
  interviews: z.array(application.extend({ startsAt: at, timeZone: z.string(), name: z.string() })),
});

export const weeklyReportSchema = weekSummarySchema.extend({
  /** The IANA time zone in which the week is counted. */
  timeZone: z.string(),
  /** Who works for the member now. */
  recruiter: z.string().nullable(),
  /** Nothing happened. */
  quiet: z.boolean(),
  submitted: z.array(packet.extend({ receipt: z.object({ kind: z.enum(RECEIPT_KINDS), text: z.string() }) })),
  /** With their state at the end of the week, or now if it isn’t over. */
  proposed: z.array(packet.extend({ state: z.enum(PACKET_STATES) })),
  approved: z.array(packet),
  declined: z.array(packet.extend({ reason: z.enum(DECLINE_REASONS).nullable(), text: z.string() })),
  withdrawn: z.array(packet),
  expired: z.array(packet),
  lapsed: z.array(packet),
  /** Changes of applications that were submitted through packets, in that week or earlier. */
  changes: z.array(application.extend({ at, to: z.enum(APPLICATION_STATES), by: z.enum(TRANSITION_ACTORS) })),
  /** Employers’ emails about those applications. */
  replies: z.array(application.extend({ at, kind: z.enum(MAIL_KINDS) })),
  /** Tasks that the recruiter finished. */
  tasks: z.array(z.object({ what: z.string(), at })),
  /** Copies of résumés that the recruiter tailored. */
  copies: count,
  messages: z.object({
    fromRecruiter: count,
    fromMember: count,
    /** Waits of the member that the recruiter ended in the week, and how many of them in time. */
    answered: count,
    inTime: count,
    longestMs: z.number().nullable(),
    /** The recruiter’s median over all of their members in the 30 days before the end of the week. Null for too few. */
    usualMs: z.number().nullable(),
  }),
  cases: z.array(
    job.extend({
      id: z.string(),
      state: z.enum(CASE_STATES),
      /** Null if it was opened before, or wasn’t closed, in the week. */
      openedAt: at.nullable(),
      closedAt: at.nullable(),
      /** In cents. */
      credit: count.nullable(),
    }),
  ),
  /** Who covered for whom. The days are those of the absence. */
  covers: z.array(z.object({ absent: z.string(), cover: z.string(), from: z.string(), until: z.string() })),
  /** Only for the running week and the one whose report is the newest. */
  ahead: aheadSchema.nullable(),
});
export type WeeklyReport = z.infer<typeof weeklyReportSchema>;

export const weeklyReportsSchema = z.object({
  /** Newest first. */
  weeks: z.array(weekSummarySchema),
  timeZone: z.string(),
  /** Whether reports are emailed. */
  emails: z.boolean(),
  recruiter: z.string().nullable(),
  planIncludesRecruiter: z.boolean(),
});
export type WeeklyReports = z.infer<typeof weeklyReportsSchema>;
