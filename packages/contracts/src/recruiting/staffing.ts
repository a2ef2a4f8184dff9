import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { isDay } from './registration-choices.ts';
import {
  ABSENCE_STATES,
  COVER_STATES,
  FIGURE_UNITS,
  QUEUE_STEPS,
  staffingLimits,
  staffingMessages,
} from './staffing-choices.ts';

export * from './staffing-choices.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const DAY_MS = 24 * 60 * 60_000;
const admins = ['admin'] as const;
const at = z.iso.datetime();
const reference = z.string().max(64);
const id = z.object({ id: reference });
const person = z.object({ id: z.string(), name: z.string() });
const count = z.number().int();
const daySchema = z
  .string({ error: staffingMessages.day })
  .trim()
  .max(40, { error: staffingMessages.day, abort: true })
  .refine(isDay, staffingMessages.day);
const noteSchema = z
  .string({ error: staffingMessages.note })
  .trim()
  .min(1, staffingMessages.note)
  .max(staffingLimits.note, { error: `Use ${staffingLimits.note} characters or fewer.`, abort: true });

export const absenceSchema = z.object({
  id: z.string(),
  recruiter: person,
  /** First and last day away, in US Eastern time. */
  startsOn: z.string(),
  endsOn: z.string(),
  state: z.enum(ABSENCE_STATES),
  cover: person.nullable(),
  note: z.string(),
  covers: z.array(
    z.object({
      member: person,
      /** Null for the cover of the absence. */
      cover: person.nullable(),
      coveredBy: person.nullable(),
      note: z.string().nullable(),
      state: z.enum(COVER_STATES),
    }),
  ),
});
export type Absence = z.infer<typeof absenceSchema>;

const loadSchema = person.extend({
  members: count,
  capacity: count,
  /** Whether an admin set the capacity. */
  capacityIsOwn: z.boolean(),
  /** The last day of an absence that is running. */
  awayUntil: z.string().nullable(),
  /** By the ID of the column. Null if there isn't enough data. */
  figures: z.record(z.string(), z.number().nullable()),
});
export type RecruiterLoad = z.infer<typeof loadSchema>;

export const staffingSchema = z.object({
  recruiters: z.array(loadSchema),
  columns: z.array(z.object({ id: z.string(), label: z.string(), unit: z.enum(FIGURE_UNITS) })),
  team: z.object({
    /** Members with a recruiter. */
    members: count,
    /** How many more members recruiters who aren’t away can have. */
    free: count,
    waiting: z.object({
      count,
      /** Since when the first of them waits. */
      since: at.nullable(),
      /** Null if fewer than five members were assigned in the last 90 days. */
      medianHours: z.number().nullable(),
    }),
    /** Applications that recruiters prepare. `proposed` and `submitted` are those of the last seven days. */
    packets: z.object({ proposed: count, waiting: count, approved: count, overdue: count, submitted: count }),
    /** Tasks other than applications. */
    tasks: z.object({
      proposed: count,
      approved: count,
      expired: count,
      done: count,
      declined: count,
      withdrawn: count,
    }),
    cases: z.object({ active: count, overdue: count, nextDue: at.nullable() }),
  }),
  absences: z.array(absenceSchema),
});
export type Staffing = z.infer<typeof staffingSchema>;

export const staffDashboardSchema = z.object({
  /** Members with a recruiter: all of them, and on whom they wait. Those without an authorization wait on the member. */
  members: z.object({ all: count, recruiter: count, member: count }),
  /** What recruiters have to do first, the most overdue at the top, then what members have to do. At most 100. */
  queue: z.array(
    z.object({
      member: person.extend({ sample: z.boolean() }),
      registrationId: z.string(),
      preferredRole: z.string(),
      recruiter: person,
      step: z.enum(QUEUE_STEPS),
      nextActor: z.enum(['recruiter', 'member']),
      /** Null if there is no deadline. */
      due: at.nullable(),
      overdue: z.boolean(),
    }),
  ),
  /** Applications that were proposed in the last eight weeks, and how far they got. A changed one counts once. */
  funnel: z.object({ prepared: count, approved: count, submitted: count, answered: count, interviews: count }),
  /** Submissions in each of the last eight weeks, the oldest first. */
  weeks: z.array(z.object({ endsAt: at, submitted: count })),
});
export type StaffDashboard = z.infer<typeof staffDashboardSchema>;

