import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { RESUMES_ERRORS } from '../resumes/errors.ts';
import { heavy, version } from '../resumes/inputs.ts';
import { proposalSchema, resumeSchema } from '../resumes/shapes.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { CONFIRMATION_KINDS, CONFIRMATION_STATES, tailoringLimits, tailoringMessages } from './tailoring-choices.ts';

export * from './tailoring-choices.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS, RESUMES_ERRORS);

const recruiters = ['recruiter'] as const;
const at = z.iso.datetime();
const id = z.string().max(64);
const client = z.object({ memberId: id });
const copy = client.extend({ resumeId: id });
const needsAuthorization = ['resource.not-found', 'recruiting.not-authorized'] as const;

export const confirmationSchema = z.object({
  id: z.string(),
  kind: z.enum(CONFIRMATION_KINDS),
  state: z.enum(CONFIRMATION_STATES),
  /** The question, or the text with something new in it. */
  text: z.string(),
  /** What the line says now. Null for a question. */
  before: z.string().nullable(),
  /** Why it is asked, or what is new. */
  reason: z.string(),
  askedAt: at,
  decidedAt: at.nullable(),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/** What waits for the member, with the résumé and job that it is for. */
export const ownConfirmationSchema = confirmationSchema.extend({
  recruiter: z.string(),
  resume: z.object({ id: z.string(), title: z.string() }),
  /** Null if the listing was deleted. */
  listing: z.object({ id: z.string(), title: z.string(), company: z.string() }).nullable(),
  /** Whether the answer belongs to a role that the member must choose. */
  asksWhere: z.boolean(),
  roles: z.array(z.object({ path: z.string(), name: z.string() })),
});
export type OwnConfirmation = z.infer<typeof ownConfirmationSchema>;

/** A line that the recruiter may reword. */
const lineSchema = z.object({ path: z.string(), text: z.string(), place: z.string() });

export const tailoredCopySchema = z.object({
  id: z.string(),
  title: z.string(),
  currentVersion: z.number().int(),
  listing: z.object({ id: z.string(), title: z.string(), company: z.string(), closed: z.boolean() }).nullable(),
  preparedBy: z.string(),
  resume: resumeSchema,
  lines: z.array(lineSchema),
  /** Against the listing, by the same rubric as the member's own. `original` is the résumé that it was copied from. */
  score: z.object({ total: z.number().int(), rubric: z.string(), original: z.number().int().nullable() }),
  /** All of them use only the member's words, or what the member confirmed. */
  proposals: z.array(proposalSchema),
  /** Facts that only the member knows and that aren't asked yet. */
  questions: z.array(z.object({ id: z.string(), text: z.string(), reason: z.string(), points: z.number() })),
  confirmations: z.array(confirmationSchema),
});
export type TailoredCopy = z.infer<typeof tailoredCopySchema>;

/** Copies of a member's résumé that their recruiter tailors to a listing, and what the member confirms about them. */
export const tailoring = {
  create: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/copies',
    summary: 'Copy a member’s résumé for a listing',
    access: recruiters,
    scope: 'session',
    internal: true,
    status: 201,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: [...needsAuthorization, 'recruiting.blocked-by-rules', 'access.plan-limit', 'resumes.no-file'],
  })
    .input(client.extend({ resumeId: id, listingId: id }))
    .output(z.object({ resumeId: z.string() })),
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/copies/{resumeId}',
    summary: 'Get a tailored copy with its score, suggestions, and questions',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'work',
    limits: [heavy],
    errors: needsAuthorization,
  })
    .input(copy)
    .output(tailoredCopySchema),
  accept: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/copies/{resumeId}/proposals',
    summary: 'Apply suggestions, which use only the member’s words',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'work',
    replays: false,
    limits: [heavy],
    errors: [...needsAuthorization, 'resource.changed', 'resumes.no-such-proposal', 'resumes.untrue', 'access.plan'],
  })
    .input(copy.extend({ baseVersion: version, proposals: z.array(z.string().max(100)).min(1).max(100) }))
    .output(tailoredCopySchema),
  ask: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/copies/{resumeId}/questions',
    summary: 'Ask the member a question of the plan; they get an email and a notification',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'work',
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: [...needsAuthorization, 'resumes.no-such-proposal'],
  })
    .input(copy.extend({ question: z.string().max(100) }))
    .output(tailoredCopySchema),
  edit: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/copies/{resumeId}/lines',
    summary: 'Reword a line; what is new in it waits for the member, and what isn’t true is refused with the reason',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'work',
    replays: false,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: [...needsAuthorization, 'resource.changed', 'recruiting.untrue', 'access.plan'],
  })
    .input(
      copy.extend({
        baseVersion: version,
        path: z.string().max(200),
        text: z
          .string({ error: tailoringMessages.text })
          .trim()
          .min(1, tailoringMessages.text)
          .max(tailoringLimits.text, tailoringMessages.tooLong),
      }),
    )
    .output(z.object({ outcome: z.enum(['applied', 'waiting', 'unchanged']), copy: tailoredCopySchema })),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/confirmations/{id}/withdraw',
    summary: 'Withdraw a question or a text that waits for the member',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: [...needsAuthorization, 'recruiting.confirmation-over'],
  })
    .input(client.extend({ id }))
    .output(z.object({})),
  confirmations: endpoint({
    method: 'GET',
    path: '/api/recruiting/confirmations',
    summary: 'List what your recruiter asks you to confirm, oldest first',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ confirmations: z.array(ownConfirmationSchema) })),
  decide: endpoint({
    method: 'POST',
    path: '/api/recruiting/confirmations/{id}',
    summary: 'Confirm or decline what your recruiter asks; a confirmed text is added to the résumé',
    access: 'signed-in',
    scope: 'session',
    answer: 'work',
    replays: false,
    limits: [heavy],
    errors: [
      'resource.not-found',
      'resource.changed',
      'recruiting.confirmation-over',
      'resumes.no-such-proposal',
      'access.plan',
    ],
  })
    .input(
      z.object({
        id,
        decision: z.enum(['confirm', 'decline']),
        /** The answer to a question, in the member's own words. */
        answer: z.string().trim().max(tailoringLimits.answer, 'Use a shorter answer.').default(''),
        /** The role that the answer belongs to. */
        role: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ confirmations: z.array(ownConfirmationSchema) })),
};
