import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { resumeSchema } from '../resumes/shapes.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import {
  CASE_EVENTS,
  CASE_OUTCOMES,
  CASE_STATES,
  guaranteeLimits,
  guaranteeMessages,
  HIDDEN_RESUMES,
  NOT_INCLUDED,
} from './guarantee-choices.ts';

export * from './guarantee-choices.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const reviewers = ['recruiter', 'admin'] as const;
const at = z.iso.datetime();
const id = z.object({ id: z.string().max(64) });
const text = (most: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(most, { error: `Use ${most} characters or fewer.`, abort: true });

const caseSchema = z.object({
  id: z.string(),
  state: z.enum(CASE_STATES),
  /** Null once it is deleted. */
  resume: z.object({ id: z.string().nullable(), title: z.string() }),
  job: z.object({ id: z.string().nullable(), title: z.string(), company: z.string() }),
  /** When it was opened: the total, the rubric's version, and the share of must-haves met, in percent. */
  opened: z.object({ at, score: z.number().int(), rubric: z.string(), mustHavesMet: z.number().int() }),
  latestScore: z.number().int(),
  dueAt: at,
  closedAt: at.nullable(),
  /** Why it was closed. */
  reason: z.string().nullable(),
  /** The service credit, in cents. */
  credit: z.number().int().nullable(),
  /** Who works on it. Null while it waits for a recruiter. */
  recruiter: z.string().nullable(),
});

export const memberCaseSchema = caseSchema;
export type MemberCase = z.infer<typeof memberCaseSchema>;

export const memberGuaranteeSchema = z.object({
  /** Null if the member's plan includes the guarantee. */
  notIncluded: z.enum(NOT_INCLUDED).nullable(),
  /** Whether a recruiter may read the résumé to decide about a case. */
  reviewAllowed: z.boolean(),
  cases: z.array(memberCaseSchema),
});
export type MemberGuarantee = z.infer<typeof memberGuaranteeSchema>;

export const staffCaseSchema = caseSchema.extend({ member: z.object({ id: z.string(), name: z.string() }) });
export type StaffCase = z.infer<typeof staffCaseSchema>;

export const reviewedResumeSchema = z.object({
  title: z.string(),
  /** The version as people see it: 1, 2, 3. */
  version: z.number().int(),
  resume: resumeSchema,
  score: z.number().int(),
  rubric: z.string(),
  /** Must-haves that it doesn't show or list. */
  missing: z.array(z.string()),
  /** What costs points, the most first. */
  losses: z.array(z.object({ name: z.string(), points: z.number() })),
});
export type ReviewedResume = z.infer<typeof reviewedResumeSchema>;

export const staffCaseDetailSchema = staffCaseSchema.extend({
  /** Suggestions that the member had declined when it was opened. */
  declined: z.number().int(),
  /** With the member's consent, for the recruiter who works for them. */
  review: reviewedResumeSchema.nullable(),
  hiddenFor: z.enum(HIDDEN_RESUMES).nullable(),
  history: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(CASE_EVENTS),
      /** Null for what happened by itself. */
      by: z.string().nullable(),
      text: z.string().nullable(),
      at,
    }),
  ),
});
export type StaffCaseDetail = z.infer<typeof staffCaseDetailSchema>;

/** The 80+ guarantee: cases open by themselves, and a recruiter decides about them within five business days. */
export const guarantee = {
  mine: endpoint({
    method: 'GET',
    path: '/api/recruiting/guarantee',
    summary: 'List your cases under the 80+ guarantee, newest first',
    access: 'signed-in',
    scope: 'session',
  }).output(memberGuaranteeSchema),
  list: endpoint({
    method: 'GET',
    path: '/api/recruiting/guarantee/cases',
    summary: 'List guarantee cases, open ones first, soonest due first; recruiters see those of their members',
    access: reviewers,
    scope: 'session',
    internal: true,
  })
    .input(z.object({ state: z.enum(['active', 'closed']).optional(), page: pageNumberSchema() }))
    .output(
      z.object({
        cases: z.array(staffCaseSchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        counts: z.object({ active: z.number().int(), overdue: z.number().int(), closed: z.number().int() }),
      }),
    ),
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/guarantee/cases/{id}',
    summary: 'Get a guarantee case with its history; the résumé is included with the member’s consent',
    access: reviewers,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(staffCaseDetailSchema),
  start: endpoint({
    method: 'POST',
    path: '/api/recruiting/guarantee/cases/{id}/start',
    summary: 'Start to work on a guarantee case',
    access: reviewers,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'recruiting.case-closed'],
  })
    .input(id)
    .output(staffCaseDetailSchema),
  addNote: endpoint({
    method: 'POST',
    path: '/api/recruiting/guarantee/cases/{id}/notes',
    summary: 'Add a note to a guarantee case',
    access: reviewers,
    scope: 'session',
    internal: true,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found', 'recruiting.case-closed'],
  })
    .input(id.extend({ text: text(guaranteeLimits.note, guaranteeMessages.note) }))
    .output(staffCaseDetailSchema),
  close: endpoint({
    method: 'POST',
    path: '/api/recruiting/guarantee/cases/{id}/close',
    summary: 'Close a guarantee case with a service credit or as not covered; emails the member',
    access: reviewers,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'recruiting.case-closed'],
  })
    .input(
      id.extend({ outcome: z.enum(CASE_OUTCOMES), reason: text(guaranteeLimits.reason, guaranteeMessages.reason) }),
    )
    .output(staffCaseDetailSchema),
};