const moveSchema = z.object({ memberId: reference, from: reference, to: reference });
export const proposedMoveSchema = z.object({ member: person, from: person, to: person });
export type StaffMove = z.infer<typeof proposedMoveSchema>;

const absenceInput = z.object({
  endsOn: daySchema,
  coverId: reference.nullable().default(null),
  note: noteSchema,
  /** Covers and notes of single members. */
  covers: z
    .array(
      z.object({
        memberId: reference,
        coverId: reference.nullable().default(null),
        note: z.string().trim().max(staffingLimits.note, `Use ${staffingLimits.note} characters or fewer.`).default(''),
      }),
    )
    .max(staffingLimits.covers)
    .default([]),
});

/** Recruiters' capacity, load, and absences. For admins. */
export const staffing = {
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/staffing',
    summary: 'Get the load of each recruiter, the figures of the team, and absences',
    access: admins,
    scope: 'session',
    internal: true,
  }).output(staffingSchema),
  dashboard: endpoint({
    method: 'GET',
    path: '/api/recruiting/staffing/dashboard',
    summary: 'Get who has to act next for each member, and how far applications of the last eight weeks got',
    access: admins,
    scope: 'session',
    internal: true,
  }).output(staffDashboardSchema),
  setCapacity: endpoint({
    method: 'PUT',
    path: '/api/recruiting/staffing/recruiters/{id}/capacity',
    summary: 'Set how many members a recruiter may have; null restores the default',
    access: admins,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(
      id.extend({
        capacity: z
          .number({ error: staffingMessages.capacity })
          .int(staffingMessages.capacity)
          .min(0, staffingMessages.capacity)
          .max(staffingLimits.capacity, staffingMessages.capacity)
          .nullable(),
      }),
    )
    .output(z.object({ capacity: count })),
  balance: endpoint({
    method: 'GET',
    path: '/api/recruiting/staffing/balance',
    summary: 'Propose moves from recruiters over their capacity to those with room; changes nothing',
    access: admins,
    scope: 'session',
    internal: true,
  }).output(z.object({ moves: z.array(proposedMoveSchema) })),
  applyBalance: endpoint({
    method: 'POST',
    path: '/api/recruiting/staffing/balance',
    summary: 'Apply proposed moves; those that no longer fit are skipped',
    access: admins,
    scope: 'session',
    internal: true,
  })
    .input(z.object({ moves: z.array(moveSchema).min(1).max(staffingLimits.moves) }))
    .output(z.object({ moved: count, skipped: count })),
  plan: endpoint({
    method: 'POST',
    path: '/api/recruiting/staffing/absences',
    summary: 'Plan an absence; from its first day, others cover the members, who are told',
    access: admins,
    scope: 'session',
    internal: true,
    status: 201,
    errors: ['resource.not-found', 'recruiting.absence-overlaps', 'recruiting.cover'],
  })
    .input(
      absenceInput
        .extend({ recruiterId: reference, startsOn: daySchema })
        .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
          path: ['endsOn'],
          message: staffingMessages.endsBefore,
        })
        .refine(
          ({ startsOn, endsOn }) => (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS < staffingLimits.absenceDays,
          { path: ['endsOn'], message: staffingMessages.tooLong },
        ),
    )
    .output(absenceSchema),
  change: endpoint({
    method: 'PUT',
    path: '/api/recruiting/staffing/absences/{id}',
    summary: 'Change the last day, the covers, or the notes of an absence',
    access: admins,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'recruiting.absence-over', 'recruiting.absence-overlaps', 'recruiting.cover'],
  })
    .input(absenceInput.extend({ id: reference }))
    .output(absenceSchema),
  end: endpoint({
    method: 'POST',
    path: '/api/recruiting/staffing/absences/{id}/end',
    summary: 'End an absence now, or cancel one that hasn’t started; members return to their recruiter',
    access: admins,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'recruiting.absence-over'],
  })
    .input(id)
    .output(absenceSchema),
};
