import { z } from 'zod';
import { memberSchema } from '../accounts/index.ts';
import { invoiceSchema, paymentSchema, subscriptionSchema } from '../billing/shapes.ts';
import { createEndpointFactory } from '../endpoint.ts';
import { REGISTRATION_STATES } from '../recruiting/choices.ts';
import { inquirySchema } from '../support/shapes.ts';
import { STAFF_ERRORS } from './errors.ts';
import {
  auditStatusSchema,
  clearedSamplesSchema,
  FILTERED_LISTS,
  limits,
  overviewSchema,
  sampleDataSchema,
  savedFilterSchema,
  staffViewSchema,
} from './shapes.ts';

export * from './shapes.ts';

const endpoint = createEndpointFactory(STAFF_ERRORS);

const access = ['support', 'admin'] as const;
const id = z.object({ id: z.string().max(64) });
const list = z.enum(FILTERED_LISTS, 'Choose a list.');

/** Everything that staff need to know about one member. Of résumés it has only their number. */
export const memberDetailSchema = z.object({
  member: memberSchema,
  plan: z.enum(['none', 'trial', 'one', 'prime', 'x']),
  trialEndsAt: z.iso.datetime().nullable(),
  /** Newest first. */
  subscriptions: z.array(subscriptionSchema),
  /** Cents. */
  credit: z.number().int(),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
  /** Payments of which something can still be refunded, newest first, with their subscription. */
  refundable: z.array(paymentSchema.extend({ subscriptionId: z.string() })),
  registration: z
    .object({
      id: z.string(),
      reference: z.string(),
      state: z.enum(REGISTRATION_STATES),
      submittedAt: z.iso.datetime(),
      recruiter: z.object({ id: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** Inquiries from the member's confirmed address, newest first. */
  inquiries: z.array(inquirySchema),
  resumes: z.number().int(),
  /** Who looked at this member's data, newest first, up to 100. */
  views: z.array(staffViewSchema),
});
export type MemberDetail = z.infer<typeof memberDetailSchema>;

/** The admin console: what waits, one member's page, and saved filters. */
export const staff = {
  overview: endpoint({
    method: 'GET',
    path: '/api/staff/overview',
    summary: 'List what waits for staff, oldest first, and check the health of the service',
    access,
    scope: 'session',
    internal: true,
    limits: [{ points: 600, seconds: 3600, by: ['account'] }],
  }).output(overviewSchema),
  member: endpoint({
    method: 'GET',
    path: '/api/staff/members/{id}',
    summary: 'Get a member’s plan, invoices, registration, and inquiries; the view is recorded',
    access,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(memberDetailSchema),
  audit: endpoint({
    method: 'GET',
    path: '/api/staff/audit',
    summary: 'Get the head of the audit log, its last signature, and the results of its checks',
    access: ['admin'],
    scope: 'session',
    internal: true,
  }).output(auditStatusSchema),
  auditHeads: endpoint({
    method: 'GET',
    path: '/api/staff/audit/heads',
    summary: 'Download every signed head of the audit log, with its public key, as JSON Lines',
    access: ['admin'],
    scope: 'session',
    internal: true,
    answer: 'download',
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
  }).output(z.instanceof(File)),
  sampleData: endpoint({
    method: 'GET',
    path: '/api/staff/sample-data',
    summary: 'Count the sample people and inquiries',
    access,
    scope: 'session',
    internal: true,
  }).output(sampleDataSchema),
  clearSampleData: endpoint({
    method: 'POST',
    path: '/api/staff/sample-data/clear',
    summary: 'Remove the sample people and inquiries, except those that somebody changed',
    access: ['admin'],
    scope: 'session',
    internal: true,
    limits: [{ points: 20, seconds: 3600, by: ['account'] }],
  }).output(clearedSamplesSchema),
  filters: endpoint({
    method: 'GET',
    path: '/api/staff/filters',
    summary: 'List your saved filters of a list, by name',
    access,
    scope: 'session',
    internal: true,
  })
    .input(z.object({ list }))
    .output(z.array(savedFilterSchema)),
  saveFilter: endpoint({
    method: 'POST',
    path: '/api/staff/filters',
    summary: 'Save the filters of a list under a name',
    access,
    scope: 'session',
    internal: true,
    status: 201,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['staff.filter-exists', 'staff.filters-full'],
  })
    .input(
      z.object({
        list,
        name: z
          .string()
          .trim()
          .min(1, 'Enter a name.')
          .max(limits.filterName, `Use ${limits.filterName} characters or fewer.`),
        query: z
          .string()
          .max(limits.filterQuery, 'These filters are too long to save.')
          .regex(/^[\w\-.~%+&=*]*$/, 'These filters can’t be saved.'),
      }),
    )
    .output(savedFilterSchema),
  deleteFilter: endpoint({
    method: 'DELETE',
    path: '/api/staff/filters/{id}',
    summary: 'Delete a saved filter',
    access,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.object({})),
};
