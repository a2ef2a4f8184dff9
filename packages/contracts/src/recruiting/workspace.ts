import { MEMBER_ONLY_KINDS, QUESTION_GROUPS } from '@foothold/core/answers';
import { z } from 'zod';
import { applicationStateSchema } from '../applications/shapes.ts';
import { createEndpointFactory } from '../endpoint.ts';
import { LISTINGS_ERRORS } from '../listings/errors.ts';
import { listingSchema, matchSchema } from '../listings/index.ts';
import { wholeNumberTextSchema } from '../numbers.ts';
import { RESUMES_ERRORS } from '../resumes/errors.ts';
import { heavy } from '../resumes/inputs.ts';
import { scoreSchema, versionSchema } from '../resumes/views.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { memberRulesSchema, ruleVerdictSchema } from './rules.ts';
import { REQUIREMENT_ANSWERS, REQUIREMENT_KINDS, workspaceLimits } from './workspace-choices.ts';

export * from './workspace-choices.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS, RESUMES_ERRORS, LISTINGS_ERRORS);

const recruiters = ['recruiter'] as const;
const at = z.iso.datetime();
const count = z.number().int();
const id = z.string().max(64);
const client = z.object({ memberId: id });
const needsAuthorization = ['resource.not-found', 'recruiting.not-authorized'] as const;
const person = z.object({ id: z.string(), name: z.string(), sample: z.boolean() });

export const queuedMemberSchema = z.object({
  member: person,
  preferredRole: z.string(),
  since: at,
  /** Whether the member authorized recruiters to prepare applications. */
  authorized: z.boolean(),
  /** How many applications a week the member wants. Null if unknown, or without the authorization. */
  weekly: count.nullable(),
  /** Applications and tasks that wait for the member’s approval, and approved ones that wait for the recruiter. */
  tasks: z.object({ proposed: count, approved: count }),
  /** Questions and texts that wait for the member’s answer, and since when the oldest does. */
  confirmations: count,
  waitingSince: at.nullable(),
  /** When the first of the approved ones is due. */
  due: at.nullable(),
});
export type QueuedMember = z.infer<typeof queuedMemberSchema>;

export const memberOverviewSchema = z.object({
  member: person,
  authorization: z.object({ live: z.boolean(), since: at.nullable() }),
  /** Null without the authorization, or if the member saved none. */
  rules: memberRulesSchema.nullable(),
  rulesSavedAt: at.nullable(),
  /** Questions and texts that wait for the member’s answer, and since when the oldest does. */
  confirmations: count,
  waitingSince: at.nullable(),
});
export type MemberOverview = z.infer<typeof memberOverviewSchema>;

export const clientResumeSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The current version as people see it, and how many there are. */
  version: count,
  versions: count,
  updatedAt: at,
  /** The job that it is scored against. Null without one. */
  target: z.object({ title: z.string().nullable(), listingId: z.string().nullable() }).nullable(),
  /** Against the target. Null without one. */
  score: scoreSchema.nullable(),
  /** Without a job. */
  formatScore: count,
  archived: z.boolean(),
  /** The recruiter who prepared it. Null if the member did. */
  preparedBy: z.string().nullable(),
});
export type ClientResume = z.infer<typeof clientResumeSchema>;

export const clientResumeDetailSchema = clientResumeSchema.extend({
  /** The current version as plain text, section by section. */
  text: z.string(),
  history: z.array(
    versionSchema.pick({ number: true, position: true, label: true, tailoredFor: true, changedAt: true }).extend({
      score: scoreSchema.nullable(),
    }),
  ),
});
export type ClientResumeDetail = z.infer<typeof clientResumeDetailSchema>;

export const clientMatchSchema = matchSchema.extend({ rules: ruleVerdictSchema });
export type ClientMatch = z.infer<typeof clientMatchSchema>;

export const clientApplicationSchema = z.object({
  id: z.string(),
  listingId: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  place: z.string(),
  state: applicationStateSchema,
  movedAt: at,
  appliedDate: z.iso.date().nullable(),
  score: count.nullable(),
});
export type ClientApplication = z.infer<typeof clientApplicationSchema>;

export const clientAnswerSchema = z.object({
  id: z.string(),
  question: z.string(),
  group: z.enum(QUESTION_GROUPS).nullable(),
  /** Null if only the member answers it, or if it says something about a visa that the member doesn’t share. */
  answer: z.string().nullable(),
  /** Why the answer isn’t shown. */
  hidden: z.enum([...MEMBER_ONLY_KINDS, 'visa']).nullable(),
  updatedAt: at,
});
export type ClientAnswer = z.infer<typeof clientAnswerSchema>;

export const screenedMemberSchema = z.object({
  member: person,
  /** The résumé with the highest score for the listing. Null if the member has none. */
  resume: z.object({ id: z.string(), title: z.string(), version: count, preparedBy: z.string().nullable() }).nullable(),
  score: count.nullable(),
  rules: ruleVerdictSchema,
  /** In the order of the requirements. Empty without a résumé. */
  results: z.array(
    z.object({
      answer: z.enum(REQUIREMENT_ANSWERS),
      /** What the résumé says about it, in one sentence. */
      text: z.string(),
      /** The line of the résumé that shows it. */
      line: z.string().nullable(),
    }),
  ),
});
export type ScreenedMember = z.infer<typeof screenedMemberSchema>;

export const screeningSchema = z.object({
  listing: listingSchema,
  requirements: z.array(
    z.object({
      kind: z.enum(REQUIREMENT_KINDS),
      name: z.string(),
      /** The words of the listing. */
      quote: z.string(),
    }),
  ),
  /** The recruiter’s authorized members, by name. Nobody is left out or ranked. */
  members: z.array(screenedMemberSchema),
  /** Members of the recruiter who haven’t authorized it. */
  unauthorized: z.array(person),
});
export type Screening = z.infer<typeof screeningSchema>;

/** What a recruiter sees of their own members. Each view of a member’s data is recorded and shown to the member in their export. */
export const workspace = {
  start: endpoint({
    method: 'GET',
    path: '/api/recruiting/workspace',
    summary: 'List the recruiter’s members with what waits, soonest due first',
    access: recruiters,
    scope: 'session',
    internal: true,
  }).output(z.object({ capacity: count, members: z.array(queuedMemberSchema) })),
  overview: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/overview',
    summary: 'Get a member’s authorization, rules, and what waits for them',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(client)
    .output(memberOverviewSchema),
  resumes: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/resumes',
    summary: 'List a member’s résumés with their scores',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'work',
    limits: [heavy],
    errors: needsAuthorization,
  })
    .input(client)
    .output(z.object({ resumes: z.array(clientResumeSchema) })),
  resume: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/resumes/{resumeId}',
    summary: 'Get one of a member’s résumés as text, with its versions',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'work',
    limits: [heavy],
    errors: needsAuthorization,
  })
    .input(client.extend({ resumeId: id }))
    .output(clientResumeDetailSchema),
  resumePdf: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/resumes/{resumeId}/pdf',
    summary: 'Download one of a member’s résumés as a PDF',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'download',
    limits: [heavy],
    errors: [...needsAuthorization, 'access.plan', 'export.unproven'],
  })
    .input(client.extend({ resumeId: id }))
    .output(z.instanceof(File)),
  matches: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/matches',
    summary: 'List listings that match a member’s résumé, with what their rules say; without those they have hidden',
    access: recruiters,
    scope: 'session',
    internal: true,
    limits: [heavy],
    errors: [...needsAuthorization, 'resumes.none', 'listings.matches-preparing'],
  })
    .input(
      client.extend({
        /** The most recently changed one if omitted. */
        resumeId: id.optional(),
        skip: wholeNumberTextSchema({ min: 0, max: workspaceLimits.matches }).default(0),
      }),
    )
    .output(
      z.object({
        resumeId: z.string(),
        resumes: z.array(z.object({ id: z.string(), title: z.string() })),
        matches: z.array(clientMatchSchema),
        total: count,
      }),
    ),
  applications: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/applications',
    summary: 'List the applications that a member tracks',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: needsAuthorization,
  })
    .input(client)
    .output(z.object({ applications: z.array(clientApplicationSchema) })),
  answers: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/answers',
    summary: 'List a member’s answer book; what only the member answers is named without its content',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: needsAuthorization,
  })
    .input(client)
    .output(z.object({ answers: z.array(clientAnswerSchema) })),
  screening: endpoint({
    method: 'GET',
    path: '/api/recruiting/screening/{listingId}',
    summary: 'Compare the requirements of a listing with the résumés of the recruiter’s own members',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'work',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found'],
  })
    .input(z.object({ listingId: id }))
    .output(screeningSchema),
};
